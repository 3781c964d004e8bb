/** The visitor interactions that are measured. */
import type { Page } from "playwright-core";
import { helpCategoryPath, screenPath } from "../../src/i18n/routes";
import { appTrialOn, trialSteps } from "../setup/pages/app-trial-page";

export type Interaction = {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly perform: (page: Page) => Promise<void>;
};

const home = screenPath("home", "en");
const product = screenPath("product", "en");
const phone = 375;
const desktop = 1280;

/** Scrolls to an element and waits for the network, so that neither is measured. */
async function bringIntoView(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
}

/** Opens a panel with the button of that name, and closes it. */
async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
}

/** Tries the app until a session is booked. */
async function tryApp(page: Page): Promise<void> {
  const { start } = appTrialOn(page, "en");
  await start.hover();
  await page.waitForLoadState("networkidle");
  for (const { name, go } of trialSteps(page, "en")) if (name !== "a group too small") await go();
}

export const interactions: readonly Interaction[] = [
  {
    name: "menu",
    path: home,
    width: phone,
    perform: (page) => openPanel(page, "Open the menu"),
  },
  {
    name: "language panel",
    path: home,
    width: desktop,
    perform: (page) => openPanel(page, "Change language"),
  },
  {
    name: "product menu",
    path: home,
    width: desktop,
    async perform(page) {
      const button = page.locator("header summary").first();
      await button.click();
      await button.click();
    },
  },
  {
    name: "accordion",
    path: helpCategoryPath("about", "en"),
    width: phone,
    async perform(page) {
      const buttons = page.locator("main h2 button, main h3 button, main summary");
      await bringIntoView(page, "main h2 button, main h3 button, main summary");
      for (let index = 0; index < 3; index += 1) await buttons.nth(index).click();
    },
  },
  {
    name: "calculator, drag",
    path: home,
    width: phone,
    async perform(page) {
      await bringIntoView(page, "input[type=range]");
      const box = (await page.locator("input[type=range]").first().boundingBox())!;
      const middle = box.y + box.height / 2;
      await page.mouse.move(box.x + 20, middle);
      await page.mouse.down();
      for (let step = 1; step <= 20; step += 1) {
        await page.mouse.move(box.x + 20 + (step * (box.width - 40)) / 20, middle);
      }
      await page.mouse.up();
    },
  },
  {
    name: "calculator, keys",
    path: home,
    width: desktop,
    async perform(page) {
      await bringIntoView(page, "input[type=range]");
      await page.locator("input[type=range]").first().focus();
      for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowRight");
    },
  },
  ...[phone, desktop].map((width) => ({
    name: `app tried, ${width} px`,
    path: product,
    width,
    perform: tryApp,
  })),
  {
    name: "app tried, group",
    path: product,
    width: phone,
    async perform(page) {
      await tryApp(page);
      await appTrialOn(page, "en").size.focus();
      for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowLeft");
    },
  },
  {
    name: "select",
    path: home,
    width: phone,
    async perform(page) {
      await bringIntoView(page, "[role=combobox]");
      await page.locator("[role=combobox]").first().click();
      await page.getByRole("option").nth(1).click();
    },
  },
  {
    name: "Load more",
    path: screenPath("therapists", "en"),
    width: phone,
    async perform(page) {
      const button = page.getByRole("button", { name: /Load more/ });
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await button.click();
    },
  },
  {
    name: "form, submit",
    path: home,
    width: phone,
    async perform(page) {
      await bringIntoView(page, "form");
      await page.locator("form button[type=submit]").first().click();
    },
  },
  {
    name: "form, typing",
    path: home,
    width: phone,
    async perform(page) {
      await bringIntoView(page, "form");
      await page.locator("form input:visible").first().click();
      await page.keyboard.type("Maja Lind");
    },
  },
  {
    name: "help search",
    path: screenPath("helpCentre", "en"),
    width: phone,
    async perform(page) {
      await page.getByRole("searchbox").click();
      await page.keyboard.type("anonymous", { delay: 40 });
    },
  },
  {
    name: "cookie choice",
    path: home,
    width: phone,
    async perform(page) {
      await page.getByRole("button", { name: "Reject" }).click();
    },
  },
  {
    name: "carousel",
    path: home,
    width: desktop,
    async perform(page) {
      await bringIntoView(page, "[data-slide]");
      const next = page.getByRole("button", { name: "Next Slide" }).first();
      await next.click();
      await next.click();
    },
  },
];
