/** The settings of leads, which the receiver reads where it runs (`leads/receiver-settings.ts`); a build checks them. */
import { object } from "yup";
import { leadVariables } from "./lead-variables";
import { hidden, patternRule, setting } from "./rules";

const databaseId = patternRule(/^[\da-f-]{36}$/, "the id of a D1 database, as Cloudflare shows it");

/** The mail API that leads are told by: all of it, or nothing. */
const mail = {
  url: setting("LEADS_MAIL_URL", leadVariables.LEADS_MAIL_URL),
  key: setting("LEADS_MAIL_KEY", leadVariables.LEADS_MAIL_KEY, hidden),
  from: setting("LEADS_MAIL_FROM", leadVariables.LEADS_MAIL_FROM),
  to: setting("LEADS_MAIL_TO", leadVariables.LEADS_MAIL_TO),
};

export const leadSettings = object({
  webhookUrl: setting("LEADS_WEBHOOK_URL", leadVariables.LEADS_WEBHOOK_URL),
  webhookSecret: setting("LEADS_WEBHOOK_SECRET", leadVariables.LEADS_WEBHOOK_SECRET, hidden),
  slackUrl: setting("LEADS_SLACK_URL", leadVariables.LEADS_SLACK_URL, hidden),
  teamsUrl: setting("LEADS_TEAMS_URL", leadVariables.LEADS_TEAMS_URL, hidden),
  mail: object(mail),
  hasPersonalData: setting("LEADS_PERSONAL_DATA", leadVariables.LEADS_PERSONAL_DATA).default(false),
  hasConfirmation: setting("LEADS_CONFIRMATION", leadVariables.LEADS_CONFIRMATION).default(false),
  hasDoubleOptIn: setting("LEADS_DOUBLE_OPT_IN", leadVariables.LEADS_DOUBLE_OPT_IN).default(false),
  confirmationsPerHour: setting(
    "LEADS_CONFIRMATIONS_PER_HOUR",
    leadVariables.LEADS_CONFIRMATIONS_PER_HOUR,
  ),
  addressSecret: setting("LEADS_ADDRESS_SECRET", leadVariables.LEADS_ADDRESS_SECRET, hidden),
  perHour: setting("LEADS_PER_HOUR", leadVariables.LEADS_PER_HOUR),
  /** Id of the D1 database on Cloudflare; absent elsewhere. */
  databaseId: setting("LEADS_DATABASE_ID", databaseId),
})
  .test({
    name: "signed-deliveries",
    message:
      "LEADS_WEBHOOK_SECRET is not set, but LEADS_WEBHOOK_URL is: each delivery is signed with the secret.",
    test: (leads) => leads.webhookUrl === undefined || leads.webhookSecret !== undefined,
  })
  .test({
    name: "whole-mail",
    message:
      "Some LEADS_MAIL_* settings are missing: set none, or LEADS_MAIL_URL, LEADS_MAIL_KEY, LEADS_MAIL_FROM and " +
      "LEADS_MAIL_TO.",
    test: (leads) => [0, Object.keys(mail).length].includes(Object.keys(leads.mail).length),
  })
  .test({
    name: "mailed-confirmation",
    message:
      "LEADS_CONFIRMATION and LEADS_DOUBLE_OPT_IN need a mail API: set LEADS_MAIL_URL and the rest of LEADS_MAIL_*.",
    test: (leads) =>
      leads.mail.url !== undefined || (!leads.hasConfirmation && !leads.hasDoubleOptIn),
  })
  .test({
    name: "signed-links",
    message:
      "LEADS_ADDRESS_SECRET is not set, but LEADS_DOUBLE_OPT_IN is: the secret signs the links.",
    test: (leads) => !leads.hasDoubleOptIn || leads.addressSecret !== undefined,
  });
