/** What publishing an article does to its addresses. Pure. */
import { locales, type Locale } from "../../src/i18n/locales";
import { postPath } from "../../src/i18n/routes";
import { draftIdOf, isDraftId, publishedId } from "../../src/sanity/documents/document-ids";
import { readDocument } from "../../src/sanity/documents/read-document";
import { redirectOf } from "../../src/sanity/documents/resolve-redirects";
import type { StoredFields } from "../../src/sanity/documents/read-text";

/** A document, with its id. */
type Stored = StoredFields & { readonly _id: string };

/** An address that an article leaves. */
type AddressChange = {
  readonly locale: Locale;
  /** The path that it is published at. */
  readonly from: string;
  /** The path that it gets; undefined if it gets none in that language. */
  readonly to: string | undefined;
};

/** Returns the paths of an article by language, without those that it has not. */
function pathsOf(post: StoredFields | null): Partial<Record<Locale, string>> {
  const { byLanguage } = readDocument("post", post ?? {});
  const having = locales.filter((locale) => byLanguage[locale].slug !== "");
  return Object.fromEntries(
    having.map((locale) => [locale, postPath(byLanguage[locale].slug, locale)]),
  );
}

/** Lists the addresses that an article leaves when it is published. */
export function addressChanges(
  published: StoredFields | null,
  draft: StoredFields,
): AddressChange[] {
  const [before, after] = [pathsOf(published), pathsOf(draft)];
  return locales.flatMap((locale) => {
    const [from, to] = [before[locale], after[locale]];
    return from === undefined || from === to ? [] : [{ locale, from, to }];
  });
}

/** An action of Sanity's API. */
export type Action = { readonly actionType: `sanity.action.document.${string}` } & StoredFields;

/** Returns the actions that publish a document. */
function publishing(id: string, revision?: unknown): Action {
  return {
    actionType: "sanity.action.document.publish",
    publishedId: id,
    draftId: draftIdOf(id),
    ...(typeof revision === "string" && { ifPublishedRevisionId: revision }),
  };
}

/**
 * Returns the actions that publish an article with its redirects, as one transaction: each address that it leaves
 * leads to it from now on, even while it has none in that language, and an address that it takes leads nowhere else.
 *
 * @param redirects all of the dataset, drafts included.
 * @param newId makes the id of a document.
 * @returns undefined if no redirect changes.
 */
export function actionsWithRedirects({
  published,
  draft,
  redirects,
  now,
  newId,
}: {
  readonly published: Stored | null;
  readonly draft: Stored;
  readonly redirects: readonly Stored[];
  readonly now: Date;
  readonly newId: () => string;
}): Action[] | undefined {
  const id = publishedId(draft._id);
  const left = addressChanges(published, draft).map(({ from }) => from);
  const addresses = new Set([...left, ...Object.values(pathsOf(draft))]);
  const drafts = new Set(redirects.map(({ _id }) => _id).filter(isDraftId));
  const overtaken = redirects.filter(
    (redirect) =>
      !isDraftId(redirect._id) && addresses.has(redirectOf(redirect).from.toLowerCase()),
  );
  if (left.length === 0 && overtaken.length === 0) return undefined;
  const removals = overtaken.map(({ _id }): Action => ({
    actionType: "sanity.action.document.delete",
    publishedId: _id,
    includeDrafts: [draftIdOf(_id)].filter((draftId) => drafts.has(draftId)),
  }));
  const additions = left.flatMap((from): Action[] => {
    const redirectId = newId();
    const attributes = {
      _id: draftIdOf(redirectId),
      _type: "redirect",
      from,
      post: { _type: "reference", _ref: id, _weak: true },
      since: now.toISOString(),
    };
    const creation = {
      actionType: "sanity.action.document.create",
      publishedId: redirectId,
    } as const;
    return [{ ...creation, attributes }, publishing(redirectId)];
  });
  // The article first: a reference needs what it refers to.
  return [publishing(id, published?._rev), ...removals, ...additions];
}
