import { dialableNumber } from "../../config/phone-number";
import { byLocale, locales } from "../../i18n/locales";
import { textLimits } from "../model/text-limits";
import { collectFindings, type Place, type Reading } from "./finding";
import { readPicture, type HasAsset } from "./read-asset";
import { readEmail } from "./read-email";
import { readLocaleText, readName, readOrder } from "./read-fields";
import { readLine, type StoredFields } from "./read-text";

/** What the pages in one language show of an employee. A text that is missing is empty. */
export type EmployeeContent = {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Id of an asset. */
  readonly portrait: string | null;
  readonly order: number;
};

function readMailbox(stored: unknown, place: Place): string {
  const written = readLine(stored, place);
  const email = readEmail(written);
  if (written === "") place.reportRequired("email", "shown");
  else if (email === undefined) place.reportRequired("emailUnusable", "left-out", written);
  return email ?? "";
}

function readPhoneNumber(stored: unknown, place: Place): string {
  const number = readLine(stored, place);
  // An extension ("ankn. 5") is for people to read: the number is shown, without a link.
  if (number !== "" && dialableNumber(number) === undefined)
    place.report("phoneUnusable", "shown", number);
  return number;
}

/** Reads an employee, who is published in every language. */
export function readEmployee(
  stored: StoredFields,
  { hasAsset }: { readonly hasAsset: HasAsset },
): Reading<EmployeeContent> {
  const { findings, at } = collectFindings();
  const name = readName(stored.name, "name", at("name"));
  const roles = readLocaleText(stored.role, at("role"), {
    read: readLine,
    missing: "role",
    severity: "shown",
    limit: textLimits.name,
  });
  const email = readMailbox(stored.email, at("email"));
  const phoneNumber = readPhoneNumber(stored.phoneNumber, at("phoneNumber"));
  const portrait = readPicture(stored.image, at("image"), hasAsset, { aspectRatio: 1 });
  const order = readOrder(stored.order, at("order"));
  return {
    byLanguage: byLocale((locale) => ({
      name,
      email,
      phoneNumber,
      portrait,
      order,
      role: roles[locale],
    })),
    languages: locales,
    startedLanguages: locales,
    findings,
  };
}
