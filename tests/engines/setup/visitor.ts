/** A visitor's actions and observations, the same for every engine. */
import { expect } from "@playwright/test";
import type { EnginePage, Key } from "./engine";
import { locate, type Target } from "./target";

/** Repeats a step until it throws nothing; a page that is being left throws, too. @returns its value. */
async function eventually<Value>(step: () => Promise<Value>): Promise<Value> {
  let value: Value | undefined;
  // A busy machine holds Firefox up for half a minute.
  await expect(async () => void (value = await step())).toPass({
    timeout: 60_000,
    intervals: [40],
  });
  return value as Value;
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

  /** Waits until a function in the page returns `true`. */
  async until<Args extends readonly unknown[]>(
    action: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const what = `${action.toString()} with ${JSON.stringify(args)}`;
    await eventually(async () => expect(await this.evaluate(action, ...args), what).toBe(true));
  }

  count(target: Target): Promise<number> {
    return this.ask(target, (elements) => elements.length);
  }

  async see(target: Target): Promise<void> {
    await eventually(async () => {
      expect(await this.count(target), JSON.stringify(target)).toBeGreaterThan(0);
    });
  }

  async seeNone(target: Target): Promise<void> {
    await eventually(async () => {
      expect(await this.count(target), JSON.stringify(target)).toBe(0);
    });
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
    return await eventually(async () => {
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
      const last = before;
      before = JSON.stringify(state);
      expect(state, JSON.stringify(target)).toMatchObject({ isHit: true, isMoving: false });
      expect(before).toBe(last);
      return { x: state.x, y: state.y };
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
    await eventually(async () => {
      const value = await this.ask(target, ([field]) => (field as HTMLInputElement).value);
      expect(value, JSON.stringify(target)).toBe(text);
    });
  }

  hasFocus(target: Target): Promise<boolean> {
    return this.ask(target, (elements) => elements.includes(document.activeElement as HTMLElement));
  }

  async untilFocused(target: Target): Promise<void> {
    await eventually(async () => {
      expect(await this.hasFocus(target), JSON.stringify(target)).toBe(true);
    });
  }

  async tabTo(target: Target, maxPresses: number): Promise<void> {
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await this.page.press("Tab");
      if (await this.hasFocus(target)) return;
    }
    throw new Error(`Tab does not reach ${JSON.stringify(target)}.`);
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(this.origin + url);
  }

  async arrive(url: string): Promise<void> {
    await this.until((href) => location.href === href, this.origin + url);
  }

  async untilHydrated(): Promise<void> {
    await this.until(() => window.isHydrated === true);
  }

  async untilScrolledTo(y: number): Promise<void> {
    await this.until((top) => Math.abs(scrollY - top) <= 1, y);
  }

  async travel(steps: 1 | -1): Promise<void> {
    // Later than this evaluation, which would fail if its page went meanwhile.
    await this.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  }

  async problems(): Promise<string> {
    return await eventually(() => this.evaluate(() => window.name));
  }
}
