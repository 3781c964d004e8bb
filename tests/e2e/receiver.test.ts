/** The forms with the site's own receiver, as after `npm start`. */
import type { Page } from "playwright-core";
import { maxLeadsPerHour } from "../../src/leads/flood-limit";
import { plainText } from "../../src/components/links/text-marks";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { site as facts } from "../../src/config/site";
import type { StoredLead } from "../../src/leads/lead";
import { injectAxe, violations } from "../setup/browser/axe";
import { pageText } from "../setup/output/page-text";
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
  submitButton,
  whitePaper,
  type FormUnderTest,
} from "../setup/pages/form-page";
import { receiverServer } from "../setup/servers/receiver-server";
import { siteUnderTest } from "../setup/servers/site";

const site = siteUnderTest();
const receiver = receiverServer();

const formsInBoth = forms.flatMap((form) =>
  locales.map((locale) => ({ form, locale, name: form.texts })),
);

beforeEach(async () => {
  // A new database has no tables yet.
  await fetch(`${receiver.origin}/v1/website/maintenance`, { method: "POST" });
  await receiver.execute("DELETE FROM leads", "DELETE FROM visitors");
});

async function open(form: FormUnderTest, locale: Locale, javaScript = true) {
  const { origin } = receiver;
  return await site.openPage({ path: formPath(form, locale), origin, javaScript });
}

