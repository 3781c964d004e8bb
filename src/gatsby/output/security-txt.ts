import type { Settings } from "../../config/settings";
import { site } from "../../config/site";
import { locales } from "../../i18n/locales";

/** Where RFC 9116 has it, below the site's origin. */
export const securityTxtPath = ".well-known/security.txt";

/** RFC 9116 wants less than a year. A site that is never built again says so by then. */
const validDays = 300;

/**
 * `security.txt` (RFC 9116): whom to tell of a hole, and until when that holds. It changes with the day,
 * not with the moment, so that two builds of one day are the same.
 */
export function securityTxt({ siteUrl }: Pick<Settings, "siteUrl">, now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  const fields = [
    `Contact: mailto:${site.mailbox}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(", ")}`,
    `Canonical: ${siteUrl}/${securityTxtPath}`,
  ];
  return `${fields.join("\n")}\n`;
}
