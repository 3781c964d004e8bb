import { receiverSettings, receiverVariables } from "../../src/leads/receiver-settings";

const LEADS_WEBHOOK_URL = "https://hooks.example/leads";
const LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
const LEADS_ADDRESS_SECRET = "x".repeat(32);

const nowhere = {
  webhook: undefined,
  slackUrl: undefined,
  teamsUrl: undefined,
  mail: undefined,
  linkSecret: undefined,
  hasPersonalData: false,
};

const mail = {
  LEADS_MAIL_URL: "https://mail.example/emails",
  LEADS_MAIL_KEY: "re_123",
  LEADS_MAIL_FROM: "web@lyhord.example",
  LEADS_MAIL_TO: "sales@lyhord.example",
};

test.each([{}, { LEADS_WEBHOOK_URL: "", LEADS_ADDRESS_SECRET: " " }])(
  "with %j, leads wait",
  (env) => {
    expect(receiverSettings(env)).toEqual({
      destinations: nowhere,
      confirmations: { hasThanks: false, hasLink: false, perHour: 30 },
      addressSecret: undefined,
      leadsPerHour: 200,
      problems: [],
    });
  },
);

test("all variables are used, and no other", () => {
  const LEADS_PER_HOUR = "500";
  const chats = {
    LEADS_SLACK_URL: "https://hooks.slack.com/services/T/B/x",
    LEADS_TEAMS_URL: "https://x.environment.api.powerplatform.com/workflows/y?sig=z",
  };
  const env = {
    ...{ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, LEADS_ADDRESS_SECRET, LEADS_PER_HOUR },
    ...chats,
    ...mail,
    LEADS_PERSONAL_DATA: "true",
    LEADS_CONFIRMATION: "true",
    LEADS_DOUBLE_OPT_IN: "true",
    LEADS_CONFIRMATIONS_PER_HOUR: "10",
  };
  expect(receiverSettings(env)).toEqual({
    destinations: {
      webhook: { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET },
      slackUrl: chats.LEADS_SLACK_URL,
      teamsUrl: chats.LEADS_TEAMS_URL,
      mail: {
        url: mail.LEADS_MAIL_URL,
        key: mail.LEADS_MAIL_KEY,
        from: mail.LEADS_MAIL_FROM,
        to: mail.LEADS_MAIL_TO,
      },
      linkSecret: LEADS_ADDRESS_SECRET,
      hasPersonalData: true,
    },
    confirmations: { hasThanks: true, hasLink: true, perHour: 10 },
    addressSecret: LEADS_ADDRESS_SECRET,
    leadsPerHour: 500,
    problems: [],
  });
  expect(receiverVariables({ ...env, PATH: "/bin" })).toEqual(env);
});

test("double opt-in wants a secret, and without one nothing is delivered unconfirmed", () => {
  const { confirmations, problems } = receiverSettings({ ...mail, LEADS_DOUBLE_OPT_IN: "true" });
  expect(problems).toEqual([expect.stringContaining("LEADS_ADDRESS_SECRET")]);
  expect(confirmations.hasLink).toBe(true);
});

test.each([
  [{ LEADS_WEBHOOK_URL: "hooks.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: "ftp://a.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: "http://a.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL }, "LEADS_WEBHOOK_SECRET"],
  [{ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: "letmein" }, "LEADS_WEBHOOK_SECRET"],
  [{ LEADS_ADDRESS_SECRET: "letmein" }, "LEADS_ADDRESS_SECRET"],
  [{ LEADS_PER_HOUR: "none" }, "LEADS_PER_HOUR"],
  [{ LEADS_SLACK_URL: "letmein" }, "LEADS_SLACK_URL"],
  [{ LEADS_PERSONAL_DATA: "yes" }, "LEADS_PERSONAL_DATA"],
  [{ ...mail, LEADS_MAIL_KEY: "" }, "LEADS_MAIL_KEY"],
  [{ ...mail, LEADS_MAIL_TO: "letmein" }, "LEADS_MAIL_TO"],
  [{ ...mail, LEADS_MAIL_URL: "", LEADS_CONFIRMATION: "true" }, "LEADS_MAIL_URL"],
])("%j is named, and nothing is sent unsigned", (env, name) => {
  const { destinations, confirmations, addressSecret, problems } = receiverSettings(env);
  expect(problems).toEqual([expect.stringContaining(name)]);
  expect([destinations, addressSecret]).toEqual([nowhere, undefined]);
  expect(confirmations.hasThanks).toBe(false);
  expect(problems.join()).not.toContain("letmein");
});
