/** What is wrong with a document: one set of rules for the Studio, previews and the build. Pure. */
import { locales, type Locale } from "../../i18n/locales";
import type preview from "../../locales/sv/preview.json";
import { localFieldName } from "../model/local-fields";
import { unusableFormat } from "../model/asset-formats";
import { slugProblem } from "../model/slug-rules";
import { cleanBlocks, type CleanBlock } from "./clean-blocks";
import { localizedText, objectsOf, plainText, type LocaleText } from "./localize";
import { unsupportedBlockTypes } from "./unsupported-content";

/** Key of a text in `src/locales/<language>/preview.json`. */
export type ProblemKey = keyof (typeof preview)["missing"];

export type Problem = {
  readonly key: ProblemKey;
  /** The address, format or block type that the problem is about. */
  readonly value?: string;
  /** Where it is in the document, as Sanity's validation names it. */
  readonly path: readonly (string | number | { readonly _key: string })[];
  /** The language whose pages lack it; absent: the pages of all. */
  readonly language?: Locale;
  /** Whether the document can be published all the same. */
  readonly isMinor?: true;
};

/** The stored fields of a document. */
export type StoredFields = Readonly<Record<string, unknown>>;

type Place = Pick<Problem, "path" | "language">;

/** Returns whether a referenced image or file exists. */
type HasAsset = (assetId: string) => boolean;

type Reference = { readonly asset?: { readonly _ref?: unknown } | null } | null | undefined;

/** Returns whether a stored value is a valid date. */
export function isDate(value: unknown): value is string {
  return typeof value === "string" && !Number.isNaN(Date.parse(value));
}

/** Returns the id of the image or file that a field refers to; null if there is none. */
export function assetId(field: unknown): string | null {
  const id = (field as Reference)?.asset?._ref;
  return typeof id === "string" && id !== "" ? id : null;
}

function inside(place: Place, segment: Place["path"][number]): Place {
  return { ...place, path: [...place.path, segment] };
}

/** Sanity's editor leaves an empty block in a text that was cleared. */
function isEmptyBlock({ _type, children }: CleanBlock): boolean {
  return (
    _type === "block" &&
    (children as readonly StoredFields[]).every(
      ({ _type: type, text }) => type === "span" && plainText(text) === "",
    )
  );
}

/** Returns what is wrong with a stored value at a place. */
type Rule = (value: unknown, place: Place, hasAsset: HasAsset) => readonly Problem[];

/** A rule for a value that is either there or missing. */
const required =
  (key: ProblemKey, isPresent: (value: unknown) => boolean): Rule =>
  (value, place) =>
    isPresent(value) ? [] : [{ key, ...place }];

const text = (key: ProblemKey) => required(key, (value) => plainText(value) !== "");

const asset =
  (key: ProblemKey): Rule =>
  (value, place, hasAsset) => {
    const id = assetId(value);
    const format = id === null ? undefined : unusableFormat(id);
    if (format !== undefined) {
      return [
        { key: key === "attachment" ? "fileFormat" : "imageFormat", value: format, ...place },
      ];
    }
    if (id !== null && hasAsset(id)) return [];
    return [{ key: id !== null && key === "image" ? "imageGone" : key, ...place }];
  };

const slug: Rule = (value, place) => {
  const address = plainText((value as { current?: unknown } | null | undefined)?.current);
  if (address === "") return [{ key: "slug", ...place }];
  const problem = slugProblem(address);
  return problem ? [{ key: problem, value: address, ...place }] : [];
};

/** A document is published with a text in one language only; older ones have one plain text for all. */
const localeText =
  (key: ProblemKey): Rule =>
  (value, place) => {
    const empty = locales.filter((locale) => localizedText(value as LocaleText, locale) === "");
    const isMinor = empty.length < locales.length;
    return empty.map((language) => ({ key, ...place, language, ...(isMinor && { isMinor }) }));
  };

