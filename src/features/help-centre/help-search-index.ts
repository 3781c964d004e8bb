import MiniSearch, { type SearchOptions } from "minisearch";
import { plainAnswer } from "./help-file";
import type { CategorizedQuestion } from "./load-help-questions";
import type { Locale } from "../../i18n/locales";
import { stem, searchTerms } from "./search-terms";

/** Finds the questions that match a query, best match first. */
export type HelpSearch = (query: string) => readonly CategorizedQuestion[];

/** Allows one typo in words of four to seven letters, two from eight; shorter words match too much. */
const fuzzy = (word: string) => (word.length > 3 ? 0.2 : false);

/** Tried in order until one finds something, so that exact matches win. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", fuzzy },
  // A partial match is better than none.
  { combineWith: "OR", fuzzy },
];

/** Builds the search index of one language's questions. Only the search loads this module. */
export function createHelpSearch(
  questions: readonly CategorizedQuestion[],
  locale: Locale,
): HelpSearch {
  const index = new MiniSearch({
    fields: ["question", "words", "answer"],
    processTerm: (word) => stem(word, locale),
    // Prefixes, to match words that are still being typed.
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
      const matches = index.search(words, attempt);
      if (matches.length > 0) return matches.flatMap(({ id }) => questions[Number(id)] ?? []);
    }
    return [];
  };
}
