/** What an editor does in a window of the Studio. */
import { expect, type Locator, type Page } from "@playwright/test";
import { changeTimeout } from "../until";

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
  // As a whole or not at all: the editor ignores what comes before it is active.
  await expect(async () => {
    await editor.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(text);
    await expect(editor).toContainText(text, { timeout: 10_000 });
  }).toPass({ timeout: changeTimeout });
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
