/** Submitting forms: by the server's response, and while their code loads, on demand. */
import { expect, test } from "../setup/fixtures";
import type { Page } from "@playwright/test";
import { pageText } from "../setup/output/page-text";
import { holdRequests } from "../setup/browser/page-probes";
import {
  confirmation,
  demo,
  enteredValues,
  field,
  fillIn,
  newsletter,
  openForm,
  submitButton,
  whitePaper,
} from "../setup/pages/form-page";
import { apiPath } from "../setup/servers/api-server";
import { site as facts } from "../../src/config/site";
import { screenPath } from "../../src/i18n/routes";

const sent = [
  [newsletter, "en", "Thank you for registering!"],
  [demo, "en", "We will contact you shortly to book a time for a demo."],
  [whitePaper, "sv", pageText("sv", "white-paper-request", "thanks.lead")],
] as const;

for (const [form, locale, words] of sent) {
  test(`${form.texts} is sent once and confirmed (${locale})`, async ({ api, site }) => {
    const { page } = await openForm(site, api, form, locale);
    await fillIn(page, form);
    await submitButton(page).click();
    await confirmation(page, form, locale).and(page.locator(":focus")).waitFor();
    expect(await page.locator("main").innerText()).toContain(words);
    await expect(page.locator("main form")).toHaveCount(0);
    const { name, answers: body } = form;
    const request = { path: apiPath(name), contentType: "application/json", body };
    await expect.poll(() => api.requests).toEqual([request]);
  });
}

test("a sign-up that has failed once arrives as the page is left", async ({ api, site }) => {
  const { page } = await openForm(site, api, newsletter, "sv", { hasFaults: true });
  const url = `**${apiPath(newsletter.name)}`;
  await page.route(url, (route) => route.fulfill({ status: 500 }), { times: 1 });
  const failed = page.waitForEvent("console", (message) => message.type() === "warning");
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await failed;
  await page.goto(screenPath("about", "sv"));
  await expect.poll(() => api.requests.map(({ body }) => body)).toEqual([newsletter.answers]);
});

async function holdLaterScripts(page: Page): Promise<() => void> {
  await page.waitForLoadState("networkidle");
  return await holdRequests(page, "**/*.js");
}

test("input before the form's code has loaded is kept", async ({ api, site }) => {
  const { page } = await openForm(site, api, demo, "sv");
  const release = await holdLaterScripts(page);
  const answer = demo.answers.name!;
  const input = field(page, "name");
  await input.click();
  await page.keyboard.type(answer);
  const kept = await input.elementHandle();
  // The caret is inside the word, as during a correction.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");

  const loaded = page.waitForResponse((response) => response.url().endsWith(".js"));
  release();
  await loaded;
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("X");
  await expect(input).toHaveValue(`${answer.slice(0, -2)}X${answer.slice(-2)}`);
  await expect(input).toBeFocused();
  expect(await kept.evaluate((element) => element.isConnected)).toBe(true);
});

test("a submit waits for the form's code and is sent once", async ({ api, site }) => {
  const { page } = await openForm(site, api, demo, "en");
  const release = await holdLaterScripts(page);
  await fillIn(page, demo);
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText(pageText("en", "forms", "sending"));
  await expect(submitButton(page)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  release();
  await confirmation(page, demo, "en").waitFor();
  await page.waitForLoadState("networkidle");
  expect(api.requests.map(({ body }) => body)).toEqual([demo.answers]);
  expect(page.url()).toBe(api.origin + screenPath(demo.screen, "en"));
});

test("if the form's code fails to load, it shows an error and retries", async ({ api, site }) => {
  const { page } = await openForm(site, api, demo, "sv", { hasFaults: true });
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await fillIn(page, demo);
  await submitButton(page).click();
  const alert = page.locator("main").getByRole("alert");
  await alert.waitFor();
  await expect(alert).toContainText(pageText("sv", "forms", "failure.unreachable.title"));
  await expect(alert).toContainText(facts.mailbox);
  expect(await enteredValues(page)).toMatchObject(demo.answers);
  expect(api.requests).toEqual([]);

  await page.unroute("**/*.js");
  await submitButton(page).click();
  await confirmation(page, demo, "sv").waitFor();
  expect(api.requests).toHaveLength(1);
});

test("on a page older than the site, a submit reloads it with what was typed, and is then sent", async ({
  api,
  site,
}) => {
  const { page } = await openForm(site, api, demo, "sv", { hasFaults: true });
  await page.waitForLoadState("networkidle");
  let isOld = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route("**/*.js", (route) => (isOld ? route.abort() : route.continue()));
  const newer = { json: { webpackCompilationHash: "newer" } };
  await page.route("**/app-data.json*", (route) =>
    isOld ? route.fulfill(newer) : route.continue(),
  );
  await fillIn(page, demo);
  await submitButton(page).click();
  const notice = page.locator("main").getByRole("alert");
  await notice.and(page.locator(":focus")).waitFor();
  await expect(notice).toContainText(pageText("sv", "forms", "failure.reloaded.title"));
  expect(await enteredValues(page)).toMatchObject(demo.answers);
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain("@");
  await submitButton(page).click();
  await confirmation(page, demo, "sv").waitFor();
  expect(api.requests.map(({ body }) => body)).toEqual([demo.answers]);
});
