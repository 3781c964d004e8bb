/** What is not shown as it was written: one list for the Studio, previews and the build. Pure. */
import { beginning } from "../../config/visible-text";
import { byLocale, type Locale } from "../../i18n/locales";
import type preview from "../../locales/sv/preview.json";

/** Key of a text in `src/locales/<language>/preview.json`. */
export type FindingKey = keyof (typeof preview)["findings"];

/** Where something is in a document, as Sanity's validation names it. */
export type Path = readonly (string | number | { readonly _key: string })[];

/**
 * "stops": would be wrong in public, so a build stops; "left-out": pages do without it; "shown": pages show it,
 * but not quite as it was written.
 */
export type Severity = "stops" | "left-out" | "shown";

export type Finding = {
  readonly key: FindingKey;
  /** What was written: an address, a format, an unsupported type. */
  readonly value?: string;
  readonly path: Path;
  /** The language whose pages it concerns; absent: the pages of all. */
  readonly language?: Locale;
  readonly severity: Severity;
  /** Whether the Studio publishes nothing without it, though a build would. */
  readonly isRequired?: true;
};

/** A place in a document that is being read, which collects what is found there. */
export type Place = {
  readonly path: Path;
  report(key: FindingKey, severity: Severity, value?: string): void;
  /** The same for what the Studio requires. */
  reportRequired(key: FindingKey, severity: Severity, value?: string): void;
  inside(...path: Path): Place;
  /** The same place, as the pages in one language show it. */
  forLanguage(language: Locale): Place;
};

/** Characters of a value that a message repeats. */
const MAX_VALUE_LENGTH = 80;

const shortened = (value: string) =>
  value.length > MAX_VALUE_LENGTH ? `${beginning(value, MAX_VALUE_LENGTH)}…` : value;

type Findings = {
  readonly at: (...path: Path) => Place;
  /** Grows as places are told of findings. */
  readonly findings: readonly Finding[];
};

/** Returns a function that names a document's places, and the list of what will be found there. */
export function collectFindings(): Findings {
  const findings: Finding[] = [];
  function place(path: Path, language?: Locale): Place {
    const add = (key: FindingKey, severity: Severity, value: string | undefined, more?: object) => {
      const details = {
        ...(value !== undefined && { value: shortened(value) }),
        ...(language && { language }),
      };
      findings.push({ key, severity, path, ...details, ...more });
    };
    return {
      path,
      report: (key, severity, value) => add(key, severity, value),
      reportRequired: (key, severity, value) => add(key, severity, value, { isRequired: true }),
      inside: (...more) => place([...path, ...more], language),
      forLanguage: (other) => place(path, other),
    };
  }
  return { findings, at: (...path: Path) => place(path) };
}

/** A document, read: what pages show of it in each language, and what they do not show as it was written. */
export type Reading<Content> = {
  readonly byLanguage: Readonly<Record<Locale, Content>>;
  /** The languages that it is published in. */
  readonly languages: readonly Locale[];
  /** The languages that it has content in, complete or not. */
  readonly startedLanguages: readonly Locale[];
  readonly findings: readonly Finding[];
};

/** Returns whether pages in a language show it. */
export function concerns({ language }: Pick<Finding, "language">, locale: Locale): boolean {
  return language === undefined || language === locale;
}

/** What a preview says of a finding. */
export type FindingText = Pick<Finding, "key" | "value">;

/** Returns what is found in a language, the same once. */
export function findingsIn(findings: readonly Finding[], locale: Locale): FindingText[] {
  const found = findings
    .filter((finding) => concerns(finding, locale))
    .map(({ key, value }) => [`${key} ${value}`, { key, ...(value && { value }) }] as const);
  return [...new Map(found).values()];
}

/** What a document cannot be published without in a language. */
const existence: ReadonlySet<FindingKey> = new Set<FindingKey>(["slug", "body", "quote"]);

/**
 * Returns what matters to the published site. For a language that the document is not published in, that is only the
 * reason.
 */
export function publishedFindings({
  languages,
  findings,
}: Pick<Reading<unknown>, "languages" | "findings">): Finding[] {
  const reasons = byLocale((locale) =>
    findings.find(({ key, language }) => language === locale && existence.has(key)),
  );
  return findings.filter((finding) => {
    const { language, severity, path } = finding;
    if (language === undefined) return languages.length > 0;
    if (languages.includes(language)) return true;
    const reason = reasons[language];
    if (finding === reason) return true;
    // A text is missing, too, if pages can show nothing of what it holds.
    return reason?.key === "body" && severity === "left-out" && path[0] === reason.path[0];
  });
}
