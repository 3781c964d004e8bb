import { leadVariablesIn, parseLeadSettings } from "../../../../src/config/settings/lead-settings";

const LEADS_WEBHOOK_URL = "https://hooks.example/leads";
const LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
const LEADS_ADDRESS_SECRET = "x".repeat(32);

const mail = {
  LEADS_MAIL_URL: "https://mail.example/emails",
  LEADS_MAIL_KEY: "re_123",
  LEADS_MAIL_FROM: "web@lyhord.example",
  LEADS_MAIL_TO: "sales@lyhord.example",
};

const nowhere = {
  webhook: undefined,
  slackUrl: undefined,
  teamsUrl: undefined,
  mail: undefined,
  hasPersonalData: false,
  addressSecret: undefined,
};

test.each([{}, { LEADS_WEBHOOK_URL: "", LEADS_ADDRESS_SECRET: " " }, { LEADS_WEBHOOK_URL: {} }])(
  "with %j, leads wait",
  (env) => {
    expect(parseLeadSettings(env)).toEqual({
      settings: {
        ...nowhere,
        confirmations: { hasThanks: false, hasLink: false, perHour: 30 },
        floodThreshold: 200,
      },
      problems: [],
    });
  },
);

test("all variables are used, and no other", () => {
  const chats = {
    LEADS_SLACK_URL: "https://hooks.slack.com/services/T/B/x",
    LEADS_TEAMS_URL: "https://x.environment.api.powerplatform.com/workflows/y?sig=z",
  };
  const env = {
    ...{ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, LEADS_ADDRESS_SECRET },
    ...chats,
    ...mail,
    LEADS_PER_HOUR: "500",
    LEADS_PERSONAL_DATA: "true",
    LEADS_CONFIRMATION: "true",
    LEADS_DOUBLE_OPT_IN: "true",
    LEADS_CONFIRMATIONS_PER_HOUR: "10",
  };
  expect(parseLeadSettings(env)).toEqual({
    settings: {
      webhook: { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET },
      slackUrl: chats.LEADS_SLACK_URL,
      teamsUrl: chats.LEADS_TEAMS_URL,
      mail: {
        url: mail.LEADS_MAIL_URL,
        key: mail.LEADS_MAIL_KEY,
        from: mail.LEADS_MAIL_FROM,
        to: mail.LEADS_MAIL_TO,
      },
      hasPersonalData: true,
      confirmations: { hasThanks: true, hasLink: true, perHour: 10 },
      addressSecret: LEADS_ADDRESS_SECRET,
      floodThreshold: 500,
    },
    problems: [],
  });
  expect(leadVariablesIn({ ...env, PATH: "/bin" })).toEqual(env);
});

test.each([
  [{ LEADS_WEBHOOK_URL: "letmein", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL is (hidden)"],
  [{ LEADS_WEBHOOK_URL: "ftp://a.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL is"],
  [{ LEADS_WEBHOOK_URL: "http://a.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL is"],
  [{ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: "letmein" }, "LEADS_WEBHOOK_SECRET is (hidden)"],
  [{ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: "whsec_abc" }, "LEADS_WEBHOOK_SECRET is (hidden)"],
  [
    { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: LEADS_WEBHOOK_SECRET.slice("whsec_".length) },
    "has to be whsec_ and at least 24 random bytes in base64.",
  ],
  [{ LEADS_ADDRESS_SECRET: "letmein" }, "LEADS_ADDRESS_SECRET is (hidden)"],
  [{ LEADS_PER_HOUR: "none" }, "LEADS_PER_HOUR is"],
  [{ LEADS_CONFIRMATIONS_PER_HOUR: "0" }, "LEADS_CONFIRMATIONS_PER_HOUR is"],
  [{ LEADS_SLACK_URL: "letmein" }, "LEADS_SLACK_URL is (hidden)"],
  [{ LEADS_PERSONAL_DATA: "yes" }, "LEADS_PERSONAL_DATA is"],
  [
    { ...mail, LEADS_DOUBLE_OPT_IN: "false", LEADS_MAIL_TO: "letmein" },
    "LEADS_MAIL_TO is (hidden)",
  ],
  // Settings that need others.
  [{ LEADS_WEBHOOK_URL }, "LEADS_WEBHOOK_SECRET is not set"],
  [{ LEADS_CONFIRMATION: "true" }, "LEADS_CONFIRMATION and LEADS_DOUBLE_OPT_IN need a mail API"],
])("%j is told of, and counts as not set", (env, problem) => {
  const { settings, problems } = parseLeadSettings(env);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(settings).toMatchObject(nowhere);
  expect(settings.confirmations.hasThanks).toBe(false);
  expect(problems.join()).not.toContain("letmein");
});

test.each([
  [{}, false],
  [{ ...mail, LEADS_ADDRESS_SECRET }, true],
  [{ ...mail, LEADS_DOUBLE_OPT_IN: "false" }, false],
  [{ ...mail, LEADS_ADDRESS_SECRET, LEADS_DOUBLE_OPT_IN: "true" }, true],
])("with %j, a sign-up waits for the link in a mail: %j", (env, hasLink) => {
  const { settings, problems } = parseLeadSettings(env);
  expect([settings.confirmations.hasLink, problems]).toEqual([hasLink, []]);
});

test.each([
  mail,
  { ...mail, LEADS_CONFIRMATION: "true" },
  { ...mail, LEADS_CONFIRMATION: "true", LEADS_DOUBLE_OPT_IN: "false" },
])("%j lacks the secret of the links in mails to people, who are not thanked without", (env) => {
  const { settings, problems } = parseLeadSettings(env);
  expect(problems).toEqual([expect.stringContaining("LEADS_ADDRESS_SECRET is not set")]);
  expect(settings.confirmations.hasThanks).toBe(false);
});

test.each(Object.keys(mail))("without %s, there is no mail API", (name) => {
  const { settings, problems } = parseLeadSettings({ ...mail, [name]: "" });
  expect(problems).toEqual([expect.stringContaining("Some LEADS_MAIL_* settings are missing")]);
  expect(settings.mail).toBeUndefined();
});

test.each([
  [mail, "LEADS_ADDRESS_SECRET is not set"],
  [{ LEADS_ADDRESS_SECRET }, "LEADS_CONFIRMATION and LEADS_DOUBLE_OPT_IN need a mail API"],
])("double opt-in with nothing but %j delivers nothing unconfirmed", (env, problem) => {
  const { settings, problems } = parseLeadSettings({ ...env, LEADS_DOUBLE_OPT_IN: "true" });
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(settings.confirmations.hasLink).toBe(true);
});
