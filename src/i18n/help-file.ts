/** The help centre's questions, stored in `src/locales/<language>/help-….json`. */
import { site } from "../config/site";
import { formatNumber } from "./format";
import { interpolate, interpolateAll } from "./interpolate";
import type { Locale } from "./locales";
import { pageTexts } from "./read-text";
import type { HelpCategory } from "./routes";
import { plainText } from "./text-marks";

/** One file per category, so that a page does not load the texts of other categories. */
export const helpNamespaces = {
  about: "help-about",
  sessionsAndPrices: "help-sessions-and-prices",
  account: "help-account",
  technicalProblems: "help-technical-problems",
  appAndContent: "help-app-and-content",
  matchingAndTherapists: "help-matching-and-therapists",
  payment: "help-payment",
} as const satisfies Record<HelpCategory, string>;

/** A paragraph, in which marked words are links (`LinkedText`); or a list of ordered steps or unordered points. */
export type AnswerPart =
  string | { readonly steps: readonly string[] } | { readonly points: readonly string[] };

/** A paragraph about the users' rating, which a live site leaves out until it is confirmed (`config/confirmed.ts`). */
type RatingPart = { readonly rating: string };

type Question<Part> = {
  readonly question: string;
  /** Further words that people search with. Never shown. */
  readonly words: string;
  /** Asked by whoever buys the service, not by whoever uses it. */
  readonly forEmployers?: boolean;
  readonly answer: readonly Part[];
};

/** A category's questions, employers' last, by fragment: permanent, and the same in both languages. */
export type HelpFile = Readonly<Record<string, Question<AnswerPart | RatingPart>>>;

export type HelpQuestion = Question<AnswerPart> & {
  /** Fragment of the question on its category's page. */
  readonly key: string;
};

export type CategorizedQuestion = HelpQuestion & { readonly category: HelpCategory };

/** Returns the entries of a list, or the paragraph itself. */
export function answerLines(part: AnswerPart): readonly string[] {
  if (typeof part === "string") return [part];
  return "steps" in part ? part.steps : part.points;
}

function shownPart(part: AnswerPart | RatingPart, locale: Locale): readonly AnswerPart[] {
  if (typeof part === "string" || !("rating" in part)) return [part];
  const rating = formatNumber(site.rating, locale, 1);
  return site.hasRatings ? [interpolate(part.rating, { rating })] : [];
}

/** Returns the questions of a file as they are shown, with their placeholders filled in. */
export function helpQuestions(file: HelpFile, locale: Locale): HelpQuestion[] {
  const filled = interpolateAll(file);
  return Object.entries(filled).map(([key, { answer, ...question }]) => ({
    key,
    ...question,
    answer: answer.flatMap((part) => shownPart(part, locale)),
  }));
}

/** Returns a category's questions from the texts that a page's query has selected. */
export function helpQuestionsFromQuery(
  selected: Queries.TextsFragment,
  category: HelpCategory,
  locale: Locale,
): HelpQuestion[] {
  // `useTexts` would not do: only the file knows which questions there are.
  return helpQuestions(pageTexts(selected, helpNamespaces[category]) as HelpFile, locale);
}

/** Returns an answer as plain text, one line per paragraph or list entry. */
export function plainAnswer({ answer }: Pick<HelpQuestion, "answer">): string {
  return answer.flatMap(answerLines).map(plainText).join("\n");
}
