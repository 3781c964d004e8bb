/** The forms with the site's own receiver, as after `npm start`. */
import type { Page } from "playwright-core";
import { maxLeadsPerHour } from "../../src/leads/flood-limit";
import { plainText } from "../../src/components/links/text-marks";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { site as facts } from "../../src/config/site";
import type { StoredLead } from "../../src/leads/lead";
import { injectAxe, violations } from "../setup/browser/axe";
import { hasFocus } from "../setup/browser/page-probes";
import { pageText } from "../setup/output/page-text";
import {
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

test.each(forms)("$texts arrives even if the page is left at once", async (form) => {
  const { page } = await open(form, "sv");
  await fillIn(page, form);
  const isSent = page.waitForRequest(/\/v1\/website\//);
  await submitButton(page).click();
  await isSent;
  await page.goto(receiver.origin + screenPath("about", "sv"));
  const leads = await untilLeads(1);
  expect(leads).toHaveLength(1);
  expectLead(leads[0], form, "sv");
});

test("when it cannot be stored, nothing typed is lost and the mailbox is offered", async () => {
  // Nothing can be inserted into a view.
  await receiver.execute("ALTER TABLE leads RENAME TO kept", "CREATE VIEW leads AS SELECT 1 AS id");
  const { page } = await open(demo, "sv");
  await fillIn(page, demo);
  await submitButton(page).click();
  const alert = page.locator("main").getByRole("alert");
  await alert.getByRole("link", { name: facts.mailbox }).waitFor();
  expect(await alertText(page)).toContain(pageText("sv", "forms", "failure.broken.title"));
  expect(await enteredValues(page, demo)).toEqual(demo.answers);

  await receiver.execute("DROP VIEW leads", "ALTER TABLE kept RENAME TO leads");
  await submitButton(page).click();
  await confirmation(page, demo, "sv").waitFor();
  expect(await receiver.leads()).toHaveLength(1);
});

describe("a newsletter sign-up that cannot be sent at once is stored once", () => {
  async function signUpAndLeave(page: Page): Promise<void> {
    await fillIn(page, newsletter);
    await submitButton(page).click();
    await confirmation(page, newsletter, "sv").waitFor();
    await page.getByRole("contentinfo").locator('a[href="/om-oss"]').click();
    await page.waitForURL("**/om-oss");
  }

  /** Waits for the sign-up, and then long enough to see a second one. */
  async function storedLeads(page: Page): Promise<number> {
    await untilLeads(1);
    await page.waitForTimeout(2_000);
    return (await receiver.leads()).length;
  }

  test("by a receiver that is asked too often", async () => {
    const { page } = await open(newsletter, "sv");
    let refusals = 0;
    await page.route("**/v1/website/newsletter-sign-up", async (route) => {
      if (refusals === 2) {
        await route.continue();
        return;
      }
      refusals += 1;
      await route.fulfill({ status: 429, headers: { "Retry-After": "2" } });
    });
    await signUpAndLeave(page);
    expect(await storedLeads(page)).toBe(1);
    expect(refusals).toBe(2);
  });

  test("without a connection, once there is one", async () => {
    const { page } = await open(newsletter, "sv");
    // So that the page is there when there is no connection.
    await page.getByRole("contentinfo").locator('a[href="/om-oss"]').click();
    await page.waitForURL("**/om-oss");
    await page.goBack();
    await submitButton(page).scrollIntoViewIfNeeded();
    await fillIn(page, newsletter);
    await page.context().setOffline(true);
    await signUpAndLeave(page);
    expect(await receiver.leads()).toEqual([]);
    await page.context().setOffline(false);
    expect(await storedLeads(page)).toBe(1);
  });
});

describe("without JavaScript", () => {
  test.each([
    [newsletter, "sv"],
    [demo, "en"],
    [whitePaper, "sv"],
  ] as const)("$texts is corrected, stored and confirmed", async (form, locale) => {
    const { page } = await open(form, locale, false);
    await submitButton(page).click();
    // Each field that is wrong is named, and leads to its field.
    const links = page.locator("main").getByRole("alert").getByRole("link");
    expect(await links.first().innerText()).toBe(await page.locator("#name-error").innerText());
    await links.first().click();
    expect(await hasFocus(field(page, "name"))).toBe(true);
    await fillIn(page, form);
    await submitButton(page).click();
    await page.waitForURL(/\/sent\?language=/);
    const title = pageText(locale, form.texts, "thanks.title");
    await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
    const hasFont = () => document.fonts.ready.then((fonts) => fonts.check("1em Figtree Variable"));
    expect(await page.evaluate(hasFont)).toBe(true);

    // Neither a reload nor Back sends anything again.
    await page.reload();
    await page.goBack();
    await page.locator("#email-error").waitFor();
    const leads = await receiver.leads();
    expect(leads).toHaveLength(1);
    expectLead(leads[0], form, locale);
  });

  test.each([375, 1280])("the answers have no axe violations at %i px", async (width) => {
    const { origin } = receiver;
    const { page } = await site.openPage({
      path: "/",
      origin,
      width,
      prepare: injectAxe,
      context: { bypassCSP: true },
    });
    const answer = `/v1/website/${demo.request}`;
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

/** On the hosts' own runtime, which has to answer the request after them, too. */
test.each<[string, () => BodyInit]>([
  ["a large body", () => Buffer.alloc(1_000_000)],
  ["a huge body", () => Buffer.alloc(20_000_000)],
  ["a body of chunks", () => new Blob([Buffer.alloc(3_000_000)]).stream()],
  ["a huge body of chunks", () => new Blob([Buffer.alloc(20_000_000)]).stream()],
])("%s is too large, and the next request is answered", async (_name, body) => {
  const post = (body: BodyInit) =>
    fetch(`${receiver.origin}/v1/website/newsletter-sign-up`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: receiver.origin },
      body,
      ...{ duplex: "half" },
    });
  expect((await post(body())).status).toBe(413);
  expect((await post("{}")).status).toBe(400);
});
