/** What an editor does in a window of the Studio. */
import type { Locator, Page } from "playwright-core";

/** Begins a new post in its list. */
export async function beginPost(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Blog post", exact: true }).click();
  await page.getByRole("textbox", { name: "Title (Swedish)" }).waitFor();
}

export async function openTab(page: Page, name: "Swedish" | "English" | "Shared"): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

export function textbox(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

/** Returns the editor of an article. */
export function article(page: Page, language: "Swedish" | "English"): Locator {
  return page
    .getByRole("group")
    .filter({ hasText: `Article (${language})` })
    .getByRole("textbox");
}

/** Types at the end of an article. */
export async function typeInArticle(
  page: Page,
  language: "Swedish" | "English",
  text: string,
): Promise<void> {
  const editor = article(page, language);
  // Activates the editor, which ignores the wheel and keys until then.
  await editor.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(text);
}

/** Chooses a file for the field of a group, such as "Cover image". */
export async function chooseFile(page: Page, group: string, file: string): Promise<void> {
  // The invisible input that "Upload" consists of.
  await page
    .getByRole("group")
    .filter({ hasText: group })
    .getByTestId("file-button-input")
    .setInputFiles(file);
}

/** Publishes the open document, once the Studio allows it. */
export async function publish(page: Page): Promise<void> {
  await page.getByTestId("action-publish").and(page.locator(":enabled")).click();
  await page.getByText("was published").waitFor();
}

/** Chooses from the menu beside "Publish". */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Open document actions" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Shows the open document as it is published, where the menu offers to unpublish it. */
export async function showPublished(page: Page): Promise<void> {
  await page.getByTestId("document-header-Published-chip").click();
}

/** Confirms in the open dialog. */
export async function confirm(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name }).click();
}
