/** What the journeys ask of a browser engine; each driver has an implementation of its own. */

export const engineNames = ["chromium", "firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

export type LaunchOptions = {
  /** `false`: the pages' scripts do not run. What the tests evaluate does. */
  readonly javaScript: boolean;
};

export type Engine = {
  /** Name and version, as a person would say them. */
  readonly version: string;
  /** Opens an empty window that knows nothing of those before it, which it replaces. */
  openPage(): Promise<EnginePage>;
  /** Ends the browser and all that was started for it. */
  close(): Promise<void>;
};

/** Keys by their names in `KeyboardEvent.key`. */
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

/** A window. Lengths and places are CSS pixels of its content. */
export type EnginePage = {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** The browser's own buttons; they do not wait for what is to come. */
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;

  /**
   * The value of a JavaScript expression in the page, awaited when it is a promise. The value has to be
   * JSON, or nothing.
   *
   * @throws Error when it throws, and when the page is left meanwhile.
   */
  evaluate(expression: string): Promise<unknown>;

  /** Real input: the engine itself finds out what is under the pointer and what has the focus. */
  moveMouse(x: number, y: number): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  /** `down` is about how far it scrolls what is there. */
  turnWheel(x: number, y: number, down: number): Promise<void>;
  press(key: Key, modifier?: Modifier): Promise<void>;
  type(text: string): Promise<void>;

  /** A PNG of the whole page, as it is beyond the window, too. */
  picture(): Promise<Buffer>;
  /** Errors on the console and uncaught exceptions since the window was opened, with their addresses. */
  problems(): Promise<readonly string[]>;
};
