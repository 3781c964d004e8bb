/** A lead's way from a campaign to the company, on the hosts' own runtime, with a mail API and a chat on this machine. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import texts from "../../src/locales/sv/lead-answer.json";
import { confirmation, fillIn, formPath, newsletter, submitButton } from "../setup/pages/form-page";
import { receiverServer } from "../setup/servers/receiver-server";
import { siteUnderTest } from "../setup/servers/site";
import { until } from "../setup/until";

type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string };

const mails: Mail[] = [];
const chat: string[] = [];
const services = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.url === "/mail") mails.push(JSON.parse(body) as Mail);
    else chat.push(body);
    response.end("ok");
  });
});
let servicesOrigin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => services.listen(0, "127.0.0.1", resolve));
  servicesOrigin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
});
afterAll(async () => {
  services.closeAllConnections();
  await new Promise((resolve) => services.close(resolve));
});

const site = siteUnderTest();
const receiver = receiverServer(() => ({
  LEADS_MAIL_URL: `${servicesOrigin}/mail`,
  LEADS_MAIL_KEY: "key-of-this-test",
  LEADS_MAIL_FROM: "hej@lyhord.example",
  LEADS_MAIL_TO: "leads@lyhord.example",
  LEADS_SLACK_URL: `${servicesOrigin}/chat`,
  LEADS_ADDRESS_SECRET: "a-secret-of-this-test-with-many-letters",
  LEADS_DOUBLE_OPT_IN: "true",
}));

const campaign = "utm_source=linkedin&utm_campaign=h%C3%B6st";
const company = newsletter.answers.companyName!;

beforeEach(async () => {
  await fetch(`${receiver.origin}/v1/website/maintenance`, { method: "POST" });
  await receiver.execute("DELETE FROM leads", "DELETE FROM counts");
  mails.length = 0;
  chat.length = 0;
});

/** Signs up at the end of a visit that a campaign began. @returns the address of the mailed link. */
async function signUp(): Promise<string> {
  const { origin } = receiver;
  const { page } = await site.openPage({
    path: `/om-oss?${campaign}`,
    origin,
  });
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(`${origin}/`);
  await fillIn(page, newsletter);
  await submitButton(page).click();
  await confirmation(page, newsletter, "sv").waitFor();
  await until("the link to be mailed", () => mails.length > 0);
  const [url] = /http\S+\/confirm\?\S+/.exec(mails[0]!.text)!;
  return url.replace(new URL(url).origin, origin);
}

test("a sign-up knows its campaign, and the company hears of it when its person has confirmed it", async () => {
  const link = await signUp();
  expect(mails).toEqual([expect.objectContaining({ to: [newsletter.answers.email] })]);
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
    page: formPath(newsletter, "sv"),
    fields: { companyName: company },
    source: { landing: "/om-oss", utm_source: "linkedin", utm_campaign: "höst" },
  });
  expect(lead!.acceptedAt).toHaveProperty("confirmed");
});

test("a changed link confirms nothing, and says what to do", async () => {
  const link = new URL(await signUp());
  link.searchParams.set("code", "of-a-stranger");
  const { page } = await site.openPage({
    path: link.href,
    javaScript: false,
    hasFaults: true,
  });
  expect(await page.locator("main").getByRole("button").count()).toBe(0);
  await page.getByRole("heading", { level: 1, name: texts.expired.title }).waitFor();
  expect(chat).toEqual([]);
});
