/** A visitor's actions and observations, the same for every engine. */
import { setTimeout as pause } from "node:timers/promises";
import type { EnginePage, Key } from "./engine";
import { locate, spell, type Target } from "./target";

/** Milliseconds. A busy machine holds Firefox up for half a minute. */
const timeout = 60_000;

/**
 * Polls until the result is neither `false` nor nothing. Exceptions count as "not yet": a page that is being
 * left throws.
 *
 * @throws Error with `message` after a minute, and the last exception as its cause.
 */
export async function waitFor<Result>(
  poll: () => Promise<Result>,
  message: () => string,
): Promise<Exclude<Result, false | null | undefined>> {
  const deadline = Date.now() + timeout;
  let cause: unknown;
  do {
    try {
      const result = await poll();
      if (result !== false && result !== undefined && result !== null)
        return result as Exclude<Result, false | null | undefined>;
    } catch (error) {
      cause = error;
    }
    await pause(40);
  } while (Date.now() < deadline);
  throw new Error(message(), { cause });
}

export type Visitor = ReturnType<typeof visitorOf>;

/**
 * Wraps a page. All functions wait for what they need, and throw an error that describes it.
 *
 * @param origin the site's origin, without a trailing slash.
 */
export function visitorOf(page: EnginePage, origin: string) {
  /** Calls a function in the page. It must not use anything from outside but its arguments. */
  async function evaluate<Args extends readonly unknown[], Value>(
    action: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = args.map((arg) => JSON.stringify(arg)).join(", ");
    return (await page.evaluate(`(${action.toString()})(${list})`)) as Awaited<Value>;
  }

  /** Calls a function in the page with the elements that match a target now. */
  async function ask<Value>(
    target: Target,
    action: (elements: HTMLElement[]) => Value,
  ): Promise<Awaited<Value>> {
    const elements = `(${locate.toString()})(${JSON.stringify(target)})`;
    return (await page.evaluate(`(${action.toString()})(${elements})`)) as Awaited<Value>;
  }

  /** Waits until a function in the page returns neither `false` nor nothing. */
  async function until<Args extends readonly unknown[], Value>(
    action: (...args: Args) => Value,
    ...args: Args
  ) {
    return await waitFor(
      () => evaluate(action, ...args),
      () => `Timed out waiting for ${action.toString()} with ${JSON.stringify(args)}`,
    );
  }

  async function count(target: Target): Promise<number> {
    return await ask(target, (elements) => elements.length);
  }

  /** Waits until an element is visible. */
  async function see(target: Target): Promise<void> {
    await waitFor(
      async () => (await count(target)) > 0,
      () => `There is no ${spell(target)}.`,
    );
  }

  async function seeNone(target: Target): Promise<void> {
    await waitFor(
      async () => (await count(target)) === 0,
      () => `There is still ${spell(target)}.`,
    );
  }

  /** Returns the first element's bounding box in the viewport. */
  async function boxOf(target: Target) {
    await see(target);
    return await ask(target, ([element]) => {
      const { x, y, width, height } = element!.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** Returns the first element's centre, once it is in the viewport, at rest and not covered. */
  async function pointOf(target: Target): Promise<{ x: number; y: number }> {
    await see(target);
    let before = "";
    return await waitFor(
      async () => {
        const state = await ask(target, ([element]) => {
          const { x, y, width, height } = element!.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          const hit = document.elementFromPoint(left, top);
          // A visually hidden input is covered by what is shown instead; a click on its label works.
          const own = [element!, element!.closest("label")];
          const isHit = hit !== null && own.some((each) => each?.contains(hit));
          if (!isHit) element!.scrollIntoView({ block: "center", behavior: "instant" });
          let isMoving = false;
          for (let each: Element | null = element!; each; each = each.parentElement) {
            // Scroll-driven animations run forever.
            isMoving ||= each
              .getAnimations()
              .some(
                ({ playState, timeline }) =>
                  playState === "running" && timeline === document.timeline,
              );
          }
          return { x: left, y: top, isHit, isMoving };
        });
        const now = JSON.stringify(state);
        const isAtRest = now === before && state.isHit && !state.isMoving;
        before = now;
        return isAtRest && { x: state.x, y: state.y };
      },
      () => `${spell(target)} cannot be clicked: ${before}.`,
    );
  }

  async function click(target: Target): Promise<void> {
    const { x, y } = await pointOf(target);
    await page.click(x, y);
  }

  /** Presses keys, one after the other. */
  async function press(...keys: Key[]): Promise<void> {
    for (const key of keys) await page.press(key);
  }

  /** Replaces the value of a field. */
  async function fill(target: Target, text: string): Promise<void> {
    await click(target);
    await untilFocused(target);
    await ask(target, ([field]) => (field as HTMLInputElement).select());
    await page.type(text);
    await waitFor(
      async () => (await ask(target, ([field]) => (field as HTMLInputElement).value)) === text,
      () => `${spell(target)} does not have the value "${text}".`,
    );
  }

  async function hasFocus(target: Target): Promise<boolean> {
    return await ask(target, (elements) =>
      elements.some((each) => each === document.activeElement),
    );
  }

  async function untilFocused(target: Target): Promise<void> {
    await waitFor(
      () => hasFocus(target),
      () => `The focus is not on ${spell(target)}.`,
    );
  }

  /** Presses Tab until an element has the focus. */
  async function tabTo(target: Target, maxPresses = 60): Promise<void> {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await page.press("Tab");
      if (await hasFocus(target)) return;
    }
    throw new Error(`Tab does not reach ${spell(target)}.`);
  }

  /** Waits until the browser is at this URL, relative to the origin. */
  async function arrive(url: string): Promise<void> {
    await waitFor(
      () => evaluate((href) => location.href === href, origin + url),
      () => `The visitor does not arrive at ${url}.`,
    );
  }

  async function untilHydrated(): Promise<void> {
    await until(() => {
      const root = document.getElementById("gatsby-focus-wrapper");
      return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    });
  }

  /** Waits until the page is scrolled to a position. */
  async function untilScrolledTo(y: number): Promise<void> {
    let position: number | undefined;
    await waitFor(
      async () => Math.abs((position = await evaluate(() => scrollY)) - y) <= 1,
      () => `The page is scrolled to ${position} px instead of ${y}.`,
    );
  }

  /** Goes back in the history, or forward. */
  async function travel(steps: 1 | -1): Promise<void> {
    // Later than this evaluation, which would fail if its page went meanwhile.
    await evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  /** Returns what has gone wrong in the window so far, see `collectProblems`. */
  async function problems(): Promise<string> {
    return await waitFor(
      () => evaluate(() => window.name),
      () => "The page cannot be asked for its problems.",
    );
  }

  return {
    page,
    evaluate,
    ask,
    until,
    count,
    see,
    seeNone,
    boxOf,
    pointOf,
    click,
    press,
    fill,
    hasFocus,
    untilFocused,
    tabTo,
    arrive,
    untilHydrated,
    untilScrolledTo,
    travel,
    problems,
    goto: (url: string) => page.goto(origin + url),
  };
}
