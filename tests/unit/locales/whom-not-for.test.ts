/** Whom the service is not for, which articles, the guide and the handouts say in the same words. */
import { locales, type Locale } from "../../../src/i18n/locales";
import { allTexts } from "./all-texts";

const limitWords: Record<Locale, { readonly mention: RegExp; readonly words: string }> = {
  sv: {
    mention: /\bkris\b|\bi behandling\b/,
    words: "i akut kris eller i behandling för psykisk ohälsa",
  },
  en: {
    mention: /\bcrisis\b|\balready being treated\b|\b(in|having) treatment\b/,
    words: "in acute crisis or in treatment for a mental health problem",
  },
};

test.each(locales)(
  "whoever mentions a crisis or a treatment says it in these words (%s)",
  (locale) => {
    const { mention, words } = limitWords[locale];
    const told = allTexts(locale).filter(
      ({ place, text }) => /^(post-|guide\.|handout\.)/.test(place) && mention.test(text),
    );
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter(({ text }) => !text.includes(words))).toEqual([]);
  },
);
