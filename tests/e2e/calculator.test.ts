/** The sick-leave calculator on the home page: input by mouse and keyboard. */
import { calculatorOn, totalText, untilShows } from "../setup/pages/calculator-page";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import {
  costParts,
  sickLeaveCosts,
} from "../../src/features/sick-leave-calculator/sick-leave-costs";
import { formatKronor } from "../../src/i18n/format";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

test.each(locales)("the calculator works by keyboard alone (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
  const calculator = calculatorOn(page, locale);
  const { select, slider, field } = calculator;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await select.focus();
  await press("4");
  // Typing opens the list and finds an option.
  await page.getByRole("option", { name: formatKronor(40_000, locale), exact: true }).waitFor();
  await press("Enter");
  await untilShows(calculator, { salary: 40_000 }, locale);
  await press("End", "Escape");
  await untilShows(calculator, { salary: 40_000 }, locale);
  await press("ArrowDown", "ArrowUp", "Tab");
  await untilShows(calculator, { salary: 35_000 }, locale);

  expect(await hasFocus(field("employees"))).toBe(true);
  await press("1", "2", "Tab");
  await untilShows(calculator, { employees: 12 }, locale);

  expect(await hasFocus(slider("employees"))).toBe(true);
  await press("Home");
  await untilShows(calculator, { employees: 1 }, locale);
  await press("ArrowRight", "ArrowUp", "ArrowLeft");
  await untilShows(calculator, { employees: 2 }, locale);
  await press("PageUp");
  const paged = Number(await slider("employees").inputValue());
  expect(paged).toBeGreaterThan(5);
  await untilShows(calculator, { employees: paged }, locale);
  await press("End");
  await untilShows(calculator, { employees: 100 }, locale);
  expect(await slider("employees").getAttribute("aria-valuetext")).toBe(
    { sv: "100 anställda", en: "100 employees" }[locale],
  );

  await press("Tab", "Tab", "Tab");
  expect(await hasFocus(calculator.demo)).toBe(true);
  await press("Tab");
  expect(await hasFocus(calculator.copy)).toBe(true);
  await press("Tab", "Enter");
  expect(await hasFocus(calculator.explain)).toBe(true);
  expect(await calculator.explanation.isVisible()).toBe(true);
  expect(problems()).toEqual([]);
});

test("the total follows the slider and is announced when it stops", async () => {
  const { page, problems } = await site.openPage({ path: screenPath("home", "en") });
  const calculator = calculatorOn(page, "en");
  const slider = calculator.slider("days");
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const announcement = calculator.root.locator(".visually-hidden[role=status]");
  const widths = new Set<number>();
  const totals: string[] = [];

  await page.mouse.move(x + width * 0.6, y + height / 2);
  await page.mouse.down();
  for (const fraction of [0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    await page.mouse.move(x + width * fraction, y + height / 2);
    const days = Number(await slider.inputValue());
    expect(await calculator.total.textContent()).toBe(totalText({ days }, "en"));
    totals.push((await calculator.total.textContent())!);
    widths.add((await calculator.total.boundingBox())!.width);
  }
  await page.mouse.up();
  expect(new Set(totals).size).toBe(6);
  expect(widths.size).toBe(1);
  await announcement.filter({ hasText: totals.at(-1)! }).waitFor({ state: "attached" });
  expect(problems()).toEqual([]);
});

test("the select works by mouse; a click outside changes nothing", async () => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  const calculator = calculatorOn(page, "sv");
  await calculator.select.click();
  const option = page.getByRole("option", { name: formatKronor(50_000, "sv"), exact: true });
  await option.hover();
  await page.mouse.click(20, 20);
  await option.waitFor({ state: "detached" });
  await untilShows(calculator, {}, "sv");
  await calculator.select.click();
  await option.click();
  await untilShows(calculator, { salary: 50_000 }, "sv");
  expect(await hasFocus(calculator.select)).toBe(true);
});

test.each([
  [1280, 900, 0],
  [375, 700, 700],
  [320, 480, 0],
])("the open list is within the viewport (%i × %i)", async (width, height, offset) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv"), width, height });
  const { select } = calculatorOn(page, "sv");
  await select.evaluate(
    (field, isLow) => field.scrollIntoView({ block: isLow ? "end" : "center" }),
    offset > 0,
  );
  await select.press("End");
  const list = (await page.getByRole("listbox").boundingBox())!;
  const active = (await page.getByRole("option").last().boundingBox())!;
  expect(list.y).toBeGreaterThanOrEqual(0);
  expect(list.y + list.height).toBeLessThanOrEqual(height);
  expect(active.y + active.height).toBeLessThanOrEqual(list.y + list.height);
  expect(active.height).toBeGreaterThanOrEqual(44);
  const isOnTop = await page
    .getByRole("option")
    .last()
    .evaluate((option) => {
      const { left, top, width: w, height: h } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(left + w / 2, top + h / 2));
    });
  expect(isOnTop).toBe(true);
});

const examples = [
  { salary: 35_000, employees: 5, days: 60 },
  { salary: 25_000, employees: 1, days: 1 },
  { salary: 40_000, employees: 3, days: 15 },
  { salary: 50_000, employees: 100, days: 100 },
];

test.each(locales)("every figure follows the rules (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", locale) });
  for (const inputs of examples) {
    const { salary, employees, days } = inputs;
    await page.goto(
      `${screenPath("home", locale)}?salary=${salary}&employees=${employees}&days=${days}`,
    );
    const calculator = calculatorOn(page, locale);
    await untilShows(calculator, inputs, locale);
    const costs = sickLeaveCosts(inputs);
    const figures = (await calculator.root.locator("dd").allTextContents()).slice(0, 7);
    const expected = [...costParts, "replacement" as const].map((part) =>
      formatKronor(costs[part], locale),
    );
    expect([figures[0], figures[2], figures[4], figures[6]]).toEqual(expected);
    const shares = [figures[1], figures[3], figures[5]].map((share) => parseInt(share!, 10));
    expect(shares.reduce((sum, share) => sum + share)).toBe(100);
  }
  expect(problems()).toEqual([]);
});

test.each(locales)("invalid input is corrected with a message (%s)", async (locale) => {
  const { page, problems } = await site.openPage({ path: screenPath("home", locale), width: 375 });
  const calculator = calculatorOn(page, locale);
  const field = calculator.field("days");
  const message = (kind: "outside" | "rounded" | "unreadable", typed: string, value: number) =>
    calculator.root.getByText(
      pageText(locale, "calculator", `correction.${kind}`, { typed, value, min: 1, max: 100 }),
    );

  await field.fill("250");
  await untilShows({ ...calculator, field: calculator.slider }, {}, locale);
  await field.press("Enter");
  await untilShows(calculator, { days: 100 }, locale);
  expect(await message("outside", "250", 100).isVisible()).toBe(true);

  await field.fill("7");
  await untilShows(calculator, { days: 7 }, locale);
  expect(await message("outside", "250", 100).count()).toBe(0);

  await field.fill("60,5");
  await field.blur();
  await untilShows(calculator, { days: 61 }, locale);
  expect(await message("rounded", "60,5", 61).isVisible()).toBe(true);

  for (const text of ["", "١٢", "1e3", "🙂", "x".repeat(5_000)]) {
    await field.fill(text);
    await field.press("Tab");
    await untilShows(calculator, { days: 61 }, locale);
    expect(await message("unreadable", text, 61).isVisible()).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(problems()).toEqual([]);
});
