/** The header and the cookie choice in one language: engines do not differ by language. */
import { expect, test } from "./setup/engine-site";
import { byRole, bySelector } from "./setup/target";
import type { Visitor } from "./setup/visitor";
import { pageText } from "../setup/output/page-text";
import { consentKey } from "../../src/browser/consent-key";
import { screenPath } from "../../src/i18n/routes";

const home = screenPath("home", "en");
const about = screenPath("about", "en");
const header = byRole("banner");
const main = byRole("main");

const layout = (key: Parameters<typeof pageText<"layout">>[2]) => pageText("en", "layout", key);
const consent = (key: Parameters<typeof pageText<"cookie-consent">>[2]) =>
  pageText("en", "cookie-consent", key);

test.describe("the menus", () => {
  test("the Product menu opens, closes and navigates", async ({ open }) => {
    const visitor = await open({ path: home });
    const button = byRole("button", layout("product"), header);
    const link = byRole("link", layout("screens.therapists"), header);
    await visitor.seeNone(link);
    // By keyboard first: in WebKit, Tab does not leave a summary that was clicked.
    await visitor.evaluate(() => document.querySelector<HTMLElement>("header summary")!.focus());
    await visitor.press("Enter");
    await visitor.see(link);
    await visitor.tabTo(link, 3);
    await visitor.press("Escape");
    await visitor.seeNone(link);
    await visitor.untilFocused(button);

    await visitor.click(button);
    await visitor.click(link);
    await visitor.arrive(screenPath("therapists", "en"));
    await visitor.seeNone(link);
  });

  const toggle = byRole("button", layout("openMenu"));
  const drawer = byRole("dialog", layout("menu"));

  test("the drawer covers a phone's viewport, locks the page and navigates", async ({ open }) => {
    const visitor = await open({ path: home, width: 375, height: 700 });
    const link = byRole("link", layout("screens.about"), drawer);
    await visitor.click(toggle);
    await visitor.pointOf(link);
    const { x, y, width, height } = await visitor.boxOf(drawer);
    // The page behind reserves the width of its scrollbar.
    const pageWidth = await visitor.evaluate(() => document.body.getBoundingClientRect().width);
    expect([x, width, y + height]).toEqual([0, pageWidth, 700]);
    const overflow = () => getComputedStyle(document.documentElement).overflowY;
    expect(await visitor.evaluate(overflow)).toBe("hidden");
    await visitor.press("Escape");
    await visitor.seeNone(drawer);
    await visitor.untilFocused(toggle);

    await visitor.click(toggle);
    await visitor.click(link);
    await visitor.arrive(about);
    await visitor.seeNone(drawer);
  });

  test("the language changes, in the panel over the drawer", async ({ open }) => {
    const visitor = await open({ path: about, width: 375, height: 700 });
    await visitor.click(toggle);
    const trigger = byRole("button", layout("changeLanguage"), drawer);
    const panel = byRole("dialog", layout("chooseLanguage"));
    const other = byRole("link", layout("languageNames.sv"), panel);
    await visitor.click(trigger);
    await visitor.pointOf(other);
    await visitor.press("Escape");
    await visitor.seeNone(panel);
    await visitor.untilFocused(trigger);

    await visitor.click(trigger);
    await visitor.click(other);
    await visitor.arrive(screenPath("home", "sv"));
    await visitor.until(() => document.documentElement.lang === "sv");
    await visitor.untilHydrated();
  });

  test("the skip link is the first stop, and Tab goes through the header in order", async ({
    open,
  }) => {
    const visitor = await open({ path: about });
    const skip = byRole("link", layout("skipToContent"));
    await visitor.press("Tab");
    await visitor.untilFocused(skip);
    expect((await visitor.boxOf(skip)).y).toBeGreaterThanOrEqual(0);
    await visitor.press("Enter");
    await visitor.untilFocused(main);
    await visitor.press("Tab");
    expect(await visitor.hasFocus(bySelector("a[href], button", main))).toBe(true);

    await visitor.evaluate(() => document.querySelector<HTMLElement>("header a")!.focus());
    const stops = bySelector("a[href], button, summary", header);
    const order = Array.from({ length: await visitor.count(stops) }, (_, index) => index);
    const reached: number[] = [];
    for (const stop of order) {
      if (stop > 0) await visitor.press("Tab");
      reached.push(
        await visitor.ask(stops, (all) => all.findIndex((each) => each === document.activeElement)),
      );
    }
    expect(reached).toEqual(order);
  });
});

test.describe("the cookie choice", () => {
  const banner = byRole("region", consent("banner.title"));
  const dialog = byRole("dialog", consent("dialog.title"));
  const customize = byRole("button", consent("customize"));
  const save = byRole("button", consent("save"), dialog);
  const switchOf = (name: "analytics" | "marketing") =>
    byRole("switch", consent(`dialog.${name}.label`), dialog);
  const stored = (visitor: Visitor) =>
    visitor.evaluate((key) => localStorage.getItem(key), consentKey);

  test("a choice by category is stored and can be changed", async ({ open }) => {
    const visitor = await open({ path: home, width: 375, height: 700 });
    await visitor.click(customize);
    await visitor.pointOf(save);
    const { x, y, width, height } = await visitor.boxOf(dialog);
    expect([x >= 0, x + width <= 375, y + height <= 700]).toEqual([true, true, true]);
    await visitor.click(switchOf("marketing"));
    await visitor.click(save);
    await visitor.seeNone(dialog);
    expect(await visitor.count(banner)).toBe(0);
    expect(await stored(visitor)).toBe('{"analytics":false,"marketing":true}');

    await visitor.goto(screenPath("cookiePolicy", "en"));
    await visitor.untilHydrated();
    await visitor.click(byRole("button", consent("settings"), main));
    await visitor.pointOf(save);
    expect(
      await visitor.ask(switchOf("marketing"), ([each]) => (each as HTMLInputElement).checked),
    ).toBe(true);
    await visitor.click(switchOf("analytics"));
    await visitor.click(save);
    await visitor.seeNone(dialog);
    expect(await stored(visitor)).toBe('{"analytics":true,"marketing":true}');
  });
});
