import MiniSearch, { type SearchOptions } from "minisearch";
import { undividedText } from "../../config/visible-text";
import { plainAnswer, type CategorizedQuestion } from "../../i18n/help-file";
import { byLocale, type Locale } from "../../i18n/locales";

/** Finds the questions that match a query, best match first. */
export type FindQuestions = (query: string) => readonly CategorizedQuestion[];

/** Allows one typo in words of four to seven letters, two from eight; shorter words match too much. */
const fuzzy = (word: string) => (word.length > 3 ? 0.2 : false);

/** Tried in order until one finds something, so that exact matches win. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND" },
  { combineWith: "AND", fuzzy },
  // A partial match is better than none.
  { combineWith: "OR", fuzzy },
];

/** Inflectional endings: "terapeuterna" becomes "terapeut", "sessions" becomes "session". */
const endings: Record<Locale, RegExp> = {
  sv: /(?<=.{3})(?:(?:ar|er|or)na|ade|are|en|et|er|ar|or|at|na|a|e)s?$/,
  en: /(?<=.{3})(?:ing|ed|es|s)$/,
};

/** Words that nearly every question contains, and that therefore do not narrow the search. */
const stopWords: Record<Locale, string> = {
  sv: "och att det den de som en ett jag du vi man mig dig min mitt mina din ditt dina är var blir har kan ska vill får gör måste på i av för till från med om hur vad när varför vem vilka vilken vilket inte eller så mycket finns",
  en: "the a an and or that this it is are am be do does did can could will would should has have i you we they me my your our to of in on at by for from with about how what when why who whom which where not if so much there",
};

const foldedStopWords = byLocale((locale) => new Set(stopWords[locale].split(" ").map(fold)));

/** Builds the search index of one language's questions. Only the search loads this module. */
export function createHelpSearch(
  questions: readonly CategorizedQuestion[],
  locale: Locale,
): FindQuestions {
  const index = new MiniSearch({
    fields: ["question", "words", "answer"],
    tokenize: wordsOf,
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

const hyphenated = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/** Returns the words of a text, those with a hyphen also as one, as many write them: "QRkod". */
function wordsOf(written: string): string[] {
  const text = undividedText(written);
  const joined = (text.match(hyphenated) ?? []).map((word) => word.replaceAll("-", ""));
  return [...text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== ""), ...joined];
}

/** Lower-cases a word and removes diacritics, so that "forandra" matches "förändra", and "ＱＲ" "QR". */
function fold(word: string): string {
  return word.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
}

/** Returns a word as the search compares it: folded, without its ending. */
function stem(word: string, locale: Locale): string {
  return fold(word).replace(endings[locale], "");
}

/** Returns the words of a query without stop words, or all of them if there are no others. */
function searchTerms(query: string, locale: Locale): string[] {
  const words = wordsOf(query.replaceAll("-", " "));
  const terms = words.filter((word) => !foldedStopWords[locale].has(fold(word)));
  return terms.length > 0 ? terms : words;
}
