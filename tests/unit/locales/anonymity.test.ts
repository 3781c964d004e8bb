/** What is said of anonymity, in the same words everywhere, and what can still show who somebody is. */
import { answerLines, plainAnswer } from "../../../src/i18n/help-file";
import { locales, type Locale } from "../../../src/i18n/locales";
import { allTexts, helpAnswer, textAt } from "./all-texts";
import { readTexts } from "../../setup/content/locale-texts";

const withoutBreaks = (text: string) => text.replaceAll(/\s/g, " ");

/** What is said of anonymity: what the employer is never told, and what the company holds. */
const anonymity: Record<Locale, readonly string[]> = {
  sv: [
    "Du är anonym för din arbetsgivare: vi berättar aldrig att du använder tjänsten.",
    "Hos oss har du ett konto med ett användarnamn, inte med ditt namn.",
  ],
  en: [
    "You are anonymous to your employer: we never tell them that you use the service.",
    "Your account with us carries a username, not your name.",
  ],
};

/** What can still show who somebody is: the help centre's list, without the full stop at its end. */
function exceptions(locale: Locale): readonly string[] {
  const { answer } = helpAnswer(locale, "about", "anonymity");
  const list = answer.filter((part) => typeof part !== "string").flatMap(answerLines);
  return list.map((line) => line.replace(/\.$/, ""));
}

/** Where else the whole list stands: a legal text has to be complete by itself. Other places link to it. */
const limits: Record<Locale, readonly string[]> = {
  sv: ["legal."],
  en: ["legal.", "app-terms."],
};

/** The sentence that opens the list, whoever it speaks of, and what each of the four is known by. */
const opening: Record<Locale, RegExp> = {
  sv: /fyra saker som ändå kan avslöja vem [^.:]*:/,
  en: /four main ways [^.:]* could still be identified:/,
};
const four: Record<Locale, readonly RegExp[]> = {
  sv: [/inkorgen på jobbet/, /appen/, /betalningsleverantören/, /liv är i fara.*lagen/],
  en: [/work inbox/, /the app/, /payment provider/, /life is in danger.*law/],
};

test.each(locales)("anonymity is described in the same words everywhere (%s)", (locale) => {
  const help = plainAnswer(helpAnswer(locale, "about", "anonymity"));
  const [toEmployer = ""] = anonymity[locale];
  for (const sentence of anonymity[locale]) {
    for (const place of ["legal.", ...(locale === "en" ? ["app-terms."] : [])]) {
      expect([place, textAt(locale, place)]).toEqual([place, expect.stringContaining(sentence)]);
    }
    expect(help).toContain(sentence);
  }
  expect(readTexts(locale, "therapists")).toContain(toEmployer);
  // To employers, of their employees.
  const ofEmployees = { sv: "anonym för sin arbetsgivare", en: "anonymous to their employer" };
  for (const place of ["faq.", "product.", "guide."]) {
    expect(textAt(locale, place)).toContain(ofEmployees[locale]);
  }
});

test.each(locales.flatMap((locale) => limits[locale].map((place) => [locale, place] as const)))(
  "in %s, %s tells the four exceptions of the help centre, in its order",
  (locale, place) => {
    const list = exceptions(locale);
    expect(list).toHaveLength(4);
    // The app's terms define another word for a therapist.
    const text = textAt(locale, place).replace("us or the counsellor", "us or the therapist");
    const positions = list.map((exception) => text.indexOf(exception));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
  },
);

test.each(locales)("whoever begins the list of four tells all of it, in order (%s)", (locale) => {
  const texts = allTexts(locale).map(({ place, text }) => ({ place, text: withoutBreaks(text) }));
  const told = texts.flatMap(({ place, text }, index) => {
    if (!opening[locale].test(text)) return [];
    // An article has its list in the blocks that follow.
    const list = text.endsWith(":") ? texts.slice(index + 1, index + 5) : [];
    return [{ place, text: [text, ...list.map((item) => item.text)].join(" ") }];
  });
  expect(told.length).toBeGreaterThan(1);
  const incomplete = told.filter(({ place, text }) => {
    const list = place.startsWith("help-about.anonymity.")
      ? exceptions(locale).join("; ")
      : text.slice(text.search(opening[locale]));
    const positions = four[locale].map((each) => list.search(each));
    return positions.some((each, index) => each <= (positions[index - 1] ?? -1));
  });
  expect(incomplete).toEqual([]);
});

test.each(locales)("the homepage links to the four exceptions (%s)", (locale) => {
  for (const place of ["faq.security.exceptions", "home.figures.anonymous.source"]) {
    expect(textAt(locale, place)).toContain("<anonymity>");
  }
});
