/** The figures of the home page and of the company's, which are read as a whole: "24 timmar", "07–23", "20 000+". */
import { expect, type Page } from "@playwright/test";
import { brokenTexts } from "../setup/browser/page-faults";

const selector = "main ul[aria-label] > li > strong, main dl:not(:has(ul)) dd, #calculator strong";

/** Returns those that are divided between two lines. */
export async function brokenFigures(page: Page): Promise<string[]> {
  expect(await page.locator(selector).count()).toBeGreaterThan(1);
  return await page.evaluate(brokenTexts, { selector, unit: ".+" });
}
