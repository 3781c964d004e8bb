/** The interface of a browser engine, which each driver implements. */

export type EngineName = "firefox" | "webkit";

export type LaunchOptions = {
  /** `false` disables the pages' own scripts, but not those that tests evaluate. */
  readonly javaScript: boolean;
};

export type Engine = {
  /** Opens an empty window in a new session, and closes the previous one. */
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
};

export type Key =
  " " | "ArrowDown" | "ArrowRight" | "ArrowUp" | "Enter" | "Escape" | "Home" | "Tab";

/** A window. Lengths and positions are in CSS pixels of its viewport. */
export type EnginePage = {
  goto(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;

  /**
   * Evaluates a JavaScript expression in the page and awaits a promise. The value must be JSON or undefined.
   *
   * @throws Error if the expression throws, or if the page is left meanwhile.
   */
  evaluate(expression: string): Promise<unknown>;

  /** This and the following methods send real input. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
};

/**
 * Runs in every document before its own scripts. Collects what goes wrong in the window's name, which survives
 * navigations and is no storage of the site's.
 */
export function collectProblems(): void {
  const note = (problem: string) => {
    window.name += `${problem} (${location.href})\n`;
  };
  console.error = (...parts: unknown[]) => note(`console error: ${parts.map(String).join(" ")}`);
  addEventListener("unhandledrejection", ({ reason }) => note(`rejection: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    note(
      `violation of the policy: ${effectiveDirective} (${blockedURI}) ${sourceFile}:${lineNumber}`,
    );
  });
  addEventListener(
    "error",
    (event) => {
      if (event instanceof ErrorEvent) note(`exception: ${event.message}`);
      // Leaving a page cancels its prefetches.
      const { target } = event;
      const isPrefetch = target instanceof HTMLLinkElement && target.rel !== "stylesheet";
      if (target instanceof Element && !isPrefetch) note(`not loaded: ${target.outerHTML}`);
    },
    true,
  );
}
