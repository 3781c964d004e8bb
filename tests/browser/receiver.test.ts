/** The forms with the site's own receiver, as after `npm start`. */
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { plainText } from "../../src/i18n/text-marks";
import type { StoredLead } from "../../src/leads/lead-store";
import { expect, test } from "../setup/fixtures";
import { injectAxe, violations } from "../setup/browser/axe";
import { pageText } from "../setup/output/page-text";
import {
  demo,
  enteredValues,
  field,
  fillIn,
  formOn,
  newsletter,
  submitButton,
  type FormUnderTest,
} from "../setup/pages/form-page";

test.beforeEach(async ({ receiver }) => {
  // A new database has no tables yet.
  await fetch(`${receiver.origin}/v1/website/maintenance`, { method: "POST" });
  await receiver.execute("DELETE FROM leads", "DELETE FROM counts");
});

function expectLead(lead: StoredLead | undefined, form: FormUnderTest, locale: Locale): void {
  const consent = plainText(pageText(locale, form.texts, "consent"));
  expect(lead).toMatchObject({ form: form.name, language: locale, consent });
  expect(lead!.page).toBe(screenPath(form.screen, locale));
  const empty = form === demo ? { message: "" } : {};
  expect(lead!.fields).toEqual({ ...empty, ...form.answers });
}

test("before the page's script has loaded and with no connection, what was typed stays, and is sent later", async ({
  site,
  receiver,
}) => {
  const { page, context } = await site.openPage({
    path: screenPath(newsletter.screen, "sv"),
    origin: receiver.origin,
    until: "load",
    hasFaults: true,
    prepare: (fresh) => fresh.route("**/*.js", (route) => route.abort()),
  });
  await fillIn(page, newsletter);
  await context.setOffline(true);
  await field(page, "name").press("Enter");
  const told = () =>
    submitButton(page).evaluate((button) => (button as HTMLButtonElement).validationMessage);
  expect(await told()).toBe(pageText("sv", "forms", "failure.unreachable.text"));
  expect(await enteredValues(page)).toMatchObject(newsletter.answers);
  await context.setOffline(false);
  await field(page, "name").press("Enter");
  await page.waitForURL(/\/sent\?language=/);
  expectLead((await receiver.leads())[0], newsletter, "sv");
});

test.describe("without JavaScript", () => {
  for (const [form, locale] of [
    [newsletter, "sv"],
    [demo, "en"],
  ] as const) {
    test(`${form.texts} is corrected, stored and confirmed`, async ({ site, receiver }) => {
      const { page } = await site.openPage({
        path: screenPath(form.screen, locale),
        origin: receiver.origin,
        javaScript: false,
        hasFaults: true,
      });
      await submitButton(page).click();
      // Each field that is wrong is named, and leads to its field.
      const links = page.locator("main").getByRole("alert").getByRole("link");
      expect(await links.first().innerText()).toBe(await page.locator("#name-error").innerText());
      await links.first().click();
      await expect(field(page, "name")).toBeFocused();
      await fillIn(page, form);
      await submitButton(page).click();
      await page.waitForURL(/\/sent\?language=/);
      const title = pageText(locale, form.texts, "thanks.title");
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      const hasFont = () =>
        document.fonts.ready.then((fonts) => fonts.check("1em Figtree Variable"));
      expect(await page.evaluate(hasFont)).toBe(true);

      // Neither a reload nor Back sends anything again.
      await page.reload();
      await page.goBack();
      await page.locator("#email-error").waitFor();
      const leads = await receiver.leads();
      expect(leads).toHaveLength(1);
      expectLead(leads[0], form, locale);
    });
  }

  for (const locale of ["sv", "en"] as const) {
    test(`the newsletter is left by the note at its own form (${locale})`, async ({
      site,
      receiver,
    }) => {
      const { page } = await site.openPage({
        path: screenPath(newsletter.screen, locale),
        origin: receiver.origin,
        javaScript: false,
        hasFaults: true,
      });
      await fillIn(page, newsletter);
      await submitButton(page).click();
      await page.waitForURL(/\/sent\?language=/);
      await page.goBack();
      await formOn(page).locator('a[href$="#newsletter-leave"]').click();
      await expect(formOn(page)).toBeInViewport();
      await field(page, "email").fill("asa@");
      await submitButton(page).click();
      await page.locator("#email-error").waitFor();
      await field(page, "email").fill(newsletter.answers.email!.toUpperCase());
      await submitButton(page).click();
      await page.waitForURL(/\/newsletter-leave\/sent\?language=/);
      const name = pageText(locale, "newsletter-leave", "thanks.title");
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      const leads = await receiver.leads();
      expect(leads.map(({ form, page }) => [form, page])).toEqual([
        ["newsletter-leave", screenPath("privacyPolicy", locale)],
      ]);
    });
  }

  test("the answers have no axe violations and fit on a phone", async ({ site, receiver }) => {
    const { origin } = receiver;
    const { page } = await site.openPage({
      path: "/",
      origin,
      width: 375,
      hasFaults: true,
      prepare: injectAxe,
      context: { bypassCSP: true },
    });
    const answer = `/v1/website/${demo.name}`;
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
for (const [name, body] of [
  ["a huge body", () => Buffer.alloc(20_000_000)],
  ["a huge body of chunks", () => new Blob([Buffer.alloc(20_000_000)]).stream()],
] as const) {
  test(`${name} is too large, and the next request is answered`, async ({ receiver }) => {
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
}
