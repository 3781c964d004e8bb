/** What a visitor does and sees on the site, in the same words for every engine. */
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
 * Wraps a window. Everything waits for what it needs, and fails with a sentence about it.
 *
 * @param origin of the site, without a trailing slash.
 */
export function visitorOf(page: EnginePage, origin: string) {
  /** Calls a function in the page. It can use nothing but its arguments and the page. */
  async function evaluate<Args extends readonly unknown[], Value>(
    action: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = args.map((arg) => JSON.stringify(arg)).join(", ");
    return (await page.evaluate(`(${action.toString()})(${list})`)) as Awaited<Value>;
  }

  /** Calls a function in the page with the elements that a target means at the moment. */
  async function ask<Value>(
    target: Target,
    action: (elements: HTMLElement[], argument: never) => Value,
    argument: Json = null,
  ): Promise<Awaited<Value>> {
    const elements = `(${locate.toString()})(${JSON.stringify(target)})`;
    const call = `(${action.toString()})(${elements}, ${JSON.stringify(argument)})`;
    return (await page.evaluate(call)) as Awaited<Value>;
  }

  /** Waits until a function in the page gives something that counts. */
  async function until<Args extends readonly unknown[], Value>(
    action: (...args: Args) => Value,
    ...args: Args
  ) {
    return await waitFor(
      () => evaluate(action, ...args),
      () => `It does not come to this: ${action.toString()}, ${JSON.stringify(args)}`,
    );
  }

  async function count(target: Target): Promise<number> {
    return await ask(target, (elements) => elements.length);
  }

  /** Waits until one can be seen. */
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

  /** The first one's place in the window. */
  async function boxOf(target: Target): Promise<Box> {
    await see(target);
    return await ask(target, ([element]) => {
      const { x, y, width, height } = element!.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /**
   * The middle of the first one, scrolled into the window, where it rests and nothing lies over it.
   */
  async function pointOf(target: Target): Promise<{ x: number; y: number }> {
    await see(target);
    let before = "";
    return await waitFor(
      async () => {
        const place = await ask(target, ([element]) => {
          const { x, y, width, height } = element!.getBoundingClientRect();
          const [left, top] = [x + width / 2, y + height / 2];
          const hit = document.elementFromPoint(left, top);
          // A hidden box lies under what is drawn in its place; a label leads to it.
          const own = [element!, element!.closest("label")];
          const isHit = hit !== null && own.some((each) => each?.contains(hit));
          if (!isHit) element!.scrollIntoView({ block: "center", behavior: "instant" });
          let isMoving = false;
          for (let each: Element | null = element!; each; each = each.parentElement) {
            // Those of the scrolled page run for ever.
            isMoving ||= each
              .getAnimations()
              .some(
                ({ playState, timeline }) =>
                  playState === "running" && timeline === document.timeline,
              );
          }
          return { x: left, y: top, isHit, isMoving };
        });
        const now = JSON.stringify(place);
        const rests = now === before && place.isHit && !place.isMoving;
        before = now;
        return rests && { x: place.x, y: place.y };
      },
      () => `Nobody can reach ${spell(target)}: ${before}.`,
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

  /** Strikes keys, one after the other. */
  async function press(...keys: Key[]): Promise<void> {
    for (const key of keys) await page.press(key);
  }

  /** Writes into a field, in the place of what stands there. */
  async function fill(target: Target, text: string): Promise<void> {
    await click(target);
    await untilFocused(target);
    await ask(target, ([field]) => (field as HTMLInputElement).select());
    if (text === "") await press("Backspace");
    else await page.type(text);
    await waitFor(
      async () => (await ask(target, ([field]) => (field as HTMLInputElement).value)) === text,
      () => `"${text}" does not stand in ${spell(target)}.`,
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
  async function tabTo(target: Target, most = 60): Promise<void> {
    for (let tries = 0; tries < most; tries += 1) {
      await page.press("Tab");
      if (await hasFocus(target)) return;
    }
    throw new Error(`Tab does not lead to ${spell(target)}.`);
  }

  /** Waits until the address is this, and React has taken the page over where scripts run. */
  async function arrive(address: string): Promise<void> {
    await waitFor(
      () => evaluate((href) => location.href === href, origin + address),
      () => `The visitor does not arrive at ${address}.`,
    );
  }

  async function untilHydrated(): Promise<void> {
    await until(() => {
      const root = document.getElementById("gatsby-focus-wrapper");
      return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    });
  }

  /** Waits until the window is scrolled to a place. */
  async function untilScrolledTo(y: number): Promise<void> {
    let place: number | undefined;
    await waitFor(
      async () => Math.abs((place = await evaluate(() => scrollY)) - y) <= 1,
      () => `The page is at ${place} px instead of ${y}.`,
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
    goto: (address: string) => page.goto(origin + address),
  };
}
