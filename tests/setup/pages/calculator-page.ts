/** The calculator in a browser. */
import { expect, type Page } from "@playwright/test";
import {
  defaultInputs,
  type CalculatorInputs,
} from "../../../src/features/sick-leave-calculator/calculator-inputs";
import { sickLeaveCosts } from "../../../src/features/sick-leave-calculator/sick-leave-costs";
import { formatKronor } from "../../../src/i18n/format";
import type { Locale } from "../../../src/i18n/locales";
import { pageText } from "../output/page-text";

export function calculatorOn(page: Page, locale: Locale) {
  const root = page.locator("#calculator");
  const text = (key: Parameters<typeof pageText<"calculator">>[2]) =>
    pageText(locale, "calculator", key);
  return {
    root,
    select: root.getByRole("combobox", { name: text("salary") }),
    slider: (name: "employees" | "days") =>
      root.getByRole("slider", { name: text(`${name}.label`) }),
    field: (name: "employees" | "days") =>
      root.getByRole("textbox", { name: text(`${name}.label`) }),
    total: root.locator("strong"),
    demo: root.getByRole("link", { name: pageText(locale, "layout", "bookDemo") }),
    explain: root.locator("summary"),
    explanation: root.getByText(text("explanation.note")),
    print: root.getByRole("button", { name: text("sheet.print") }),
    copy: root.getByRole("button", { name: text("copy.action") }),
  };
}

export type CalculatorParts = ReturnType<typeof calculatorOn>;

/** Returns the total as shown on the page. Missing inputs have their defaults. */
export function totalText(inputs: Partial<CalculatorInputs>, locale: Locale): string {
  return formatKronor(sickLeaveCosts({ ...defaultInputs, ...inputs }).total, locale);
}

export async function untilShows(
  { root, select, slider, field, total }: CalculatorParts,
  changes: Partial<CalculatorInputs>,
  locale: Locale,
): Promise<void> {
  const inputs = { ...defaultInputs, ...changes };
  const expected = totalText(inputs, locale);
  await root.locator("strong", { hasText: expected }).waitFor({ timeout: 10_000 });
  const shown = {
    total: await total.textContent(),
    salary: await select.textContent(),
    employees: [await slider("employees").inputValue(), await field("employees").inputValue()],
    days: [await slider("days").inputValue(), await field("days").inputValue()],
  };
  expect(shown).toEqual({
    total: expected,
    salary: formatKronor(inputs.salary, locale),
    employees: [String(inputs.employees), String(inputs.employees)],
    days: [String(inputs.days), String(inputs.days)],
  });
}
