/** Menus, language panel, skip link and tab order. */
import { engineSite } from "../setup/engines/engine-site";
import { byRole, bySelector } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { pageText } from "../setup/output/page-text";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const locale: Locale = "en";

const site = engineSite();
const header = byRole("banner");

const text = (locale: Locale, key: Parameters<typeof pageText<"layout">>[2]) =>
  pageText(locale, "layout", key);

test("the Product menu opens, closes and navigates", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const button = byRole("button", text(locale, "product"), header);
  const link = byRole("link", text(locale, "screens.therapists"), header);
  await visitor.seeNone(link);
  await visitor.click(button);
  await visitor.see(link);
  await visitor.press("Escape");
  await visitor.seeNone(link);

  // By keyboard, after a click elsewhere: in WebKit, Tab does not leave a summary that was clicked.
  await visitor.click(bySelector("main h1"));
  await visitor.evaluate(() => document.querySelector<HTMLElement>("header summary")!.focus());
  await visitor.press("Enter");
  await visitor.see(link);
  await visitor.tabTo(link, 3);
  await visitor.press("Escape");
  await visitor.seeNone(link);
  await visitor.untilFocused(button);

  await visitor.click(button);
  await visitor.click(link);
  await visitor.arrive(screenPath("therapists", locale));
  await visitor.seeNone(link);
});

async function openDrawer(visitor: Visitor, locale: Locale) {
  const toggle = byRole("button", text(locale, "openMenu"));
  const drawer = byRole("dialog", text(locale, "menu"));
  await visitor.click(toggle);
  await visitor.see(drawer);
  return { toggle, drawer };
}

test("the drawer covers a phone's viewport and navigates", async () => {
  const visitor = await site.open({ path: screenPath("home", locale), width: 375, height: 700 });
  const { toggle, drawer } = await openDrawer(visitor, locale);
  await visitor.pointOf(byRole("link", text(locale, "screens.about"), drawer));
  const { x, y, width, height } = await visitor.boxOf(drawer);
  // The page behind reserves the width of its scrollbar.
  const pageWidth = await visitor.evaluate(() => document.body.getBoundingClientRect().width);
  expect([x, width, y + height]).toEqual([0, pageWidth, 700]);
  expect(height).toBeGreaterThan(500);
  await visitor.press("Escape");
  await visitor.seeNone(drawer);
  await visitor.untilFocused(toggle);

  await openDrawer(visitor, locale);
  await visitor.click(byRole("link", text(locale, "screens.about"), drawer));
  await visitor.arrive(screenPath("about", locale));
  await visitor.seeNone(drawer);
});

test("the drawer traps the focus", async () => {
  const visitor = await site.open({ path: screenPath("home", "sv"), width: 375 });
  const { drawer } = await openDrawer(visitor, "sv");
  const stops = await visitor.count(bySelector("a[href], button", drawer));
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await visitor.press("Tab");
    // Between the last stop and the first, the focus is in the browser's own controls.
    const isBehind = await visitor.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(isBehind).toBe(false);
  }
});

test("the drawer closes when the viewport has room for the menu", async () => {
  const visitor = await site.open({ path: screenPath("home", "sv"), width: 375 });
  const { drawer } = await openDrawer(visitor, "sv");
  await visitor.page.resize(1280, 800);
  await visitor.seeNone(drawer);
  await visitor.click(byRole("link", text("sv", "screens.about"), header));
  await visitor.arrive(screenPath("about", "sv"));
});

test.each([
  ["sv", "en", 1280],
  ["en", "sv", 375],
] as const)("the language changes from %s to %s at %i px", async (from, to, width) => {
  const visitor = await site.open({ path: screenPath("about", from), width, height: 700 });
  const within = width < 600 ? (await openDrawer(visitor, from)).drawer : header;
  const trigger = byRole("button", text(from, "changeLanguage"), within);
  const panel = byRole("dialog", text(from, "chooseLanguage"));

  await visitor.click(trigger);
  const other = byRole("link", text(from, `languageNames.${to}`), panel);
  await visitor.pointOf(other);
  expect((await visitor.boxOf(panel)).height).toBeGreaterThan(500);
  await visitor.press("Escape");
  await visitor.seeNone(panel);
  await visitor.untilFocused(trigger);

  await visitor.click(trigger);
  await visitor.click(other);
  await visitor.arrive(screenPath("home", to));
  await visitor.until((lang) => document.documentElement.lang === lang, to);
  await visitor.untilHydrated();
  await visitor.see(byRole("link", text(to, "screens.about"), byRole("contentinfo")));
});

test("the first tab stop is the skip link", async () => {
  const visitor = await site.open({ path: screenPath("about", locale) });
  const skip = byRole("link", text(locale, "skipToContent"));
  await visitor.press("Tab");
  await visitor.untilFocused(skip);
  const { x, y, height } = await visitor.boxOf(skip);
  expect([x >= 0, y >= 0, height > 20]).toEqual([true, true, true]);
  await visitor.press("Enter");
  await visitor.untilFocused(byRole("main"));
  await visitor.press("Tab");
  expect(await visitor.hasFocus(bySelector("a[href], button, [tabindex]", byRole("main")))).toBe(
    true,
  );
});

test("Tab and Shift+Tab go through the header in order", async () => {
  const visitor = await site.open({ path: screenPath("about", "sv") });
  // Without the cookie banner, which precedes the header.
  await visitor.click(byRole("button", pageText("sv", "cookie-consent", "reject")));
  await visitor.evaluate(() => document.querySelector<HTMLElement>("header a")!.focus());
  const operable = bySelector("a[href], button, summary", header);
  const focusedIndex = () =>
    visitor.ask(operable, (elements) =>
      elements.findIndex((each) => each === document.activeElement),
    );
  const count = await visitor.count(operable);
  const indexes = [await focusedIndex()];
  for (let step = 1; step < count; step += 1) {
    await visitor.press("Tab");
    indexes.push(await focusedIndex());
  }
  for (let step = 1; step < count; step += 1) {
    await visitor.pressWith("Shift", "Tab");
    indexes.push(await focusedIndex());
  }
  const order = Array.from({ length: count }, (_, index) => index);
  expect(indexes).toEqual([...order, ...order.slice(0, -1).reverse()]);
});
