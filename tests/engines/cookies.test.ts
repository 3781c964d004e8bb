/** The cookie banner and its dialog. */
import { engineSite } from "../setup/engines/engine-site";
import { byRole } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { waitFor } from "../setup/engines/wait-for";
import { pageText } from "../setup/output/page-text";
import { consentKey } from "../../src/browser/storage-entries";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const locale: Locale = "en";

const site = engineSite();

function partsOf(locale: Locale) {
  const text = (key: Parameters<typeof pageText<"cookie-consent">>[2]) =>
    pageText(locale, "cookie-consent", key);
  const dialog = byRole("dialog", text("dialog.title"));
  return {
    banner: byRole("region", text("banner.title")),
    dialog,
    customize: byRole("button", text("customize")),
    reject: byRole("button", text("reject")),
    accept: byRole("button", text("accept")),
    save: byRole("button", text("save"), dialog),
    switchOf: (name: "analytics" | "marketing") =>
      byRole("switch", text(`dialog.${name}.label`), dialog),
    settings: byRole("button", text("settings"), byRole("main")),
  };
}

async function storedRecord(visitor: Visitor): Promise<string | null> {
  return await visitor.evaluate((key) => localStorage.getItem(key), consentKey);
}

test.each([375, 1280])(
  "a choice by category is stored and can be changed (%i px)",
  async (width) => {
    const height = 700;
    const visitor = await site.open({ path: screenPath("home", locale), width, height });
    const { banner, dialog, customize, save, switchOf, settings } = partsOf(locale);
    await visitor.click(customize);
    await visitor.pointOf(save);
    const box = await visitor.boxOf(dialog);
    expect(box.height).toBeGreaterThan(300);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(await visitor.count(banner)).toBe(0);

    await visitor.click(switchOf("marketing"));
    await visitor.click(save);
    await visitor.seeNone(dialog);
    expect(await visitor.count(banner)).toBe(0);
    expect(await storedRecord(visitor)).toBe('{"analytics":false,"marketing":true}');

    await visitor.goto(screenPath("cookiePolicy", locale));
    await visitor.untilHydrated();
    await visitor.click(settings);
    await visitor.pointOf(save);
    const isOn = (name: "analytics" | "marketing") =>
      visitor.ask(switchOf(name), ([each]) => (each as HTMLInputElement).checked);
    expect([await isOn("analytics"), await isOn("marketing")]).toEqual([false, true]);
    await visitor.click(switchOf("analytics"));
    await visitor.click(switchOf("marketing"));
    await visitor.click(save);
    await visitor.seeNone(dialog);
    expect(await storedRecord(visitor)).toBe('{"analytics":true,"marketing":false}');
  },
);

test("a rejection is stored and stays in force", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const { banner, reject, accept } = partsOf(locale);
  // Side by side, and of the same width.
  const [no, yes] = [await visitor.boxOf(reject), await visitor.boxOf(accept)];
  expect([yes.y, yes.width]).toEqual([no.y, no.width]);
  await visitor.click(reject);
  await visitor.seeNone(banner);
  await visitor.page.reload();
  await visitor.untilHydrated();
  expect(await visitor.count(banner)).toBe(0);
  expect(await storedRecord(visitor)).toBe('{"analytics":false,"marketing":false}');
});

test("Escape stores nothing and returns to the banner", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const { banner, dialog, customize, switchOf } = partsOf(locale);
  await visitor.click(customize);
  await visitor.click(switchOf("analytics"));
  await visitor.press("Escape");
  await visitor.seeNone(dialog);
  await visitor.see(banner);
  await visitor.untilFocused(customize);
  expect(await storedRecord(visitor)).toBeNull();
});

test("the page behind the dialog does not scroll, even while it opens", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const { dialog, customize, save } = partsOf(locale);
  const scrolledTo = await visitor.evaluate(() => {
    scrollTo({ top: 400, behavior: "instant" });
    return scrollY;
  });
  await visitor.click(customize);
  await visitor.see(dialog);
  await visitor.page.turnWheel(30, 300, 600);
  await visitor.pointOf(save);
  await visitor.page.turnWheel(30, 300, 600);
  await visitor.press("PageDown", "End");
  // Any scrolling would be done two frames later.
  await visitor.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await visitor.evaluate(() => scrollY)).toBe(scrolledTo);
  await visitor.press("Escape");
  await visitor.seeNone(dialog);
  // WebKit ignores the first wheel event after a dialog.
  await waitFor(
    async () => {
      await visitor.page.turnWheel(30, 300, 600);
      return await visitor.evaluate((before) => scrollY > before, scrolledTo);
    },
    () => "The page still does not scroll after the dialog has closed.",
  );
});
