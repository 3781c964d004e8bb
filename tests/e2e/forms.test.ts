/** Submitting forms: by the server's response, and while their code loads, on demand. */
import type { Page, Response } from "playwright-core";
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
  answersOf,
  field,
  formOn,
  formPath,
  enteredValues,
} from "../setup/pages/form-page";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { holdRequests } from "../setup/pages/blog-list-page";
import { until } from "../setup/until";
import { hasFocus } from "../setup/browser/page-probes";
import { site as facts } from "../../src/config/site";

const site = siteUnderTest();
const api = apiServer(site);

async function openAndSend(form: FormUnderTest, locale: Locale): Promise<Page> {
  const { page } = await openForm(site, api, form, locale);
  await fillIn(page, form);
  await submitButton(page).click();
  return page;
}

function requestOf(form: FormUnderTest) {
  const body = form.answers;
  return { path: apiPath(form.request), contentType: "application/json", body };
}

const formsInBoth = forms.flatMap((form) =>
  locales.map((locale) => ({ form, locale, name: form.texts })),
);

test.each(formsInBoth)("$name is sent once and confirmed ($locale)", async ({ form, locale }) => {
  const page = await openAndSend(form, locale);
  const view = confirmation(page, form, locale);
  await view.and(page.locator(":focus")).waitFor();
  expect(await view.innerText()).toContain(pageText(locale, form.texts, "thanks.lead"));
  expect(await page.locator("main form").count()).toBe(0);
  await api.untilRequests(1);
  expect(api.requests).toEqual([requestOf(form)]);
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
  const page = await openAndSend(demo, "sv");
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(1);
  expect(api.requests).toEqual([requestOf(demo)]);
});

test("the newsletter retries at once if the page is left during a pause", async () => {
  api.reactTo(500, 200);
  const { page } = await openForm(site, api, newsletter, "sv", {
    prepare: (page) => page.clock.install(),
    hasFaults: true,
  });
  const failed = page.waitForEvent("console", (message) => message.type() === "warning");
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await failed;
  expect(api.requests).toHaveLength(1);
  await page.goto(screenPath("about", "sv"));
  await api.untilRequests(2);
  expect(api.requests).toEqual([requestOf(newsletter), requestOf(newsletter)]);
});

/** Returns a function that counts the loaded scripts containing a string. */
function recordScripts(page: Page): (needle: string) => Promise<number> {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  return async (needle) => {
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.filter((body) => body.includes(needle)).length;
  };
}

/** Strings of Formik and yup that survive minification. */
const formik = "SUBMIT_ATTEMPT";
const yup = "is a required field";

test.each([newsletter, demo])(
  "Formik and yup load only when $texts approaches the viewport",
  async (form) => {
    let scriptsWith = (_: string) => Promise.resolve(0);
    const { page } = await openForm(site, api, form, "sv", {
      prepare: (fresh) => (scriptsWith = recordScripts(fresh)),
    });
    await page.waitForLoadState("networkidle");
    expect([await scriptsWith(formik), await scriptsWith(yup)]).toEqual([0, 0]);

    await formOn(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10);
    await until(
      "both",
      async () => (await scriptsWith(formik)) > 0 && (await scriptsWith(yup)) > 0,
    );
    await page.waitForLoadState("networkidle");
    expect([await scriptsWith(formik), await scriptsWith(yup)]).toEqual([1, 1]);
  },
);

/** Holds back scripts that load after the page itself. */
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

test.each([newsletter, demo])(
  "a submit of $texts waits for its code and is sent once",
  async (form) => {
    const { page } = await openForm(site, api, form, "en");
    const release = await holdLaterScripts(page);
    await fillIn(page, form);
    await submitButton(page).dblclick();
    expect(await submitButton(page).innerText()).toBe(pageText("en", "forms", "sending"));
    expect(await submitButton(page).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Enter");
    release();
    await confirmation(page, form, "en").waitFor();
    await api.untilRequests(1);
    await page.waitForLoadState("networkidle");
    expect(api.requests.map(({ body }) => body)).toEqual([form.answers]);
    expect(page.url()).toBe(api.origin + formPath(form, "en"));
  },
);

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
