/** The forms' code loads on demand, and no input is lost before or without it. */
import type { Page, Response } from "playwright-core";
import { apiServer } from "../setup/servers/api-server";
import { holdRequests } from "../setup/pages/blog-list-page";
import {
  answersOf,
  field,
  fillIn,
  formOn,
  demo,
  formPath,
  newsletter,
  openForm,
  submitButton,
  confirmation,
  enteredValues,
} from "../setup/pages/form-page";
import { until } from "../setup/until";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { site as facts } from "../../src/config/site";

const site = siteUnderTest();
const api = apiServer(site);

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
    const { page } = await openForm(site, api, form, "sv", (newPage) => {
      scriptsWith = recordScripts(newPage);
      return Promise.resolve();
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
  const { page } = await openForm(site, api, demo, "sv");
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
