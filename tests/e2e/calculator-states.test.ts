/** The calculator's states: explained, without motion, before hydration, without JavaScript. */
import type { Page } from "playwright-core";
import { calculatorOn, totalText, untilShows } from "../setup/pages/calculator-page";
import { shiftsOn, noShifts, watchShifts } from "../setup/browser/layout-shifts";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { formatKronor } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

test.each([
  [1280, true],
  [1024, false],
  [375, false],
])("at %i px the explanation opens at the side: %s", async (width, isBeside) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), width });
  const { explain, explanation, total, demo } = calculatorOn(page, "sv");
  await explain.scrollIntoViewIfNeeded();
  const before = (await explain.boundingBox())!;
  await explain.click();
  expect(await explain.getAttribute("aria-expanded")).toBe("true");
  // A second click at the same position closes it again.
  const { x, y } = (await explain.boundingBox())!;
  expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(24);
  const panel = (await explanation.locator("..").boundingBox())!;
  const [figure, link] = [(await total.boundingBox())!, (await demo.boundingBox())!];
  if (isBeside) expect(panel.x).toBeGreaterThan(figure.x + figure.width);
  else expect(panel.y).toBeGreaterThan(link.y + link.height);
  await explain.click();
  expect(await explanation.isVisible()).toBe(false);
});

async function animationsOn(page: Page): Promise<number> {
  return await page
    .locator("#calculator")
    .evaluate((root) => root.getAnimations({ subtree: true }).length);
}

test("nothing is animated with reduced motion", async () => {
  const context = { reducedMotion: "reduce" } as const;
  const { page } = await site.openPage({ path: screenPath("home", "sv"), context });
  const { select, slider, explain } = calculatorOn(page, "sv");
  await select.click();
  expect(await animationsOn(page)).toBe(0);
  await slider("days").press("End");
  await explain.click();
  expect(await animationsOn(page)).toBe(0);
});

test("moving a slider to its end and back shifts no layout", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), prepare: watchShifts });
  const { root, slider } = calculatorOn(page, "sv");
  const height = async () => (await root.boundingBox())!.height;
  const before = await height();
  for (const key of ["End", "Home"]) {
    await slider("employees").press(key);
    await slider("days").press(key);
    expect(await height()).toBe(before);
  }
  expect(await shiftsOn(page)).toEqual(noShifts);
});

test.each([
  ["slider", "80"],
  ["field", "81"],
] as const)("input in a %s before hydration is kept", async (kind, value) => {
  const { page, problems } = await site.openPage({
    path: screenPath("home", "sv"),
    prepare: async (fresh) => {
      await fresh.route("**/*.js", async (route) => {
        await fresh.waitForFunction(() => document.documentElement.dataset.early === "done");
        await route.continue();
      });
      await fresh.addInitScript(
        ([type, early]) => {
          document.addEventListener("DOMContentLoaded", () => {
            const inputs = document.querySelectorAll<HTMLInputElement>(`#calculator ${type}`);
            inputs[1]!.value = early;
            document.documentElement.dataset.early = "done";
          });
        },
        [kind === "slider" ? "input[type=range]" : "input[type=text]", value] as const,
      );
    },
  });
  await untilShows(calculatorOn(page, "sv"), { days: Number(value) }, "sv");
  expect(problems()).toEqual([]);
});

test.each(locales)("without JavaScript, it shows an example (%s)", async (locale) => {
  const path = screenPath("home", locale);
  const { page } = await site.openPage({ path, javaScript: false });
  const { root, select, slider, field, total, explain, explanation, copy, demo } = calculatorOn(
    page,
    locale,
  );
  expect(await total.textContent()).toBe(totalText({}, locale));
  const example = { employees: 5, days: 60, salary: formatKronor(35_000, locale) };
  const sentence = pageText(locale, "calculator", "example", example);
  expect(await root.innerText()).toContain(sentence);
  expect(await explanation.isVisible()).toBe(true);
  expect(await demo.isVisible()).toBe(true);
  for (const part of [select, slider("days"), field("days"), explain, copy]) {
    expect(await part.count()).toBe(0);
  }
});
