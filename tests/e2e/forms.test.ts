/** Submitting forms, by the server's response. */
import type { Locator, Page } from "playwright-core";
import { apiPath, apiServer } from "../setup/servers/api-server";
import {
  demo,
  fillIn,
  forms,
  newsletter,
  openForm,
  submitButton,
  confirmation,
  type FormUnderTest,
} from "../setup/pages/form-page";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const api = apiServer(site);

async function openAndSend(form: FormUnderTest, locale: Locale = "sv") {
  const visit = await openForm(site, api, form, locale);
  await fillIn(visit.page, form);
  await submitButton(visit.page).click();
  return visit;
}

function requestOf(form: FormUnderTest) {
  const body = form.answers;
  return { path: apiPath(form.request), contentType: "application/json", body };
}

async function expectFocus(locator: Locator): Promise<void> {
  await locator.waitFor();
  for (let tries = 0; tries < 40 && !(await hasFocus(locator)); tries += 1) {
    await locator.page().waitForTimeout(25);
  }
  expect(await hasFocus(locator)).toBe(true);
}

async function expectThanks(page: Page, form: FormUnderTest, locale: Locale): Promise<void> {
  const view = confirmation(page, form, locale);
  await expectFocus(view);
  expect(await view.innerText()).toContain(pageText(locale, form.texts, "thanks.lead"));
  expect(await page.locator("main form").count()).toBe(0);
}

const formsInBoth = forms.flatMap((form) =>
  locales.map((locale) => ({ form, locale, name: form.texts })),
);

test.each(formsInBoth)("$name is sent once and confirmed ($locale)", async ({ form, locale }) => {
  const { page, problems } = await openAndSend(form, locale);
  await expectThanks(page, form, locale);
  await api.untilRequests(1);
  expect(api.requests).toEqual([requestOf(form)]);
  expect(problems()).toEqual([]);
});

test("the confirmations have their exact English texts", () => {
  expect(pageText("en", "demo-request", "thanks.title")).toBe("Thank you for your request!");
  expect(pageText("en", "demo-request", "thanks.lead")).toBe(
    "We will contact you shortly to book a time for a demo.",
  );
  expect(pageText("en", "newsletter", "thanks.title")).toBe("Thank you for registering!");
});

test("a form arrives even if the page is left at once", async () => {
  api.reactTo("silence");
  const { page } = await openAndSend(demo);
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(1);
  expect(api.requests).toEqual([requestOf(demo)]);
});

test("the newsletter retries at once if the page is left during a pause", async () => {
  api.reactTo(500, 200);
  const { page } = await openForm(site, api, newsletter, "sv", (page) => page.clock.install());
  const failed = page.waitForEvent("console", (message) => message.type() === "warning");
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await failed;
  expect(api.requests).toHaveLength(1);
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(2);
  expect(api.requests).toEqual([requestOf(newsletter), requestOf(newsletter)]);
});
