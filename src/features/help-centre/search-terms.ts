import { byLocale, type Locale } from "../../i18n/locales";

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

/** Lower-cases a word and removes diacritics, so that "forandra" matches "förändra". */
function fold(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** Returns a word as the search compares it: folded, without its ending. */
export function stem(word: string, locale: Locale): string {
  return fold(word).replace(endings[locale], "");
}

/** Returns the words of a query without stop words, or all of them if there are no others. */
export function searchTerms(query: string, locale: Locale): string[] {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
  const terms = words.filter((word) => !foldedStopWords[locale].has(fold(word)));
  return terms.length > 0 ? terms : words;
}
