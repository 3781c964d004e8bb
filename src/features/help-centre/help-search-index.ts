import MiniSearch, { type SearchOptions } from "minisearch";
import { plainAnswer } from "./help-file";
import type { CategorizedQuestion } from "./load-help-questions";
import type { Locale } from "../../i18n/locales";
import { stem, searchTerms } from "./search-words";

/** Finds the questions that a query is about, the best first. */
export type HelpSearch = (query: string) => readonly CategorizedQuestion[];

/** One slip in words of four to seven letters, two from eight; any word of three is near many others. */
const fuzzy = (word: string) => (word.length > 3 ? 0.2 : false);

/** Each is tried only when those before it find nothing: what is there as it is typed, goes first. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", fuzzy },
  // Better a question about half of it than none.
  { combineWith: "OR", fuzzy },
];

/** Builds the index of one language's questions. Only the search loads this module. */
export function createHelpSearch(
  questions: readonly CategorizedQuestion[],
  locale: Locale,
): HelpSearch {
  const index = new MiniSearch({
    fields: ["question", "words", "answer"],
    processTerm: (word) => stem(word, locale),
    // While a word is being typed, its beginning is all there is.
    searchOptions: { boost: { question: 4, words: 2 }, prefix: true },
  });
  index.addAll(
    questions.map((question, id) => ({
      id,
      question: question.question,
      words: question.words,
      answer: plainAnswer(question),
    })),
  );

  return (query) => {
    const words = searchTerms(query, locale).join(" ");
    for (const attempt of attempts) {
      const found = index.search(words, attempt);
      if (found.length > 0) return found.flatMap(({ id }) => questions[Number(id)] ?? []);
    }
    return [];
  };
}
