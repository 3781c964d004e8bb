import {
  addressSecretRule,
  leadsPerHourRule,
  urlRule,
  webhookSecretRule,
} from "../config/settings/rules";
import type { WebhookSettings } from "./maintain";

/** Environment variables of the host, by name. */
export type ReceiverEnvironment = Readonly<Record<string, unknown>>;

/** Leads in an hour that are a flood on a site like this one: a good campaign brings some hundreds in a month. */
const defaultLeadsPerHour = 200;

const rules = {
  LEADS_WEBHOOK_URL: urlRule,
  LEADS_WEBHOOK_SECRET: webhookSecretRule,
  LEADS_ADDRESS_SECRET: addressSecretRule,
  LEADS_PER_HOUR: leadsPerHourRule,
} as const;

/** Returns the receiver's own variables of an environment. */
export function receiverVariables(env: ReceiverEnvironment): Record<string, string> {
  return Object.fromEntries(
    Object.keys(rules).flatMap((name) =>
      typeof env[name] === "string" ? [[name, env[name]]] : [],
    ),
  );
}

/**
 * Parses the settings of the receiver. An invalid one counts as not set: without a webhook, leads wait in the storage;
 * without the secret, each instance of the function makes a random one.
 *
 * @returns what visitors' addresses are hashed with, the ceiling of all leads, and a sentence for each variable that
 * is wrong.
 */
export function receiverSettings(env: ReceiverEnvironment) {
  const problems: string[] = [];
  function read<Name extends keyof typeof rules>(name: Name, isRequired = false) {
    const text = typeof env[name] === "string" ? env[name].trim() : "";
    const value = rules[name].parse(text) as ReturnType<(typeof rules)[Name]["parse"]>;
    if (value === undefined && (text || isRequired)) {
      // Not the value, which may be a secret.
      problems.push(`${name} has to be ${rules[name].allowed}. Until then, it counts as not set.`);
    }
    return value;
  }
  const url = read("LEADS_WEBHOOK_URL");
  const secret = read("LEADS_WEBHOOK_SECRET", url !== undefined);
  const addressSecret = read("LEADS_ADDRESS_SECRET");
  const leadsPerHour = read("LEADS_PER_HOUR") ?? defaultLeadsPerHour;
  const webhook: WebhookSettings | undefined = url && secret ? { url, secret } : undefined;
  return { webhook, addressSecret, leadsPerHour, problems };
}
