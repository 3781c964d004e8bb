/** Forms against a server of every mood: what needs a browser's focus, network or layout. */
import type { Locator, Page } from "playwright-core";
import { injectAxe, violations } from "../setup/browser/axe";
import { hasFocus } from "../setup/browser/page-probes";
import { posts } from "../setup/content/embedded-posts";
import { pageText } from "../setup/output/page-text";
import { holdRequests } from "../setup/pages/blog-list-page";
import {
  answersOf,
  confirmation,
  demo,
  enteredValues,
  field,
  fillIn,
  formOn,
  formPath,
  forms,
  newsletter,
  openForm,
  submitButton,
  whitePaper,
  type FormUnderTest,
} from "../setup/pages/form-page";
import { apiPath, apiServer, type Reaction } from "../setup/servers/api-server";
import { siteUnderTest } from "../setup/servers/site";
import { until } from "../setup/until";
import type { SubmitFailure } from "../../src/components/forms/form-state";
import { site as facts } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";

const site = siteUnderTest();
const api = apiServer(site);

async function openAndSend(form: FormUnderTest) {
  const visit = await openForm(site, api, form, "sv", (page) => page.clock.install());
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
  await until("the focus", () => hasFocus(locator));
}

async function expectThanks(page: Page, form: FormUnderTest): Promise<void> {
  await expectFocus(confirmation(page, form, "sv"));
  expect(await page.locator("main form").count()).toBe(0);
}

test.each(forms)("$texts is sent once and confirmed", async (form) => {
  const { page, problems } = await openAndSend(form);
  await expectThanks(page, form);
  await api.untilRequests(1);
  expect(api.requests).toEqual([requestOf(form)]);
  expect(problems()).toEqual([]);
});

