/** The variables that the receiver of leads reads where it runs, and that a build checks (`lead-settings.ts`). */
import {
  addressSecretRule,
  confirmationsPerHourRule,
  flagRule,
  leadsPerHourRule,
  mailboxRule,
  tokenRule,
  urlRule,
  webhookSecretRule,
} from "./rules";

export const leadVariables = {
  LEADS_WEBHOOK_URL: urlRule,
  LEADS_WEBHOOK_SECRET: webhookSecretRule,
  LEADS_SLACK_URL: urlRule,
  LEADS_TEAMS_URL: urlRule,
  LEADS_MAIL_URL: urlRule,
  LEADS_MAIL_KEY: tokenRule,
  LEADS_MAIL_FROM: mailboxRule,
  LEADS_MAIL_TO: mailboxRule,
  LEADS_PERSONAL_DATA: flagRule,
  LEADS_ADDRESS_SECRET: addressSecretRule,
  LEADS_PER_HOUR: leadsPerHourRule,
  LEADS_CONFIRMATION: flagRule,
  LEADS_DOUBLE_OPT_IN: flagRule,
  LEADS_CONFIRMATIONS_PER_HOUR: confirmationsPerHourRule,
} as const;
