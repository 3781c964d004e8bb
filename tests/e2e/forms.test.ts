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
  whitePaper,
  enteredValues,
  type FormUnderTest,
} from "../setup/pages/form-page";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { site as facts } from "../../src/config/site";
import type { SubmitFailure } from "../../src/components/forms/post-request";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { posts } from "../setup/content/embedded-posts";

const site = siteUnderTest();
const api = apiServer(site);

/** With a fake clock for pauses and timeouts. */
async function open(form: FormUnderTest, locale: Locale = "sv") {
  return await openForm(site, api, form, locale, (page) => page.clock.install());
}

async function openAndSend(form: FormUnderTest, locale: Locale = "sv") {
  const visit = await open(form, locale);
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

async function expectFailure(page: Page, failure: SubmitFailure, locale: Locale): Promise<void> {
  const alert = page.locator("main").getByRole("alert");
  await expectFocus(alert);
  const text = await alert.innerText();
  expect(text).toContain(pageText(locale, "forms", `failure.${failure}.title`));
  expect(text).toContain(pageText(locale, "forms", `failure.${failure}.text`));
  const mail = alert.locator(`a[href="mailto:${facts.mailbox}"]`);
  expect(await mail.innerText()).toBe(facts.mailbox);
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

test.each([
  [500, "broken"],
  ["cut", "unreachable"],
] as const)(
  "%s is shown as an error, and the form can be sent again",
  async (reaction, failure) => {
    api.reactTo(reaction, reaction, 200);
    const { page } = await openAndSend(demo, "en");
    for (const attempt of [1, 2]) {
      await expectFailure(page, failure, "en");
      expect(await enteredValues(page, demo)).toEqual(demo.answers);
      expect(api.requests).toHaveLength(attempt);
      await submitButton(page).click();
    }
    await expectThanks(page, demo, "en");
    const sent = requestOf(demo);
    expect(api.requests).toEqual([sent, sent, sent]);
  },
);

test("a form times out after 20 seconds without a response", async () => {
  api.reactTo("silence", 200);
  const { page } = await openAndSend(whitePaper);
  await api.untilRequests(1);
  const button = submitButton(page);
  expect(await button.innerText()).toBe(pageText("sv", "forms", "sending"));
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await page.clock.fastForward(15_000);
  expect(await page.getByRole("alert").count()).toBe(0);

  await page.clock.fastForward(5_000);
  await expectFailure(page, "unanswered", "sv");
  expect(await enteredValues(page, whitePaper)).toEqual(whitePaper.answers);
  await button.click();
  await expectThanks(page, whitePaper, "sv");
});

test("a form arrives even if the page is left at once", async () => {
  api.reactTo("silence");
  const { page } = await openAndSend(demo);
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(1);
  expect(api.requests).toEqual([requestOf(demo)]);
});

test("the newsletter confirms at once, even without a response", async () => {
  api.reactTo("silence");
  const { page, pageErrors } = await openAndSend(newsletter);
  await expectThanks(page, newsletter, "sv");
  expect(pageErrors).toEqual([]);
});

/** Advances the clock until the newsletter's next attempts have arrived. */
async function passPauses(page: Page, requests: number): Promise<void> {
  const arrived = api.untilRequests(requests).then(() => true);
  const tick = async () => {
    await page.clock.runFor(1_000);
    return false;
  };
  while (!(await Promise.race([arrived, tick()])));
}

test("the newsletter's retries continue during navigation", async () => {
  api.reactTo(500, "cut", 200);
  const { page } = await openAndSend(newsletter);
  await confirmation(page, newsletter, "sv").waitFor();
  const { path } = posts.sv[0]!;
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(api.origin + path);
  await passPauses(page, 3);
  await page.clock.runFor(60_000);
  expect(api.requests).toHaveLength(3);
});

test("the newsletter retries at once if the page is left during a pause", async () => {
  api.reactTo(500, 200);
  const { page } = await open(newsletter);
  const failed = page.waitForEvent("console", (message) => message.type() === "warning");
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await failed;
  expect(api.requests).toHaveLength(1);
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(2);
  expect(api.requests).toEqual([requestOf(newsletter), requestOf(newsletter)]);
});
