/** What the servers of others are sent: chats and a mail API that speak their protocols. */
import {
  firstDelivery,
  type DestinationName,
  type Lead,
  type StoredLead,
} from "../../src/leads/lead-store";
import messagesEn from "../../src/locales/en/lead-messages.json";
import formsSv from "../../src/locales/sv/forms.json";
import messagesSv from "../../src/locales/sv/lead-messages.json";
import { destinationsOf } from "../../src/leads/destinations";
import { leaveUrl } from "../../src/leads/leave-link";
import { destinationServer } from "./destination-server";
import { addressSecret } from "./receiver-under-test";
import { sampleLead } from "./sample-lead";

const server = destinationServer();

const stored = (parts: Partial<Lead>): StoredLead => {
  const lead = sampleLead(parts);
  return { ...lead, ...firstDelivery(lead, true) };
};

const demo = stored({
  form: "demo-request",
  page: "/boka-demo",
  fields: {
    name: "Åsa <!channel>",
    email: "asa@foretag.example",
    companyName: "[Öbergs](https://evil.example) & Co",
    numberOfEmployees: "50",
    message: "Hej!\n*Hur* fungerar det?",
  },
});

/** Returns what a destination is sent of a lead. */
async function sentTo(name: DestinationName, lead: StoredLead = demo, hasPersonalData = true) {
  const [destination] = server.at([name], hasPersonalData);
  expect((await destination!.send(lead, new Date())).ok).toBe(true);
  const { headers, body } = server.received.at(-1)!;
  return { headers, body: JSON.parse(body) as unknown };
}

const { label } = formsSv;
const { company: toldSv } = messagesSv;
const { company: toldEn } = messagesEn;

const lines = [
  `${label.name}: Åsa <!channel>`,
  `${label.email}: asa@foretag.example`,
  `${label.companyName}: [Öbergs](https://evil.example) & Co`,
  `${label.numberOfEmployees}: 50`,
  `${label.message}: Hej!`,
  "*Hur* fungerar det?",
  `${toldSv.language}: svenska`,
  `${toldSv.page}: http://127.0.0.1:9000/boka-demo`,
  `${toldSv.time}: 1 mars 2026 kl. 13:00`,
  toldSv.where,
];
const title = toldSv.title["demo-request"];

/** Headers that keep absence notes away, and mails with one subject apart. */
const ofMachine = (key: string) => ({
  "Auto-Submitted": "auto-generated",
  "X-Entity-Ref-ID": key,
});

test("Slack gets a text in which nothing is markup, a mention or a preview of a link", async () => {
  const { body, headers } = await sentTo("slack");
  expect(headers["content-type"]).toBe("application/json");
  expect(body).toEqual({
    text: [title, ...lines]
      .join("\n")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;"),
    mrkdwn: false,
    parse: "none",
    unfurl_links: false,
    unfurl_media: false,
  });
});

test("Teams gets an Adaptive Card of lines, as Workflows take it", async () => {
  const { body } = await sentTo("teams");
  const block = (text: string, parts = {}) => ({
    type: "RichTextBlock",
    spacing: "Small",
    inlines: [{ type: "TextRun", text, ...parts }],
  });
  expect(body).toEqual({
    type: "message",
    attachments: [
      {
        contentType: "application/vnd.microsoft.card.adaptive",
        content: {
          $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
          type: "AdaptiveCard",
          version: "1.4",
          body: [block(title, { weight: "Bolder" }), ...lines.map((line) => block(line))],
        },
      },
    ],
  });
});

test("the mail API gets one mail in plain text, with its key and a key of the mail's own", async () => {
  const { headers, body } = await sentTo("mail");
  expect(headers.authorization).toBe("Bearer re_123");
  expect(headers["idempotency-key"]).toBe(`mail/${demo.id}`);
  expect(body).toEqual({
    from: "web@lyhord.example",
    to: ["sales@lyhord.example"],
    subject: title,
    // The lines of what was written stay as they are.
    text: `${lines.join("\n\n").replace("Hej!\n\n", "Hej!\n")}\n`,
    reply_to: demo.fields.email,
    headers: ofMachine(`mail/${demo.id}`),
  });
});

test.each(["slack", "teams", "mail"] as const)(
  "unless a setting says so, %s hears nothing of the person",
  async (name) => {
    const text = JSON.stringify((await sentTo(name, demo, false)).body);
    expect(text).toContain("/boka-demo");
    for (const value of Object.values(demo.fields)) {
      expect(text).not.toContain(JSON.stringify(value).slice(1, 6));
    }
  },
);

test("a lead from an English page is told of in English", async () => {
  const english = stored({ language: "en", page: "" });
  expect((await sentTo("mail", english, false)).body).toMatchObject({
    subject: toldEn.title["newsletter-sign-up"],
    text: `${[
      `${toldEn.language}: English`,
      `${toldEn.time}: 1 March 2026 at 13:00`,
      toldEn.where,
    ].join("\n\n")}\n`,
  });
});

test("a mail names its sender as mail servers do, and is answered to who may be read in it", async () => {
  const lead = stored({ ...demo, fields: { ...demo.fields, email: "bo@företag.example" } });
  const { headers, body } = await sentTo("mail", lead);
  // Workers send no name by themselves, and mail APIs refuse requests without.
  expect(headers["user-agent"]).toMatch(/^website-leads /);
  expect(body).toMatchObject({ reply_to: "bo@xn--fretag-wxa.example" });
  expect((await sentTo("mail", lead, false)).body).not.toHaveProperty("reply_to");
});

const oneClick = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

test.each([
  ["link", "newsletter-sign-up", true],
  ["thanks", "newsletter-sign-up", true],
  ["thanks", "white-paper-request", false],
  ["thanks", "demo-request", false],
] as const)(
  "the mail %s for a %s names the way out of the newsletter, in its text and for mail programs: %s",
  async (name, form, isNamed) => {
    const email = "asa@foretag.example";
    const url = await leaveUrl(email, "sv", addressSecret);
    const lead = stored({ form, fields: { email } });
    const { body } = await sentTo(name, lead);
    const { text, headers } = body as { text: string; headers: object };
    expect(text.includes(`${messagesSv.leave}\n${url}\n`)).toBe(isNamed);
    expect(headers).toEqual({
      ...ofMachine(`${name}/${lead.id}`),
      ...(isNamed && { "List-Unsubscribe": `<${url}>`, ...oneClick }),
    });
  },
);

test("nobody is mailed without the secret of the links in the mail", () => {
  const mail = {
    url: "https://mail.example",
    key: "re_123",
    from: "a@b.example",
    to: "c@b.example",
  };
  const nowhere = { webhook: undefined, slackUrl: undefined, teamsUrl: undefined };
  const settings = { ...nowhere, mail, hasPersonalData: false, addressSecret: undefined };
  expect(destinationsOf(settings).map(({ name }) => name)).toEqual(["mail"]);
});

test("the webhook tells when a sign-up was confirmed", async () => {
  const confirmed = "2026-03-01T13:00:00.000Z";
  const lead = { ...stored({}), acceptedAt: { confirmed } };
  expect((await sentTo("webhook", lead)).body).toMatchObject({ data: { confirmedAt: confirmed } });
});
