/** A dialog over a page whose scrollbar takes up width. */
import { expect, test } from "../setup/fixtures";
import { choiceButton } from "../setup/pages/consent-page";
import { screenPath } from "../../src/i18n/routes";

test.use({ browserOptions: { hasScrollbars: true } });

/** The page behind when a dialog opens, before anything is painted. Runs in the page. */
function pageAtOpening() {
  return new Promise<{ overflow: string; width: number }>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("dialog[open]")) return;
      observer.disconnect();
      const { overflowY } = getComputedStyle(document.documentElement);
      resolve({ overflow: overflowY, width: document.body.getBoundingClientRect().width });
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
}

test("opening a dialog locks the page's scrolling at once and keeps its width", async ({
  site,
}) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  const width = (await page.locator("body").boundingBox())!.width;
  expect(width).toBeLessThan(1280);
  const atOpening = page.evaluate(pageAtOpening);
  await choiceButton(page, "sv", "customize").click();
  expect(await atOpening).toEqual({ overflow: "hidden", width });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect((await page.locator("body").boundingBox())!.width).toBe(width);
});
