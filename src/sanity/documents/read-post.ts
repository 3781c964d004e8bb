import { byLocale, locales, type Locale } from "../../i18n/locales";
import { drawableTitle } from "../model/drawable-title";
import { localFieldName } from "../model/local-fields";
import { slugProblem } from "../model/slug-rules";
import { textLimits } from "../model/text-limits";
import {
  collectFindings,
  type Finding,
  type FindingKey,
  type Place,
  type Reading,
  type Severity,
} from "./finding";
import type { ArticleBlock, UnlinkedArticle } from "./article";
import { followLinks } from "./follow-links";
import { readArticle } from "./read-article";
import { readCover, readFile, readSharePicture, type HasAsset } from "./read-asset";
import { readMoment } from "./read-moment";
import type { LinkTargets } from "./read-link";
import { readReview, type FindEmployee, type Review } from "./read-review";
import {
  checkLength,
  inLanguage,
  namedItems,
  objectsOf,
  readLine,
  type StoredFields,
} from "./read-text";

type Attachment = {
  /** By which the Studio knows it; null for one without. */
  readonly key: string | null;
  readonly title: string;
  /** Id of an asset. */
  readonly file: string | null;
};

/** What the pages in one language show of a post. A text that is missing is empty. */
export type PostContent = {
  readonly title: string;
  readonly slug: string;
  readonly coverAlt: string;
  /** For search results and shared links, in place of the title. */
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Id of an asset, which is shown where the post is shared; null for its cover. */
  readonly shareImage: string | null;
  readonly body: readonly ArticleBlock[];
  readonly attachments: readonly Attachment[];
  /** Id of an asset. */
  readonly cover: string | null;
  /** In UTC; null if there is no date that can be used. */
  readonly publishedAt: string | null;
  readonly review: Review | null;
};

function readAttachments(list: unknown, place: Place, hasAsset: HasAsset): Attachment[] {
  return namedItems(list).map(([item, name]) => {
    const [{ title: storedTitle, file } = {} as StoredFields] = objectsOf([item]);
    const at = place.inside(name);
    const title = readLine(storedTitle, at.inside("title"));
    if (title === "") at.inside("title").reportRequired("attachmentTitle", "shown");
    checkLength(title, textLimits.title, at.inside("title"));
    return {
      key: typeof name === "object" ? name._key : null,
      title,
      file: readFile(file, at.inside("file"), hasAsset),
    };
  });
}

function readPublishedAt(stored: unknown, place: Place): string | null {
  const moment = readMoment(stored);
  if (moment !== undefined) return moment;
  const written = readLine(stored);
  if (written === "") place.reportRequired("publishedAt", "stops");
  else place.reportRequired("publishedAtUnusable", "stops", written);
  return null;
}

/** A post in one language before its links are followed. */
type UnlinkedContent = Omit<PostContent, "body"> & { readonly body: UnlinkedArticle };

/** What a post has once for each language. */
type LanguageReading = {
  readonly content: Omit<UnlinkedContent, "cover" | "publishedAt" | "review">;
  readonly findings: readonly Finding[];
};

