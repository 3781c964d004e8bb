/** A lead's way from a campaign to the company, on the hosts' own runtime, with a mail API and a chat on this machine. */
import { asciiEmail } from "../../src/forms/email-address";
import { Hono } from "hono";
import texts from "../../src/locales/sv/lead-answer.json";
import leaveTexts from "../../src/locales/sv/newsletter-leave.json";
import { serveApp } from "../../src/sanity/serve-app";
import { expect, test as base } from "../setup/fixtures";
import { confirmation, fillIn, newsletter, submitButton } from "../setup/pages/form-page";
import type { Receiver } from "../setup/servers/receiver-server";
import type { Site } from "../setup/servers/site";
import { until } from "../setup/until";
import { screenPath } from "../../src/i18n/routes";

type Mail = {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Services = {
  /** Without a trailing slash. */
  readonly origin: string;
  /** What each has received, oldest first. */
  readonly mails: Mail[];
  readonly chat: string[];
};

const test = base.extend<object, { readonly services: Services }>({
  services: [
    async ({}, use) => {
      const mails: Mail[] = [];
      const chat: string[] = [];
      const app = new Hono();
      app.post("/mail", async ({ req, text }) => {
        mails.push(await req.json<Mail>());
        return text("ok");
      });
      app.post("/chat", async ({ req, text }) => {
        chat.push(await req.text());
        return text("ok");
      });
      const { origin, close } = await serveApp(0, () => Promise.resolve(app));
      await use({ origin, mails, chat });
      await close();
    },
    { scope: "worker" },
  ],
  receiverVariables: [
    async ({ services }, use) =>
      await use({
        LEADS_MAIL_URL: `${services.origin}/mail`,
        LEADS_MAIL_KEY: "key-of-this-test",
        LEADS_MAIL_FROM: "hej@lyhord.example",
        LEADS_MAIL_TO: "leads@lyhord.example",
        LEADS_SLACK_URL: `${services.origin}/chat`,
        LEADS_ADDRESS_SECRET: "a-secret-of-this-test-with-many-letters",
        LEADS_DOUBLE_OPT_IN: "true",
      }),
    { scope: "worker" },
  ],
});

const campaign = "utm_source=linkedin&utm_campaign=h%C3%B6st";
const company = newsletter.answers.companyName!;

test.beforeEach(async ({ receiver, services: { mails, chat } }) => {
  await fetch(`${receiver.origin}/v1/website/maintenance`, { method: "POST" });
  await receiver.execute("DELETE FROM leads", "DELETE FROM counts");
  mails.length = 0;
  chat.length = 0;
});

/** Signs up at the end of a visit that a campaign began. @returns the address of the mailed link. */
async function signUp(site: Site, { origin }: Receiver, { mails }: Services): Promise<string> {
  const { page } = await site.openPage({ path: `/om-oss?${campaign}`, origin });
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL("/");
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await confirmation(page, newsletter, "sv").waitFor();
  await until("the link to be mailed", () => mails.length > 0);
  const [url] = /http\S+\/confirm\?\S+/.exec(mails[0]!.text)!;
  return url.replace(new URL(url).origin, origin);
}

test("a sign-up knows its campaign, and the company hears of it when its person has confirmed it", async ({
  site,
  receiver,
  services,
}) => {
  const { mails, chat } = services;
  const link = await signUp(site, receiver, services);
  expect(mails).toEqual([expect.objectContaining({ to: [asciiEmail(newsletter.answers.email!)] })]);
  // A mail program that checks links opens them, and thereby confirms nothing.
  expect((await fetch(link)).status).toBe(200);
  expect(chat).toEqual([]);

  const { page } = await site.openPage({ path: link, javaScript: false });
  const submit = texts.confirm.submit;
  await page.getByRole("button", { name: submit, exact: true }).click();
  await page.waitForURL(/\/confirmed\?language=sv$/);
  await until("the company to be told", () => chat.length > 0 && mails.length > 1);
  expect(mails[1]!.to).toEqual(["leads@lyhord.example"]);
  // Personal data stay in the table unless a setting says otherwise.
  for (const told of [chat[0]!, mails[1]!.text])
    expect(told).not.toContain(newsletter.answers.name);

  const [lead, ...others] = await receiver.leads();
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    page: screenPath(newsletter.screen, "sv"),
    fields: { companyName: company },
    source: { landing: "/om-oss", utm_source: "linkedin", utm_campaign: "höst" },
  });
  expect(lead!.acceptedAt).toHaveProperty("confirmed");
});

test("the same mail has a link that leaves the newsletter, without JavaScript", async ({
  site,
  receiver,
  services,
}) => {
  const { mails, chat } = services;
  await signUp(site, receiver, services);
  const url = /http\S+\/newsletter-leave\/\S+/.exec(mails[0]!.text)![0];
  expect(mails[0]!.headers).toMatchObject({ "List-Unsubscribe": `<${url}>` });
  const link = url.replace(new URL(url).origin, receiver.origin);
  const { page } = await site.openPage({ path: link, javaScript: false });
  expect(chat).toEqual([]);
  await page.getByRole("button", { name: texts.leave.submit, exact: true }).click();
  const name = leaveTexts.thanks.title;
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  await until("the company to be told", () => chat.length > 0);
  expect((await receiver.leads()).map(({ form }) => form)).toEqual(["newsletter-leave"]);
});
