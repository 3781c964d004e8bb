/** The sick-leave calculator on the home page: its layout, and its inputs in the URL. Keyboard: `tests/engines`. */
import { expect, test } from "../setup/fixtures";
import { calculatorOn, totalText } from "../setup/pages/calculator-page";
import { shiftsOn, watchShifts } from "../setup/browser/layout-shifts";
import { pageText } from "../setup/output/page-text";
import { formatKronor } from "../../src/i18n/format";
import { screenPath } from "../../src/i18n/routes";
import {
  defaultInputs,
  type CalculatorInputs,
} from "../../src/features/sick-leave-calculator/calculator-inputs";
import { loadedAt } from "../setup/browser/page-probes";

/** Expects the Swedish calculator to show these choices in all of its fields, and their total. */
async function expectShown(
  { select, slider, field, total }: ReturnType<typeof calculatorOn>,
  changes: Partial<CalculatorInputs>,
): Promise<void> {
  const inputs = { ...defaultInputs, ...changes };
  await expect(total).toHaveText(totalText(inputs, "sv"));
  await expect(select).toHaveText(formatKronor(inputs.salary, "sv"));
  for (const name of ["employees", "days"] as const) {
    await expect(slider(name)).toHaveValue(String(inputs[name]));
    await expect(field(name)).toHaveValue(String(inputs[name]));
  }
}

test("the total follows the slider, always as wide", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("home", "en") });
  const { slider, total } = calculatorOn(page, "en");
  const widths = new Set<number>();
  for (const days of [40, 70, 100]) {
    await slider("days").fill(String(days));
    await expect(total).toHaveText(totalText({ days }, "en"));
    widths.add((await total.boundingBox())!.width);
  }
  expect(widths.size).toBe(1);
});

test("the open list is within the viewport", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  const { select } = calculatorOn(page, "sv");
  for (const [width, height, block] of [
    [1280, 900, "center"],
    [375, 700, "end"],
    [320, 480, "center"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await select.evaluate((field, at) => field.scrollIntoView({ block: at }), block);
    await select.press("End");
    const last = page.getByRole("option").last();
    // Both at one moment: the list moves as it opens.
    const [list, active] = await last.evaluate((option) => {
      const both = [option.closest("[role=listbox]")!, option];
      return both.map((each) => each.getBoundingClientRect());
    });
    expect(list!.top).toBeGreaterThanOrEqual(0);
    expect(list!.bottom).toBeLessThanOrEqual(height);
    expect(active!.bottom).toBeLessThanOrEqual(list!.bottom);
    expect(active!.height).toBeGreaterThanOrEqual(44);
    // Nothing covers it.
    await last.click({ trial: true });
    await page.keyboard.press("Escape");
  }
});

test("the explanation opens beside the result, which stays in sight while it is read", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  const { root, explain, explanation, total, slider } = calculatorOn(page, "sv");
  const boxOf = async (part: typeof total) => (await part.boundingBox())!;
  const intro = root.locator("details > p");
  // In the section: what is above it may still be loading.
  const places = () =>
    root.evaluate((section) =>
      ["summary", "strong"].map((part) => {
        const { y } = section.querySelector(part)!.getBoundingClientRect();
        return Math.round(y - section.getBoundingClientRect().y);
      }),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  await root.evaluate((section) => section.scrollIntoView());
  const before = await places();
  await explain.click();
  const opened = await boxOf(intro);
  expect(opened.y + opened.height).toBeLessThan(900);
  expect(opened.x + opened.width).toBeLessThan((await boxOf(total)).x);
  expect(await places()).toEqual(before);
  await slider("days").press("End");
  await explanation.scrollIntoViewIfNeeded();
  const kept = await boxOf(total);
  expect(kept.y).toBeGreaterThan(64);
  expect(kept.y + kept.height).toBeLessThan(900);
  await explain.click();
  await expect(explanation).toBeHidden();

  await page.setViewportSize({ width: 375, height: 700 });
  await explain.click();
  expect((await boxOf(intro)).y).toBeLessThan((await boxOf(explain)).y + 88);
});

test("without JavaScript, it shows an example", async ({ site }) => {
  const locale = "sv";
  const path = screenPath("home", locale);
  const { page } = await site.openPage({ path, javaScript: false });
  const { root, select, slider, field, total, explain, explanation, print, copy, demo } =
    calculatorOn(page, locale);
  expect(await total.textContent()).toBe(totalText({}, locale));
  const example = { employees: 5, days: 60, salary: formatKronor(35_000, locale) };
  const sentence = pageText(locale, "calculator", "example", example);
  await expect(root).toContainText(sentence, { useInnerText: true });
  await explain.click();
  await expect(explanation).toBeVisible();
  await expect(demo).toBeVisible();
  for (const part of [select, slider("days"), field("days"), print, copy]) {
    await expect(part).toHaveCount(0);
  }
});

const choices = { employees: 7, days: 15 };
const query = "?salary=35000&employees=7&days=15";

test("a copied link opens the same calculation, and Back and Forward keep working around it", async ({
  site,
}) => {
  const [about, home] = [screenPath("about", "sv"), screenPath("home", "sv")];
  const { page, context } = await site.openPage({
    path: about,
    context: { permissions: ["clipboard-write"] },
  });
  const loaded = await loadedAt(page);
  await page.getByRole("banner").locator(`a[href="${home}"]`).first().click();
  await page.waitForURL(home);
  const calculator = calculatorOn(page, "sv");
  await calculator.field("employees").fill("7");
  await calculator.field("days").fill("15");
  await expectShown(calculator, choices);
  await calculator.copy.click();
  await calculator.root.getByText(pageText("sv", "calculator", "copy.done")).waitFor();
  // It says so once the browser has let it; what it copies: `sick-leave-calculator.test.tsx`.
  const link = `${site.origin}${home}${query}#calculator`;
  expect(page.url()).toBe(link);

  const other = await context.newPage();
  await other.goto(link);
  const opened = calculatorOn(other, "sv");
  await expectShown(opened, choices);
  const top = await opened.root.evaluate((section) => section.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(200);

  await calculator.demo.click();
  await page.waitForURL(screenPath("demoBooking", "sv"));
  await page.goBack();
  await page.waitForURL(link);
  await expectShown(calculator, choices);
  await page.goBack();
  await page.waitForURL(about);
  await page.locator("h1").waitFor();
  await page.goForward();
  await page.waitForURL(link);
  await expectShown(calculator, choices);
  expect(await loadedAt(page)).toBe(loaded);
});

for (const width of [375, 1280]) {
  test(`at ${width} px no query string and no slider shifts layout`, async ({ site }) => {
    const path = `${screenPath("home", "sv")}?salary=50000&employees=100&days=100#calculator`;
    const { page } = await site.openPage({ path, width, prepare: watchShifts });
    const calculator = calculatorOn(page, "sv");
    await expectShown(calculator, { salary: 50_000, employees: 100, days: 100 });
    await page.waitForLoadState("networkidle");
    for (const key of ["Home", "End"]) {
      await calculator.slider("employees").press(key);
      await calculator.slider("days").press(key);
    }
    expect(await shiftsOn(page)).toEqual([]);
  });
}
