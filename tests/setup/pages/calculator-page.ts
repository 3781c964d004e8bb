/** The calculator in a browser. */
import type { Page } from "@playwright/test";
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

/** Returns the total as shown on the page. Missing inputs have their defaults. */
export function totalText(inputs: Partial<CalculatorInputs>, locale: Locale): string {
  return formatKronor(sickLeaveCosts({ ...defaultInputs, ...inputs }).total, locale);
}
