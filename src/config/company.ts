/**
 * Facts about the company that legal texts and search engines are told. Apart from `site.ts`, which every
 * page loads.
 */
import { site } from "./site";

export const company = {
  name: process.env.SITE_COMPANY_NAME || `${site.productName} AB`,
  /** The example can be nobody's: its last digit does not fit the others. */
  registrationNumber: process.env.SITE_REGISTRATION_NUMBER || "556000-0000",
  registeredOffice: process.env.SITE_REGISTERED_OFFICE || "Stockholm",
  /** The data protection officer's mailbox. */
  dataProtectionMailbox:
    process.env.SITE_DATA_PROTECTION_MAILBOX || `dataskydd@${site.productSegment}.example`,
  /** As it is written; empty: none. It has no example, lest somebody calls it. */
  phone: process.env.SITE_PHONE ?? "",
} as const;
