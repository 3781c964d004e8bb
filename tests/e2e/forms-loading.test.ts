/** The code of the forms: it comes when it is needed, and nothing is lost before or without it. */
import type { Page, Response } from "playwright-core";
import { apiServer } from "../setup/servers/api-server";
import { holdBack } from "../setup/pages/blog-list-page";
import {
  answersOf,
  field,
  fillIn,
  formOn,
  formPath,
  forms,
  openForm,
  submitButton,
  thanks,
  whitePaper,
  written,
} from "../setup/pages/form-page";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import { siteUnderTest } from "../setup/servers/site";
import { site as facts } from "../../src/config/site";

const site = siteUnderTest();
const api = apiServer(site);

/** Tells how many of the scripts so far hold the word. */
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

/** Words of Formik's and yup's own that no minifier touches. */
const formik = "SUBMIT_ATTEMPT";
const yup = "is a required field";

test.each(forms)("Formik and yup come when $texts comes near, not before", async (form) => {
  let scriptsWith = (_: string) => Promise.resolve(0);
  const { page } = await openForm(site, api, form, "sv", (newPage) => {
    scriptsWith = recordScripts(newPage);
    return Promise.resolve();
  });
  await page.waitForLoadState("networkidle");
  expect([await scriptsWith(formik), await scriptsWith(yup)]).toEqual([0, 0]);

  await formOn(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(300);
  await page.waitForLoadState("networkidle");
  expect([await scriptsWith(formik), await scriptsWith(yup)]).toEqual([1, 1]);
});

/** Keeps everything back that is loaded after the page itself. */
async function holdLaterScripts(page: Page): Promise<() => void> {
  await page.waitForLoadState("networkidle");
  return await holdBack(page, "**/*.js");
}

test.each(forms)("what is typed into $texts before its code comes is kept", async (form) => {
  const { page } = await openForm(site, api, form, "sv");
  const letGo = await holdLaterScripts(page);
  const [first, answer] = answersOf(form)[0]!;
  const input = field(page, first);
  await input.click();
  await page.keyboard.type(answer);
  const kept = await input.elementHandle();
  // The caret stands inside the word, as if something was being corrected.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");

  const came = page.waitForResponse((response) => response.url().endsWith(".js"));
  letGo();
  await came;
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("X");
  expect(await input.inputValue()).toBe(`${answer.slice(0, -2)}X${answer.slice(-2)}`);
  expect(await hasFocus(input)).toBe(true);
  expect(await kept.evaluate((element) => element.isConnected)).toBe(true);
});

test.each(forms)("a submit of $texts waits for its code and goes out once", async (form) => {
  const { page } = await openForm(site, api, form, "en");
  const letGo = await holdLaterScripts(page);
  await fillIn(page, form);
  await submitButton(page).dblclick();
  expect(await submitButton(page).innerText()).toBe(pageText("en", "forms", "sending"));
  await page.keyboard.press("Enter");
  letGo();
  await thanks(page, form, "en").waitFor();
  await api.untilRequests(1);
  await page.waitForLoadState("networkidle");
  expect(api.requests.map(({ body }) => body)).toEqual([form.answers]);
  expect(page.url()).toBe(api.origin + formPath(form, "en"));
});

test.each(forms)(
  "when the code of $texts does not come, it says so and tries again",
  async (form) => {
    const { page } = await openForm(site, api, form, "sv");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await fillIn(page, form);
    await submitButton(page).click();
    const alert = page.locator("main").getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain(pageText("sv", "forms", "failure.unloaded.title"));
    expect(await alert.innerText()).toContain(facts.mailbox);
    expect(await written(page, form)).toEqual(form.answers);
    expect(api.requests).toEqual([]);

    await page.unroute("**/*.js");
    await submitButton(page).click();
    await thanks(page, form, "sv").waitFor();
    await api.untilRequests(1);
  },
);

test("a form can be sent by Enter only when its script is there", async () => {
  const path = formPath(whitePaper, "sv");
  const { page } = await site.openPage({
    path,
    origin: api.origin,
    until: "load",
    prepare: async (newPage) => {
      await newPage.route("**/*.js", (route) => route.abort());
    },
  });
  await fillIn(page, whitePaper);
  await field(page, "name").press("Enter");
  await page.waitForTimeout(300);
  expect(page.url()).toBe(api.origin + path);
  expect(await written(page, whitePaper)).toEqual(whitePaper.answers);
});
