import { parseSettings } from "../../../../src/config/settings/schema";

const webhookSecret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

test.each(["ftp://a.example", "hooks.example", "http://hooks.example/leads"])(
  "leads are not delivered to %s",
  (url) => {
    const env = { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: webhookSecret };
    expect(() => parseSettings(env)).toThrow(`- LEADS_WEBHOOK_URL is "${url}", but has to be`);
  },
);

test("deliveries want a secret to be signed with", () => {
  const env = { LEADS_WEBHOOK_URL: "https://hooks.example/leads" };
  expect(() => parseSettings(env)).toThrow("- LEADS_WEBHOOK_SECRET is not set");
  expect(parseSettings({ ...env, LEADS_WEBHOOK_SECRET: webhookSecret }).leads.webhookUrl).toBe(
    env.LEADS_WEBHOOK_URL,
  );
});

test("a mail API wants all of its settings", () => {
  const mail = {
    LEADS_MAIL_URL: "https://mail.example/emails",
    LEADS_MAIL_KEY: "re_123",
    LEADS_MAIL_FROM: "web@company.se",
    LEADS_MAIL_TO: "sales@company.se",
  };
  expect(parseSettings(mail).leads.mail.to).toBe(mail.LEADS_MAIL_TO);
  const LEADS_CONFIRMATION = "true";
  expect(parseSettings({ ...mail, LEADS_CONFIRMATION }).leads.hasConfirmation).toBe(true);
  expect(() => parseSettings({ LEADS_CONFIRMATION })).toThrow(
    "- LEADS_CONFIRMATION and LEADS_DOUBLE_OPT_IN need a mail API",
  );
  const optIn = { ...mail, LEADS_DOUBLE_OPT_IN: "true" };
  expect(() => parseSettings(optIn)).toThrow("- LEADS_ADDRESS_SECRET is not set");
  const LEADS_ADDRESS_SECRET = "x".repeat(32);
  expect(parseSettings({ ...optIn, LEADS_ADDRESS_SECRET }).leads.hasDoubleOptIn).toBe(true);
  for (const name of Object.keys(mail)) {
    expect(() => parseSettings({ ...mail, [name]: "" })).toThrow(
      "- Some LEADS_MAIL_* settings are missing",
    );
  }
});

test.each(["SITE_URL", "GATSBY_BOOKING_FRAME_SV", "LEADS_WEBHOOK_URL", "SANITY_API_HOST"])(
  "%s may not carry a password, which no message repeats",
  (key) => {
    const parse = () => parseSettings({ [key]: "https://anna:hemligt@a.example" });
    expect(parse).toThrow(`- ${key} is "https://…@a.example"`);
    expect(parse).not.toThrow("hemligt");
  },
);

test("the VAT number is that of the registration number", () => {
  const SITE_REGISTRATION_NUMBER = "559999-9991";
  const vat = (SITE_VAT_NUMBER: string) => () =>
    parseSettings({ SITE_REGISTRATION_NUMBER, SITE_VAT_NUMBER });
  expect(vat("SE969600000001")).toThrow("SITE_VAT_NUMBER is not that of SITE_REGISTRATION_NUMBER");
  expect(vat("SE559999999101")).not.toThrow();
});

test("the content server's address is this machine's", () => {
  const { sanity } = parseSettings({ SANITY_API_HOST: "http://0.0.1:3333" });
  expect(sanity.apiHost).toBe("http://0.0.1:3333");
});

test("a published site without a receiver requires an API of its own; a preview does not", () => {
  const without = { SITE_RECEIVER: "false" };
  expect(() => parseSettings(without)).toThrow("GATSBY_API_ORIGIN is not set");
  const apiOrigin = "https://api.lyhord.example";
  expect(parseSettings({ ...without, GATSBY_API_ORIGIN: apiOrigin })).toMatchObject({
    apiOrigin,
    receiver: false,
  });
  expect(parseSettings({ ...without, SITE_PREVIEW: "true" }).receiver).toBe(false);
});

test("a preview of a Sanity project requires a token", () => {
  const env = { SITE_PREVIEW: "true", SANITY_PROJECT_ID: "abc123" };
  expect(() => parseSettings(env)).toThrow(/SANITY_TOKEN is not set.*preview/);
  expect(parseSettings({ ...env, SANITY_TOKEN: "sk" }).preview).toBe(true);
  expect(parseSettings({ SITE_PREVIEW: "true" }).preview).toBe(true);
});
