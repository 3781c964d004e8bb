/** Submitting forms: by the server's response, and while their code loads, on demand. */
import type { Page } from "@playwright/test";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { holdRequests } from "../setup/pages/blog-list-page";
import {
  answersOf,
  confirmation,
  demo,
  enteredValues,
  field,
  fillIn,
  formPath,
  newsletter,
  openForm,
  submitButton,
  whitePaper,
  type FormUnderTest,
} from "../setup/pages/form-page";
import { apiPath, apiServer } from "../setup/servers/api-server";
import { siteUnderTest } from "../setup/servers/site";
import { site as facts } from "../../src/config/site";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const api = apiServer(site);

async function openAndSend(form: FormUnderTest, locale: Locale): Promise<Page> {
  const { page } = await openForm(site, api, form, locale);
  await fillIn(page, form);
  await submitButton(page).click();
  return page;
}

const sent = [
  [newsletter, "en", "Thank you for registering!"],
  [demo, "en", "We will contact you shortly to book a time for a demo."],
  [whitePaper, "sv", pageText("sv", "white-paper-request", "thanks.lead")],
] as const;

test.each(sent)("$0.texts is sent once and confirmed ($1)", async (form, locale, words) => {
  const page = await openAndSend(form, locale);
  await confirmation(page, form, locale).and(page.locator(":focus")).waitFor();
  expect(await page.locator("main").innerText()).toContain(words);
  expect(await page.locator("main form").count()).toBe(0);
  await api.untilRequests(1);
  const { name, answers: body } = form;
  expect(api.requests).toEqual([{ path: apiPath(name), contentType: "application/json", body }]);
});

test("a sign-up that has failed once arrives as the page is left", async () => {
  const { page } = await openForm(site, api, newsletter, "sv", { hasFaults: true });
  const url = `**${apiPath(newsletter.name)}`;
  await page.route(url, (route) => route.fulfill({ status: 500 }), { times: 1 });
  const failed = page.waitForEvent("console", (message) => message.type() === "warning");
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await failed;
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(1);
  expect(api.requests.map(({ body }) => body)).toEqual([newsletter.answers]);
});

async function holdLaterScripts(page: Page): Promise<() => void> {
  await page.waitForLoadState("networkidle");
  return await holdRequests(page, "**/*.js");
}

test("input before the form's code has loaded is kept", async () => {
  const { page } = await openForm(site, api, demo, "sv");
  const release = await holdLaterScripts(page);
  const [first, answer] = answersOf(demo)[0]!;
  const input = field(page, first);
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
  expect(await input.inputValue()).toBe(`${answer.slice(0, -2)}X${answer.slice(-2)}`);
  expect(await hasFocus(input)).toBe(true);
  expect(await kept.evaluate((element) => element.isConnected)).toBe(true);
});

test("a submit waits for the form's code and is sent once", async () => {
  const { page } = await openForm(site, api, demo, "en");
  const release = await holdLaterScripts(page);
  await fillIn(page, demo);
  await submitButton(page).dblclick();
  expect(await submitButton(page).innerText()).toBe(pageText("en", "forms", "sending"));
  expect(await submitButton(page).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Enter");
  release();
  await confirmation(page, demo, "en").waitFor();
  await api.untilRequests(1);
  await page.waitForLoadState("networkidle");
  expect(api.requests.map(({ body }) => body)).toEqual([demo.answers]);
  expect(page.url()).toBe(api.origin + formPath(demo, "en"));
});

test("if the form's code fails to load, it shows an error and retries", async () => {
  const { page } = await openForm(site, api, demo, "sv", { hasFaults: true });
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await fillIn(page, demo);
  await submitButton(page).click();
  const alert = page.locator("main").getByRole("alert");
  await alert.waitFor();
  expect(await alert.innerText()).toContain(pageText("sv", "forms", "failure.unloaded.title"));
  expect(await alert.innerText()).toContain(facts.mailbox);
  expect(await enteredValues(page, demo)).toEqual(demo.answers);
  expect(api.requests).toEqual([]);

  await page.unroute("**/*.js");
  await submitButton(page).click();
  await confirmation(page, demo, "sv").waitFor();
  await api.untilRequests(1);
});

test("on a page older than the site, a submit reloads it with what was typed, and is then sent", async () => {
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
  expect(await notice.innerText()).toContain(pageText("sv", "forms", "failure.renewed.title"));
  expect(await enteredValues(page, demo)).toEqual(demo.answers);
  await submitButton(page).click();
  await confirmation(page, demo, "sv").waitFor();
  expect(api.requests.map(({ body }) => body)).toEqual([demo.answers]);
});

test("with no connection, a sign-up is thanked at once, and sent once there is one", async () => {
  const { page, context } = await openForm(site, api, newsletter, "en", { hasFaults: true });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await confirmation(page, newsletter, "en").waitFor();
  await context.setOffline(false);
  await api.untilRequests(1);
  expect(api.requests.map(({ body }) => body)).toEqual([newsletter.answers]);
});
