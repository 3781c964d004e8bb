import type { Settings } from "../../config/settings/schema";
import { site } from "../../config/site";
import { locales } from "../../i18n/locales";

/** Path defined by RFC 9116. */
export const securityTxtPath = ".well-known/security.txt";

/** RFC 9116 recommends less than a year. Every build renews it. */
const validDays = 300;

/**
 * Returns `security.txt` (RFC 9116), which says where to report a vulnerability. It expires at midnight, so
 * that two builds on the same day are identical.
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
