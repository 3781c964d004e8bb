/** A visitor's actions and observations, the same for every engine. */
import type { EnginePage, Key, Modifier } from "./engine";
import { locate, spell, type Target } from "./target";
import { waitFor } from "./wait-for";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

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
    action: (elements: HTMLElement[], argument: never) => Value,
    argument: Json = null,
  ): Promise<Awaited<Value>> {
    const elements = `(${locate.toString()})(${JSON.stringify(target)})`;
    const call = `(${action.toString()})(${elements}, ${JSON.stringify(argument)})`;
    return (await page.evaluate(call)) as Awaited<Value>;
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
  async function boxOf(target: Target): Promise<Box> {
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
    await clickAt(x, y);
  }

  async function clickAt(x: number, y: number): Promise<void> {
    await page.moveMouse(x, y);
    await page.pressMouse();
    await page.releaseMouse();
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
    if (text === "") await press("Backspace");
    else await page.type(text);
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

  async function textsOf(target: Target): Promise<string[]> {
    return await ask(target, (elements) =>
      elements.map((each) => each.textContent.replace(/\s+/g, " ").trim()),
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
    clickAt,
    press,
    pressWith: (modifier: Modifier, key: Key) => page.press(key, modifier),
    fill,
    hasFocus,
    untilFocused,
    tabTo,
    arrive,
    untilHydrated,
    untilScrolledTo,
    textsOf,
    goto: (url: string) => page.goto(origin + url),
  };
}
