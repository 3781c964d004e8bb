/** The help centre's questions, as the files `src/locales/<language>/help-….json` hold them. */
import { site } from "../../config/site";
import { interpolate } from "../../i18n/interpolate";
import type { HelpCategory } from "../../i18n/routes";

/** One file for each category, so that its page carries no other category's texts. */
export const helpNamespaces = {
  about: "help-about",
  sessionsAndPrices: "help-sessions-and-prices",
  account: "help-account",
  technicalProblems: "help-technical-problems",
  appAndContent: "help-app-and-content",
  matchingAndTherapists: "help-matching-and-therapists",
  payment: "help-payment",
} as const satisfies Record<HelpCategory, string>;

/**
 * A paragraph, in which `<whitePaper>words</whitePaper>` marks the words that lead to that screen; or
 * a list, of steps in their order or of points in any.
 */
export type AnswerPart =
  string | { readonly steps: readonly string[] } | { readonly points: readonly string[] };

type Question = {
  readonly question: string;
  /** What people also type when they look for it. Never shown. */
  readonly words: string;
  readonly answer: readonly AnswerPart[];
};

/** The questions of a category in their order, by their anchors: the same in both languages, for good. */
export type HelpFile = Readonly<Record<string, Question>>;

export type HelpQuestion = Question & {
  /** The question's anchor on the page of its category. */
  readonly key: string;
};

/** The entries of an answer's list, or the paragraph itself. */
export function linesOf(part: AnswerPart): readonly string[] {
  if (typeof part === "string") return [part];
  return "steps" in part ? part.steps : part.points;
}

function fill(text: string): string {
  return interpolate(text, { mailbox: site.mailbox });
}

function fillPart(part: AnswerPart): AnswerPart {
  if (typeof part === "string") return fill(part);
  const lines = linesOf(part).map(fill);
  return "steps" in part ? { steps: lines } : { points: lines };
}

/** The questions of a file with their placeholders filled in. */
export function helpQuestions(file: HelpFile): HelpQuestion[] {
  return Object.entries(file).map(([key, { question, words, answer }]) => ({
    key,
    question: fill(question),
    words,
    answer: answer.map(fillPart),
  }));
}

/**
 * The questions of a category among the texts that a page's query selected. They come by this way and
 * not by `useTexts`, because the file alone says which questions there are.
 *
 * A query that did not select them warns in the console and gives none.
 */
export function selectedHelpQuestions(
  selected: Queries.TextsFragment,
  category: HelpCategory,
): HelpQuestion[] {
  const namespace = helpNamespaces[category];
  const node = selected.edges.find((edge) => edge.node.ns === namespace)?.node;
  if (!node) {
    console.warn(`No texts of "${namespace}" in the page's data.`);
    return [];
  }
  return helpQuestions(JSON.parse(node.data) as HelpFile);
}

/** An answer as plain text, one line for each paragraph and each entry of a list. */
export function plainAnswer({ answer }: Pick<HelpQuestion, "answer">): string {
  return answer
    .flatMap(linesOf)
    .map((line) => line.replace(/<(\w+)>(.*?)<\/\1>/g, "$2"))
    .join("\n");
}
