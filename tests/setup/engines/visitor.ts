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
 * @throws Error that says what did not come within a minute, with the last exception as its cause.
 */
export async function waitFor<Result>(
  what: string,
  poll: () => Promise<Result>,
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
  throw new Error(`Timed out waiting for ${what}.`, { cause });
}

/** Acts on a page. All methods wait for what they need, and throw an error that describes it. */
export class Visitor {
  /** @param origin the site's origin, without a trailing slash. */
  constructor(
    readonly page: EnginePage,
    private readonly origin: string,
  ) {}

  /** Calls a function in the page. It must not use anything from outside but its arguments. */
  async evaluate<Args extends readonly unknown[], Value>(
    action: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    const list = args.map((arg) => JSON.stringify(arg)).join(", ");
    return (await this.page.evaluate(`(${action.toString()})(${list})`)) as Awaited<Value>;
  }

  async ask<Value>(
    target: Target,
    action: (elements: HTMLElement[]) => Value,
  ): Promise<Awaited<Value>> {
    const elements = `(${locate.toString()})(${JSON.stringify(target)})`;
    return (await this.page.evaluate(`(${action.toString()})(${elements})`)) as Awaited<Value>;
  }

  /** Waits until a function in the page returns neither `false` nor nothing. */
  async until<Args extends readonly unknown[], Value>(
    action: (...args: Args) => Value,
    ...args: Args
  ) {
    const what = `${action.toString()} with ${JSON.stringify(args)}`;
    return await waitFor(what, () => this.evaluate(action, ...args));
  }

  count(target: Target): Promise<number> {
    return this.ask(target, (elements) => elements.length);
  }

  async see(target: Target): Promise<void> {
    await waitFor(spell(target), async () => (await this.count(target)) > 0);
  }

  async seeNone(target: Target): Promise<void> {
    await waitFor(`no ${spell(target)}`, async () => (await this.count(target)) === 0);
  }

  async boxOf(target: Target) {
    await this.see(target);
    return await this.ask(target, ([element]) => {
      const { x, y, width, height } = element!.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** Returns the first element's centre, once it is in the viewport, at rest and not covered. */
  async pointOf(target: Target): Promise<{ x: number; y: number }> {
    await this.see(target);
    let before = "";
    return await waitFor(`${spell(target)}, at rest and not covered`, async () => {
      const state = await this.ask(target, ([element]) => {
        const { x, y, width, height } = element!.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        const hit = document.elementFromPoint(left, top);
        // A visually hidden input is covered by what is shown instead; a click on its label works.
        const own = [element!, element!.closest("label")];
        const isHit = hit !== null && own.some((each) => each?.contains(hit));
        if (!isHit) element!.scrollIntoView({ block: "center", behavior: "instant" });
        // Scroll-driven animations run forever.
        const isMoving = document
          .getAnimations()
          .filter((each) => each.playState === "running" && each.timeline === document.timeline)
          .some(({ effect }) => (effect as KeyframeEffect).target?.contains(element!));
        return { x: left, y: top, isHit, isMoving };
      });
      const now = JSON.stringify(state);
      const isAtRest = now === before && state.isHit && !state.isMoving;
      before = now;
      return isAtRest && { x: state.x, y: state.y };
    });
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.pointOf(target);
    await this.page.click(x, y);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.page.press(key);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.untilFocused(target);
    await this.ask(target, ([field]) => (field as HTMLInputElement).select());
    await this.page.type(text);
    await waitFor(`"${text}" in ${spell(target)}`, async () => {
      return (await this.ask(target, ([field]) => (field as HTMLInputElement).value)) === text;
    });
  }

  hasFocus(target: Target): Promise<boolean> {
    return this.ask(target, (elements) => elements.includes(document.activeElement as HTMLElement));
  }

  async untilFocused(target: Target): Promise<void> {
    await waitFor(`the focus on ${spell(target)}`, () => this.hasFocus(target));
  }

  async tabTo(target: Target, maxPresses: number): Promise<void> {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await this.page.press("Tab");
      if (await this.hasFocus(target)) return;
    }
    throw new Error(`Tab does not reach ${spell(target)}.`);
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(this.origin + url);
  }

  async arrive(url: string): Promise<void> {
    await this.until((href) => location.href === href, this.origin + url);
  }

  async untilHydrated(): Promise<void> {
    await this.until(() => {
      const root = document.getElementById("gatsby-focus-wrapper");
      return root !== null && Object.keys(root).some((key) => key.startsWith("__reactFiber"));
    });
  }

  async untilScrolledTo(y: number): Promise<void> {
    await this.until((top) => Math.abs(scrollY - top) <= 1, y);
  }

  async travel(steps: 1 | -1): Promise<void> {
    // Later than this evaluation, which would fail if its page went meanwhile.
    await this.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  async problems(): Promise<string> {
    return await waitFor("the page's problems", () => this.evaluate(() => window.name));
  }
}