function readLanguage(post: StoredFields, locale: Locale, hasAsset: HasAsset): LanguageReading {
  const { findings, at } = collectFindings();
  const stored = (name: string) => post[localFieldName(name, locale)];
  const place = (name: string) => at(localFieldName(name, locale)).forLanguage(locale);

  const title = readLine(stored("title"), place("title"));
  const slug = readLine(
    (stored("slug") as { current?: unknown } | null | undefined)?.current,
    place("slug"),
  );
  /** With a text alone, the post may not be meant for the language yet. */
  const isMeant = title !== "" || slug !== "";
  const missing = (name: string, key: FindingKey, severity: Severity) =>
    place(name)[isMeant ? "reportRequired" : "report"](key, severity);

  if (title === "") missing("title", "title", slug === "" ? "left-out" : "stops");
  checkLength(title, textLimits.title, place("title"));
  const wrongSlug = slug === "" ? undefined : slugProblem(slug);
  if (slug === "") missing("slug", "slug", "left-out");
  if (wrongSlug) place("slug").reportRequired(wrongSlug, "stops", slug);
  const coverAlt = readLine(stored("imageAltText"), place("imageAltText"));
  if (coverAlt === "") missing("imageAltText", "imageAlt", "shown");
  checkLength(coverAlt, textLimits.alt, place("imageAltText"));
  const metaTitlePlace = at("metaTitle", locale).forLanguage(locale);
  const metaTitle = readLine(inLanguage(post.metaTitle, locale), metaTitlePlace);
  checkLength(metaTitle, textLimits.title, metaTitlePlace);
  // Older posts have one for all languages.
  const ownPath = typeof post.metaDescription === "string" ? [] : [locale];
  const descriptionPlace = at("metaDescription", ...ownPath).forLanguage(locale);
  const metaDescription = readLine(inLanguage(post.metaDescription, locale), descriptionPlace);
  if (metaDescription === "") descriptionPlace.report("metaDescription", "shown");
  checkLength(metaDescription, textLimits.metaDescription, descriptionPlace);
  const body = readArticle(stored("body"), place("body"), hasAsset);
  if (body.length === 0) missing("body", "body", "left-out");
  const shareImage = readSharePicture(stored("shareImage"), place("shareImage"), hasAsset);
  const { lacking } = drawableTitle(metaTitle || title);
  if (shareImage === null && lacking !== "")
    (metaTitle === "" ? place("title") : metaTitlePlace).report("shareTitle", "left-out", lacking);
  const attachments = readAttachments(stored("attachments"), place("attachments"), hasAsset);
  const texts = { title, slug, coverAlt, metaTitle, metaDescription };
  return { content: { ...texts, shareImage, body, attachments }, findings };
}

/** Whether a post has a title, an address or a text, of which pages may be able to show nothing. */
function hasBegun({ content, findings }: LanguageReading): boolean {
  const { title, slug, body } = content;
  const isUnknown = findings.some(({ key }) => key === "unknownBlock");
  return title !== "" || slug !== "" || body.length > 0 || isUnknown;
}

/** A post that was read, but for where its links lead. */
export type UnlinkedPost = Omit<Reading<UnlinkedContent>, "findings"> & {
  /** Of each language. */
  readonly ownFindings: Readonly<Record<Locale, readonly Finding[]>>;
  readonly sharedFindings: readonly Finding[];
};

/** Reads a post. It is published in each language that it has an address and a text in. */
export function readPost(
  post: StoredFields,
  context: { readonly hasAsset: HasAsset; readonly findEmployee: FindEmployee },
): UnlinkedPost {
  const { findings, at } = collectFindings();
  const cover = readCover(post.image, at("image"), context.hasAsset);
  const publishedAt = readPublishedAt(post.publishedAt, at("publishedAt"));
  const reviews = readReview(post, at, context.findEmployee);
  const read = byLocale((locale) => readLanguage(post, locale, context.hasAsset));
  const startedLanguages = locales.filter((locale) => hasBegun(read[locale]));
  for (const locale of startedLanguages.length > 0 ? locales : []) {
    if (!startedLanguages.includes(locale))
      at(localFieldName("title", locale)).report("languageMissing", "shown");
  }
  return {
    byLanguage: byLocale((locale) => ({
      ...read[locale].content,
      cover,
      publishedAt,
      review: reviews[locale],
    })),
    languages: locales.filter((locale) => {
      const { slug, body } = read[locale].content;
      return slug !== "" && body.length > 0;
    }),
    startedLanguages,
    ownFindings: byLocale((locale) => read[locale].findings),
    sharedFindings: findings,
  };
}

/** Follows the links of a post that was read. */
export function linkPost(
  { byLanguage, ownFindings, sharedFindings, ...languages }: UnlinkedPost,
  targets: LinkTargets,
): Reading<PostContent> {
  const bodies = byLocale((locale) =>
    followLinks(byLanguage[locale].body, localFieldName("body", locale), locale, targets),
  );
  const { startedLanguages } = languages;
  return {
    ...languages,
    byLanguage: byLocale((locale) => ({ ...byLanguage[locale], body: bodies[locale].blocks })),
    findings: [
      ...(startedLanguages.length > 0 ? startedLanguages : locales).flatMap((locale) => [
        ...ownFindings[locale],
        ...bodies[locale].findings,
      ]),
      ...sharedFindings,
    ],
  };
}
