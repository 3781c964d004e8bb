/** What an editor does in a window of the Studio. */
import type { Locator, Page } from "@playwright/test";
import { until } from "../until";

/** Milliseconds after which typing is tried again. */
const untilTyped = 10_000;

type Tab = "Swedish" | "English" | "Shared" | "Engelska";

export async function openTab(page: Page, name: Tab): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

export function textbox(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

type Language = "Swedish" | "English" | "svenska";

export function article(page: Page, language: Language): Locator {
  const title = new RegExp(`text \\(${language}\\)`, "i");
  return page.getByRole("group").filter({ hasText: title }).getByRole("textbox");
}

export async function typeInArticle(page: Page, language: Language, text: string): Promise<void> {
  const editor = article(page, language);
  await until(`"${text}" in the article`, async () => {
    await editor.click();
    await editor.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Control+End");
    // As a whole or not at all: the editor ignores what comes before it is active.
    await page.keyboard.insertText(text);
    const typed = editor.filter({ hasText: text });
    return typed.waitFor({ timeout: untilTyped }).then(
      () => true,
      () => false,
    );
  });
}

export async function publish(page: Page): Promise<void> {
  await page.getByTestId("action-publish").and(page.locator(":enabled")).click();
  await page.getByText("was published").waitFor();
}

export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Open document actions" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Confirms in the dialog whose title and button begin with a word, such as "Delete". */
export async function confirm(page: Page, word: string): Promise<void> {
  await page
    .getByRole("dialog", { name: word })
    .getByRole("button", { name: new RegExp(`^${word}`) })
    .click();
}
