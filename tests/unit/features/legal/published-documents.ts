/** Legal documents as a site publishes them, by its settings. */
import { site } from "../../../../src/config/site";
import type { SiteFacts } from "../../../../src/config/site-facts";
import { parseLegalTexts } from "../../../../src/features/legal/legal-texts";
import type { TextTree } from "../../../../src/features/legal/outline";
import type { Locale } from "../../../../src/i18n/locales";
import { readTexts } from "../../../setup/content/locale-texts";

type Published = { readonly locale: Locale; readonly facts: SiteFacts };

function textsIn(part: string | TextTree | undefined): string[] {
  if (part === undefined || typeof part === "string") return [part ?? ""];
  return Object.values(part).flatMap(textsIn);
}

/** Returns a document of a site with these facts, as text with plain spaces, or a part of it by its path of keys. */
function documentOf({ locale, facts }: Published, name: string) {
  for (const key of [
    "analyticsId",
    "apiOrigin",
    "frames",
    "hasDoubleOptIn",
    "hasLeadCopies",
    "hasLeadThanks",
    "hasReceiver",
    "leadsKeptFor",
    "marketing",
  ] as const) {
    jest.replaceProperty(site, key, facts[key]);
  }
  const texts = parseLegalTexts({ language: locale, data: readTexts(locale, name) });
  return (...path: readonly string[]) =>
    textsIn(path.reduce<string | TextTree>((part, key) => (part as TextTree)[key] ?? "", texts))
      .join("\n")
      .replaceAll("\u00a0", " ");
}

/** Returns the documents that a site with these facts publishes. */
export const documents = (published: Published) => ({
  privacy: documentOf(published, "privacy-policy"),
  cookies: documentOf(published, "cookie-policy"),
  accessibility: documentOf(published, "accessibility"),
});