/** Waits until this many leads are stored. */
async function untilLeads(count: number): Promise<StoredLead[]> {
  for (;;) {
    const leads = await receiver.leads();
    if (leads.length >= count) return leads;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function expectLead(lead: StoredLead | undefined, form: FormUnderTest, locale: Locale): void {
  const consent = plainText(pageText(locale, form.texts, "consent"));
  expect(lead).toMatchObject({ kind: form.request, language: locale, consent });
  expect(lead!.page).toBe(formPath(form, locale));
  const empty = form === demo ? { message: "" } : {};
  expect(lead!.fields).toEqual({ ...empty, ...form.answers });
}

async function alertText(page: Page): Promise<string> {
  return await page.locator("main").getByRole("alert").innerText();
}

test.each(formsInBoth)("$name is stored and confirmed ($locale)", async ({ form, locale }) => {
  const { page, problems } = await open(form, locale);
  await fillIn(page, form);
  await submitButton(page).click();
  await confirmation(page, form, locale).waitFor();
  const leads = await untilLeads(1);
  expect(leads).toHaveLength(1);
  expectLead(leads[0], form, locale);
  expect(problems()).toEqual([]);
});

test("a request whose answer was lost is sent again and stored once", async () => {
  const { page } = await open(demo, "sv");
  let isFirst = true;
  await page.route("**/v1/website/**", async (route) => {
    if (isFirst) {
      isFirst = false;
      await route.fetch();
      await route.abort();
    } else {
      await route.continue();
    }
  });
  await fillIn(page, demo);
  await submitButton(page).click();
  expect(await alertText(page)).toContain(pageText("sv", "forms", "failure.unreachable.title"));
  expect(await receiver.leads()).toHaveLength(1);
  await submitButton(page).click();
  await confirmation(page, demo, "sv").waitFor();
  expect(await receiver.leads()).toHaveLength(1);
});

test.each(forms)("$texts arrives even if the page is left at once", async (form) => {
  const { page } = await open(form, "sv");
  await fillIn(page, form);
  const isSent = page.waitForRequest(/\/v1\/website\//);
  await submitButton(page).click();
  await isSent;
  await page.goto(receiver.origin + screenPath("about", "sv"));
  expectLead((await untilLeads(1))[0], form, "sv");
});

test("Enter before the page's script has loaded is no mistake", async () => {
  const { page } = await site.openPage({
    path: formPath(whitePaper, "sv"),
    origin: receiver.origin,
    until: "load",
    prepare: async (newPage) => {
      await newPage.route("**/*.js", (route) => route.abort());
    },
  });
  await fillIn(page, whitePaper);
  await field(page, "name").press("Enter");
  const name = pageText("sv", "white-paper-request", "thanks.title");
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  expectLead((await receiver.leads())[0], whitePaper, "sv");
});

test("a flood is told kindly, and nothing typed is lost", async () => {
  for (let count = 1; count <= maxLeadsPerHour; count += 1) {
    const { status } = await fetch(`${receiver.origin}/v1/website/demo-request`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Language": "en",
        "Idempotency-Key": `flood-number-${count}`,
        Origin: receiver.origin,
      },
      body: JSON.stringify(demo.answers),
    });
    expect(status).toBe(201);
  }
  const { page } = await open(demo, "en");
  await fillIn(page, demo);
  await submitButton(page).click();
  expect(await alertText(page)).toContain(pageText("en", "forms", "failure.limited.title"));
  expect(await enteredValues(page, demo)).toEqual(demo.answers);

  const withoutScript = await open(demo, "en", false);
  await fillIn(withoutScript.page, demo);
  await submitButton(withoutScript.page).click();
  await withoutScript.page.waitForURL(/\/v1\/website\//);
  expect(await alertText(withoutScript.page)).toContain(
    pageText("en", "forms", "failure.limited.text"),
  );
  expect(await enteredValues(withoutScript.page, demo)).toEqual(demo.answers);
});

test.each([demo, whitePaper])(
  "when $texts cannot be stored, nothing typed is lost and the mailbox is offered",
  async (form) => {
    // Nothing can be inserted into a view.
    await receiver.execute(
      "ALTER TABLE leads RENAME TO kept",
      "CREATE VIEW leads AS SELECT 1 AS id",
    );
    const { page } = await open(form, "sv");
    await fillIn(page, form);
    await submitButton(page).click();
    const alert = page.locator("main").getByRole("alert");
    await alert.getByRole("link", { name: facts.mailbox }).waitFor();
    expect(await alertText(page)).toContain(pageText("sv", "forms", "failure.broken.title"));
    expect(await enteredValues(page, form)).toEqual(form.answers);

    await receiver.execute("DROP VIEW leads", "ALTER TABLE kept RENAME TO leads");
    await submitButton(page).click();
    await confirmation(page, form, "sv").waitFor();
    expect(await receiver.leads()).toHaveLength(1);
  },
);

describe("without JavaScript", () => {
  test.each(formsInBoth)("$name is stored and confirmed ($locale)", async ({ form, locale }) => {
    const { page, problems } = await open(form, locale, false);
    await fillIn(page, form);
    await submitButton(page).click();
    await page.waitForURL(/\/sent\?language=/);
    const title = pageText(locale, form.texts, "thanks.title");
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    const hasFont = () => document.fonts.ready.then((fonts) => fonts.check("1em Figtree Variable"));
    expect(await page.evaluate(hasFont)).toBe(true);
    // Reloading sends nothing again.
    await page.reload();
    const leads = await receiver.leads();
    expect(leads).toHaveLength(1);
    expectLead(leads[0], form, locale);
    expect(problems()).toEqual([]);
  });

  test.each(locales)("the guide can be downloaded from the confirmation (%s)", async (locale) => {
    const { page } = await open(whitePaper, locale, false);
    await fillIn(page, whitePaper);
    await submitButton(page).click();
    const name = pageText(locale, "white-paper-request", "thanks.download");
    const path = await page.getByRole("link", { name }).getAttribute("href");
    const response = await page.request.get(path!);
    expect(response.headers()["content-type"]).toBe("application/pdf");
  });

  test.each(formsInBoth)(
    "each field of $name that is wrong is named, and the others stay ($locale)",
    async ({ form, locale }) => {
      const { page, problems } = await open(form, locale, false);
      await submitButton(page).click();
      const required = answersOf(form).filter(([name]) => name !== "message");
      for (const [name, answer] of required) {
        const links = page.locator("main").getByRole("alert").getByRole("link");
        const error = page.locator(`#${name}-error`);
        expect(await links.first().innerText()).toBe(await error.innerText());
        await links.first().click();
        expect(await field(page, name).getAttribute("aria-invalid")).toBe("true");
        await field(page, name).fill(answer);
        await submitButton(page).click();
        await page
          .locator(`#${name}:not([aria-invalid])`)
          .or(page.locator("main:not(:has(form))"))
          .waitFor();
      }
      await page.waitForURL(/\/sent\?language=/);
      const [lead, ...others] = await receiver.leads();
      expect([lead?.page, others]).toEqual([formPath(form, locale), []]);
      expect(problems().filter((problem) => !problem.includes("422"))).toEqual([]);
    },
  );

  test("what was typed is text, never markup", async () => {
    const { page } = await open(demo, "en", false);
    const script = `"><img src=x onerror=alert(1)>`;
    await fillIn(page, demo);
    await field(page, "email").fill(script);
    await field(page, "message").fill("\n\n two\nlines ");
    await submitButton(page).click();
    await page.locator("#email-error").waitFor();
    expect(await field(page, "email").inputValue()).toBe(script);
    expect(await field(page, "message").inputValue()).toBe("\n\n two\nlines ");
    expect(await page.locator("main img").count()).toBe(0);
  });

  test.each(
    [newsletter, demo].flatMap((form) =>
      [375, 1280].map((width) => ({ form, width, name: form.texts })),
    ),
  )("the answers to $name have no axe violations at $width px", async ({ form, width }) => {
    const { origin } = receiver;
    const { page } = await site.openPage({
      path: "/",
      origin,
      width,
      prepare: injectAxe,
      context: { bypassCSP: true },
    });
    const answer = `/v1/website/${form.request}`;
    await page.goto(`${answer}/sent?language=en`);
    expect(await violations(page)).toEqual([]);
    await page.setContent(
      `<form method="post" action="${origin}${answer}"><input name="language" value="en">` +
        `<button>Send</button></form>`,
    );
    await page.getByRole("button").click();
    await formOn(page).waitFor();
    expect(await violations(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});