test("the guide can be downloaded after requesting it", async () => {
  const { page } = await openAndSend(whitePaper);
  const name = pageText("sv", "white-paper-request", "thanks.download");
  const address = await page.locator("main").getByRole("link", { name }).getAttribute("href");
  const response = await page.request.get(address!);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

const refusals: readonly [Reaction, SubmitFailure][] = [
  [400, "refused"],
  [429, "limited"],
  [500, "broken"],
  ["cut", "unreachable"],
];

test.each(refusals)(
  "on %s there is an error, and it can be sent again",
  async (reaction, failure) => {
    api.reactTo(reaction, 200);
    const { page } = await openAndSend(demo);
    const alert = page.locator("main").getByRole("alert");
    await expectFocus(alert);
    const text = await alert.innerText();
    expect(text).toContain(pageText("sv", "forms", `failure.${failure}.title`));
    expect(text).toContain(facts.mailbox);
    expect(await enteredValues(page, demo)).toEqual(demo.answers);
    await submitButton(page).click();
    await expectThanks(page, demo);
    expect(api.requests).toEqual([requestOf(demo), requestOf(demo)]);
  },
);

test("the newsletter's retries continue during navigation", async () => {
  api.reactTo(500, "cut", 200);
  const { page } = await openAndSend(newsletter);
  await expectThanks(page, newsletter);
  const { path } = posts.sv[0]!;
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(api.origin + path);
  await until("three attempts", async () => {
    await page.clock.runFor(5_000);
    return api.requests.length === 3;
  });
  // No attempt follows a success.
  await page.clock.runFor(60_000);
  expect(api.requests).toHaveLength(3);
});

test("it can be corrected and sent by keyboard alone", async () => {
  const { page, problems } = await openForm(site, api, demo, "sv");
  await field(page, "name").focus();
  await page.keyboard.press("Enter");
  const summary = formOn(page).getByRole("group");
  await expectFocus(summary);
  for (const [name, answer] of answersOf(demo).filter(([name]) => name !== "message")) {
    // Only invalid fields have links: the first is this field's.
    await summary.getByRole("link").first().focus();
    await page.keyboard.press("Enter");
    expect(await hasFocus(field(page, name))).toBe(true);
    const header = (await page.getByRole("banner").boundingBox())!;
    const id = await field(page, name).getAttribute("id");
    const label = (await formOn(page).locator(`label[for="${id}"]`).boundingBox())!;
    expect(label.y).toBeGreaterThan(header.y + header.height);
    await page.keyboard.insertText(answer);
    await formOn(page).locator(`[name="${name}"][aria-invalid="false"]`).waitFor();
  }
  await summary.waitFor({ state: "detached" });

  // After the last field: the message, the link to the policy, the button.
  for (let tabs = 0; tabs < 4 && !(await hasFocus(submitButton(page))); tabs += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expectThanks(page, demo);
  expect(api.requests.map(({ body }) => body)).toEqual([{ ...demo.answers, message: "" }]);
  expect(problems()).toEqual([]);
});

test.each(forms)("an error of $texts shifts no layout", async (form) => {
  const { page } = await openForm(site, api, form, "sv");
  const { height } = (await formOn(page).boundingBox())!;
  // Fields left before hydration are validated only on submit.
  await formOn(page).locator('[type="submit"]:enabled').waitFor();
  await field(page, "email").focus();
  await field(page, "name").focus();
  await formOn(page).locator('[name="email"][aria-invalid="true"]').waitFor();
  expect((await formOn(page).boundingBox())!.height).toBe(height);
  expect((await submitButton(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test.each([demo, newsletter].flatMap((form) => locales.map((locale) => ({ form, locale }))))(
  "no axe violations with errors, after failure and success ($form.texts, $locale)",
  async ({ form, locale }) => {
    api.reactTo(500, 200);
    const { page } = await site.openPage({
      path: formPath(form, locale),
      origin: api.origin,
      width: 375,
      prepare: injectAxe,
      context: { reducedMotion: "reduce" },
    });
    await submitButton(page).click();
    await formOn(page).getByRole("group").waitFor();
    expect(await violations(page)).toEqual([]);
    await fillIn(page, form);
    await submitButton(page).click();
    if (form === demo) {
      await page.locator("main").getByRole("alert").waitFor();
      expect(await violations(page)).toEqual([]);
      await submitButton(page).click();
    }
    await confirmation(page, form, locale).waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

describe("the code of a form", () => {
  /** Holds back scripts that load after the page itself. */
  async function openWithoutCode(form: FormUnderTest) {
    const { page } = await openForm(site, api, form, "sv");
    await page.waitForLoadState("networkidle");
    return { page, release: await holdRequests(page, "**/*.js") };
  }

  test.each(forms)("of $texts loads only when it approaches the viewport", async (form) => {
    const scripts: string[] = [];
    const { page } = await openForm(site, api, form, "sv", (newPage) => {
      newPage.on("response", (response) => {
        const keep = (text: string) => scripts.push(text);
        if (response.url().endsWith(".js")) response.text().then(keep, () => undefined);
      });
      return Promise.resolve();
    });
    await page.waitForLoadState("networkidle");
    // Strings of Formik and yup that survive minification.
    const loaded = () =>
      ["SUBMIT_ATTEMPT", "is a required field"].filter((words) =>
        scripts.some((script) => script.includes(words)),
      ).length;
    expect(loaded()).toBe(0);
    await formOn(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 10);
    await until("both", () => Promise.resolve(loaded() === 2));
  });

  test("comes late: input, caret and focus are kept", async () => {
    const { page, release } = await openWithoutCode(newsletter);
    const input = field(page, "name");
    await input.click();
    await page.keyboard.type("Åsa");
    const kept = await input.elementHandle();
    // The caret is inside the word, as during a correction.
    await page.keyboard.press("ArrowLeft");
    const loaded = page.waitForResponse((response) => response.url().endsWith(".js"));
    release();
    await loaded;
    await page.waitForLoadState("networkidle");
    await page.keyboard.type("X");
    expect(await input.inputValue()).toBe("ÅsXa");
    expect(await hasFocus(input)).toBe(true);
    expect(await kept.evaluate((element) => element.isConnected)).toBe(true);
  });

  test.each([demo, newsletter])("comes late: a submit of $texts is sent once", async (form) => {
    const { page, release } = await openWithoutCode(form);
    await fillIn(page, form);
    await submitButton(page).dblclick();
    await page.keyboard.press("Enter");
    release();
    await expectThanks(page, form);
    await api.untilRequests(1);
    await page.waitForLoadState("networkidle");
    expect(api.requests).toEqual([requestOf(form)]);
    expect(page.url()).toBe(api.origin + formPath(form, "sv"));
  });

  test("fails to load: it says so, and is asked for again", async () => {
    const { page } = await openForm(site, api, demo, "sv");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await fillIn(page, demo);
    await submitButton(page).click();
    const alert = page.locator("main").getByRole("alert");
    await alert.filter({ hasText: pageText("sv", "forms", "failure.unloaded.title") }).waitFor();
    expect(await enteredValues(page, demo)).toEqual(demo.answers);
    await page.unroute("**/*.js");
    await submitButton(page).click();
    await expectThanks(page, demo);
  });
});