/** Rules for the fields of an object. */
const fields =
  (rules: Readonly<Record<string, Rule>>): Rule =>
  (value, place, hasAsset) =>
    Object.entries(rules).flatMap(([name, rule]) =>
      rule((value as StoredFields)[name], inside(place, name), hasAsset),
    );

/** A rule for each object of a list, which may be empty. */
const list =
  (rule: Rule): Rule =>
  (value, place, hasAsset) =>
    objectsOf(value).flatMap((item, index) => {
      const { _key } = item as StoredFields;
      return rule(item, inside(place, typeof _key === "string" ? { _key } : index), hasAsset);
    });

const picture = asset("bodyImage");
const pictureText = fields({ alt: text("bodyImageAlt") });
const link = fields({ href: text("link") });

const marks = fields({
  markDefs: list((mark, ...rest) =>
    (mark as StoredFields)._type === "link" ? link(mark, ...rest) : [],
  ),
});

const blocksOf = list((block, ...rest) =>
  (block as StoredFields)._type === "image"
    ? [...picture(block, ...rest), ...pictureText(block, ...rest)]
    : marks(block, ...rest),
);

const body: Rule = (value, place, hasAsset) => {
  const blocks = cleanBlocks(value);
  return [
    ...(blocks.every(isEmptyBlock) ? [{ key: "body" as const, ...place }] : []),
    ...unsupportedBlockTypes(blocks).map((type): Problem => ({
      key: "unknownBlock",
      value: type,
      ...place,
      isMinor: true,
    })),
    ...blocksOf(blocks, place, hasAsset),
  ];
};

const order = required("order", (value) => typeof value === "number");

/** A post has these fields once for each language. */
function inEachLanguage(name: string, rule: Rule): Readonly<Record<string, Rule>> {
  return Object.fromEntries(
    locales.map((language): [string, Rule] => [
      localFieldName(name, language),
      (value, place, hasAsset) => rule(value, { ...place, language }, hasAsset),
    ]),
  );
}

const documentRules: Readonly<Record<string, Rule>> = {
  post: fields({
    ...inEachLanguage("title", text("title")),
    ...inEachLanguage("slug", slug),
    image: asset("image"),
    ...inEachLanguage("imageAltText", text("imageAlt")),
    publishedAt: required("publishedAt", isDate),
    ...inEachLanguage("body", body),
    ...inEachLanguage(
      "attachments",
      list(fields({ title: text("attachmentTitle"), file: asset("attachment") })),
    ),
  }),
  testimonial: fields({
    quote: localeText("quote"),
    name: text("name"),
    title: localeText("jobTitle"),
    company: text("company"),
    image: asset("image"),
    altText: text("imageAlt"),
    order,
  }),
  employee: fields({
    name: text("name"),
    role: localeText("role"),
    email: text("email"),
    image: asset("image"),
    order,
  }),
};

/**
 * Lists what a document lacks in each language, whether it is meant to exist in it or not: the reader
 * knows which languages count.
 *
 * @param typeName a type that the site does not show lacks nothing.
 * @param hasAsset by default, every asset that is referred to exists: Sanity deletes none in use.
 */
export function documentProblems(
  typeName: string,
  document: StoredFields,
  hasAsset: HasAsset = () => true,
): Problem[] {
  return [...(documentRules[typeName]?.(document, { path: [] }, hasAsset) ?? [])];
}

/** What a preview says of a problem. */
export type DraftProblem = Pick<Problem, "key" | "value">;

/** Returns the problems that concern a language, the same ones once. */
export function problemsIn(problems: readonly Problem[], locale: Locale): DraftProblem[] {
  const found = problems
    .filter((problem) => concerns(problem, locale))
    .map(({ key, value }) => [`${key} ${value}`, { key, ...(value && { value }) }] as const);
  return [...new Map(found).values()];
}

/** Returns whether pages in a language show the problem. */
export function concerns({ language }: Problem, locale: Locale): boolean {
  return language === undefined || language === locale;
}
