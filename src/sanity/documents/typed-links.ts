/** Links to pages of this site that are typed as addresses, and the references that can take their places. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import { isPagePath, pageNames, pagePath, postPath, type PageName } from "../../i18n/routes";
import { localFieldName } from "../model/local-fields";
import { isPublishedId } from "./document-ids";
import type { Path } from "./finding";
import { readDocument } from "./read-document";
import { readLink } from "./read-link";
import { itemsOf, namedItems, objectsOf, type StoredFields } from "./read-text";

/** Where an address leads, as a link refers to it. */
type Target =
  | { readonly post: { readonly _type: "reference"; readonly _ref: string } }
  | { readonly page: PageName };

type Address = { readonly language: Locale; readonly target: Target };

/** The pages of the site, by path. */
export type Addresses = ReadonlyMap<string, readonly Address[]>;

/** Returns the pages of the site. @param documents of which the published posts have one in each of their languages. */
export function siteAddresses(documents: readonly StoredFields[]): Addresses {
  const addresses = new Map<string, Address[]>();
  const add = (path: string, address: Address) =>
    addresses.set(path, [...(addresses.get(path) ?? []), address]);
  for (const language of locales) {
    for (const page of pageNames()) add(pagePath(page, language), { language, target: { page } });
  }
  for (const post of documents) {
    const id = String(post._id);
    if (post._type !== "post" || !isPublishedId(id)) continue;
    const { languages, byLanguage } = readDocument("post", post);
    for (const language of languages) {
      const target: Target = { post: { _type: "reference", _ref: id } };
      add(postPath(byLanguage[language].slug, language), { language, target });
    }
  }
  return addresses;
}

export type TypedLink = {
  /** The text that it is in. */
  readonly field: string;
  /** Its place in the document. */
  readonly path: Path;
  readonly href: string;
  /** What can take its place, or why nothing can. */
  readonly replacement: StoredFields | "nowhere" | "otherLanguage" | "query";
};

function replacementOf(
  { _key, href }: StoredFields,
  locale: Locale,
  addresses: Addresses,
): TypedLink["replacement"] | undefined {
  const [, path = "", query = "", fragment = ""] =
    /^(\/[^?#]*)(\?[^#]*)?#?(.*)$/s.exec(readLink(href).href ?? "") ?? [];
  if (path === "" || !isPagePath(path)) return undefined;
  const found = addresses.get(path);
  if (!found) return "nowhere";
  const own = found.find(({ language }) => language === locale);
  if (!own) return "otherLanguage";
  if (query !== "") return "query";
  return { _type: "internalLink", _key, ...own.target, ...(fragment !== "" && { fragment }) };
}

/** Returns the typed links to pages of this site in a post's texts. */
export function typedLinks(post: StoredFields, addresses: Addresses): TypedLink[] {
  return locales.flatMap((locale) => {
    const field = localFieldName("body", locale);
    return namedItems(post[field]).flatMap(([block, blockName]) => {
      const marks = namedItems(objectsOf([block])[0]?.markDefs);
      return marks.flatMap(([item, markName]): TypedLink[] => {
        const [mark = {}] = objectsOf([item]);
        const replacement =
          mark._type === "link" ? replacementOf(mark, locale, addresses) : undefined;
        if (replacement === undefined) return [];
        const path = [field, blockName, "markDefs", markName];
        return [{ field, path, href: String(mark.href), replacement }];
      });
    });
  });
}

/** Returns a value in which the part at a path is another. */
export function withPart(value: unknown, [first, ...rest]: Path, part: unknown): unknown {
  if (first === undefined) return part;
  if (typeof first === "string") {
    const object = (value ?? {}) as StoredFields;
    return { ...object, [first]: withPart(object[first], rest, part) };
  }
  return itemsOf(value).map((item, index) => {
    const isIt =
      typeof first === "object" ? objectsOf([item])[0]?._key === first._key : index === first;
    return isIt ? withPart(item, rest, part) : item;
  });
}
