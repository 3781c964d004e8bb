import { addressSecretRule, urlRule, webhookSecretRule } from "../config/settings/rules";
import type { WebhookSettings } from "./maintain";

/** Environment variables of the host, by name. */
export type ReceiverEnvironment = Readonly<Record<string, unknown>>;

const rules = {
  LEADS_WEBHOOK_URL: urlRule,
  LEADS_WEBHOOK_SECRET: webhookSecretRule,
  LEADS_ADDRESS_SECRET: addressSecretRule,
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
 * Parses the settings of the receiver. It goes on without what is wrong: leads wait in the storage while there is
 * no webhook, and each instance of the function has a random secret of its own.
 *
 * @returns what visitors' addresses are hashed with, and a sentence for each variable that is wrong.
 */
export function receiverSettings(env: ReceiverEnvironment) {
  const problems: string[] = [];
  function read(name: keyof typeof rules, isRequired = false): string | undefined {
    const text = typeof env[name] === "string" ? env[name].trim() : "";
    const value = rules[name].parse(text);
    if (value === undefined && (text || isRequired)) {
      // Not the value, which may be a secret.
      problems.push(`${name} has to be ${rules[name].allowed}. Until then, the receiver has none.`);
    }
    return value;
  }
  const url = read("LEADS_WEBHOOK_URL");
  const secret = read("LEADS_WEBHOOK_SECRET", url !== undefined);
  const addressSecret = read("LEADS_ADDRESS_SECRET");
  const webhook: WebhookSettings | undefined = url && secret ? { url, secret } : undefined;
  return { webhook, addressSecret, problems };
}
