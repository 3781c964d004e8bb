import { defaultKeepMonths } from "../config/keep-months";
import type { MaintenanceSettings } from "./maintain";

/** Environment variables of the host, by name. */
export type ReceiverEnvironment = Readonly<Record<string, unknown>>;

const variables = [
  "LEADS_WEBHOOK_URL",
  "LEADS_WEBHOOK_SECRET",
  "LEADS_KEEP_MONTHS",
  "LEADS_ADDRESS_SECRET",
] as const;

/** Returns the receiver's own variables of an environment. */
export function receiverVariables(env: ReceiverEnvironment): Record<string, string> {
  return Object.fromEntries(
    variables.flatMap((name) => (typeof env[name] === "string" ? [[name, env[name]]] : [])),
  );
}

const secretPattern = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/** Leads are personal data: only on this machine may they travel unencrypted. */
function isSafeUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isLoopback);
}

/**
 * Parses the settings of the receiver. It goes on without a webhook when its settings are wrong: leads wait
 * in the storage.
 *
 * @returns the settings, what visitors' addresses are hashed with where that is set, and a sentence for each
 * variable that is wrong.
 */
export function receiverSettings(env: ReceiverEnvironment): {
  readonly settings: MaintenanceSettings;
  readonly addressSecret: string | undefined;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const text = (name: (typeof variables)[number]) =>
    typeof env[name] === "string" ? env[name].trim() : "";

  const months = text("LEADS_KEEP_MONTHS");
  const isMonths = /^\d{1,3}$/.test(months) && Number(months) > 0;
  if (months && !isMonths) {
    problems.push(
      `LEADS_KEEP_MONTHS is ${JSON.stringify(months)}, but has to be a whole number from 1 to 999. ` +
        `Leads are kept ${defaultKeepMonths} months.`,
    );
  }
  const url = text("LEADS_WEBHOOK_URL");
  const secret = text("LEADS_WEBHOOK_SECRET");
  const isUrl = isSafeUrl(url);
  const waiting = "Leads wait in the storage.";
  if (url && !isUrl) {
    problems.push(
      `LEADS_WEBHOOK_URL is ${JSON.stringify(url)}, but has to begin with https://. ${waiting}`,
    );
  }
  if (url && !secretPattern.test(secret)) {
    problems.push(
      `LEADS_WEBHOOK_SECRET has to be whsec_ and at least 24 random bytes in base64. ${waiting}`,
    );
  }
  const addressSecret = text("LEADS_ADDRESS_SECRET");
  if (addressSecret && addressSecret.length < 32) {
    problems.push(
      "LEADS_ADDRESS_SECRET has to have at least 32 characters. Each instance of the function uses a random one.",
    );
  }
  const webhook = isUrl && secretPattern.test(secret) ? { url, secret } : undefined;
  return {
    settings: { webhook, keepMonths: isMonths ? Number(months) : defaultKeepMonths },
    addressSecret: addressSecret.length < 32 ? undefined : addressSecret,
    problems,
  };
}
