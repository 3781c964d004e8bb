/** The interface of a browser engine, which each driver implements. */

export type EngineName = "firefox" | "webkit";

export type LaunchOptions = {
  /** `false` disables the pages' own scripts, but not those that tests evaluate. */
  readonly javaScript: boolean;
};

export type Engine = {
  /** Opens an empty window in a new session, and closes the previous one. */
  openPage(): Promise<EnginePage>;
  /** Closes the browser and all processes started for it. */
  close(): Promise<void>;
};

/** Values of `KeyboardEvent.key`. */
export type Key =
  | " "
  | "ArrowDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "Backspace"
  | "End"
  | "Enter"
  | "Escape"
  | "Home"
  | "PageDown"
  | "Tab";

export type Modifier = "Control" | "Shift";

/** A window. Lengths and positions are in CSS pixels of its viewport. */
export type EnginePage = {
  /** Opens a URL and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Like the browser's own button, does not wait for the navigation. Neither does `forward`. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;

  /**
   * Evaluates a JavaScript expression in the page and awaits a promise. The value must be JSON or undefined.
   *
   * @throws Error if the expression throws, or if the page is left meanwhile.
   */
  evaluate(expression: string): Promise<unknown>;

  /** This and the following methods send real input. */
  moveMouse(x: number, y: number): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  /** `down` is the approximate scroll distance. */
  turnWheel(x: number, y: number, down: number): Promise<void>;
  press(key: Key, modifier?: Modifier): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns console errors and uncaught exceptions since the window was opened, with their URLs. */
  problems(): Promise<readonly string[]>;
};
