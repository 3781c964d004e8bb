/** The help centre in a browser. */
import { expect, type Locator, type Page } from "@playwright/test";
import { helpQuestionsFromQuery } from "../../../src/i18n/help-file";
import type { Locale } from "../../../src/i18n/locales";
import type { HelpCategory } from "../../../src/i18n/routes";
import { selectedTexts } from "../content/locale-texts";
import { animationsFinished } from "../browser/page-probes";
import { pageText } from "../output/page-text";

export function questionText(category: HelpCategory, key: string, locale: Locale): string {
  const questions = helpQuestionsFromQuery(selectedTexts(locale), category, locale);
  return questions.find((each) => each.key === key)!.question;
}

export function searchField(page: Page, locale: Locale): Locator {
  return page.getByRole("searchbox", { name: pageText(locale, "help-search", "label") });
}

export function matches(page: Page): Locator {
  return page.locator("main [role=status] ~ div a[href*='#']");
}

export async function openQuestions(page: Page): Promise<string[]> {
  const titles = await page.locator("main details[open] summary").allInnerTexts();
  return titles.map((title) => title.trim());
}

/** Waits until only this question is open, right below the sticky header. */
export async function untilShown(page: Page, title: string): Promise<void> {
  const item = page.locator("main details[open]").filter({ hasText: title });
  await item.waitFor();
  await animationsFinished(item);
  expect(await openQuestions(page)).toEqual([title]);
  await page.waitForFunction(() => {
    const { top } = document.querySelector("main details[open]")!.getBoundingClientRect();
    return top > 60 && top < 120;
  });
}
