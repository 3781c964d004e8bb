import { attributes, htmlFile, plainText, readPage, readPublic } from "../setup/output/built-site";
import { helpNamespaces, plainAnswer, helpQuestionsFromQuery } from "../../src/i18n/help-file";
import { locales } from "../../src/i18n/locales";
import {
  helpCategoryKeys,
  helpCategoryPath,
  helpQuestionUrl,
  screenPath,
} from "../../src/i18n/routes";
import { selectedTexts } from "../setup/content/locale-texts";

type FaqData = {
  readonly "@type": string;
  readonly mainEntity: readonly {
    readonly "@type": string;
    readonly name: string;
    readonly acceptedAnswer: { readonly "@type": string; readonly text: string };
  }[];
};

function faqDataOf(path: string): FaqData {
  const script = readPage(path).querySelector('script[type="application/ld+json"]')!;
  const data = JSON.parse(script.rawText) as { "@graph": readonly FaqData[] };
  return data["@graph"].find((thing) => thing["@type"] === "FAQPage")!;
}

/** The text of an element, with spaces between child elements. */
function spacedText(html: string): string {
  return plainText(html.replace(/<[^>]*>/g, " ")).replace(/ (?=[.,])/g, "");
}

const categoryPages = locales.flatMap((locale) =>
  helpCategoryKeys.map((category) => ({
    locale,
    category,
    path: helpCategoryPath(category, locale),
    questions: helpQuestionsFromQuery(selectedTexts(locale), category, locale),
  })),
);

describe.each(categoryPages)("$path", ({ path, category, locale, questions }) => {
  test("shows every question, of which only the first is open, and no search keywords", () => {
    const items = readPage(path).querySelectorAll("main details");
    expect(items.map((item) => plainText(item.querySelector("summary")!.text))).toEqual(
      questions.map(({ question }) => plainText(question)),
    );
    expect(items.map((item) => item.querySelector("[id]")?.id)).toEqual(
      questions.map(({ key }) => key),
    );
    const open = items.map((item) => item.hasAttribute("open"));
    expect(open).toEqual(items.map((_, index) => index === 0));
    const shown = plainText(readPage(path).querySelector("main")!.text);
    expect(questions.filter(({ words }) => shown.includes(words))).toEqual([]);
  });

  test("has the same questions and answers in its JSON-LD", () => {
    const data = faqDataOf(path);
    expect(data.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      questions.map((question) => [question.question, plainAnswer(question)]),
    );
    const items = readPage(path).querySelectorAll("main details");
    for (const [index, { name, acceptedAnswer }] of data.mainEntity.entries()) {
      const shown = spacedText(items[index]!.innerHTML);
      expect(shown).toContain(plainText(name));
      expect(shown).toContain(plainText(acceptedAnswer.text));
    }
  });

  test("contains no other category's questions", () => {
    const data = readPublic(`page-data${path}/page-data.json`);
    const carried = Object.values(helpNamespaces).filter((ns) => data.includes(`"ns":"${ns}"`));
    expect(carried).toEqual([helpNamespaces[category]]);
    const others = categoryPages.filter((page) => page.path !== path && page.locale === locale);
    const html = readPublic(htmlFile(path));
    expect(
      others.flatMap((other) => other.questions).filter(({ question }) => html.includes(question)),
    ).toEqual([]);
  });

  test("leads back and to the six others, in order", () => {
    const help = screenPath("helpCentre", locale);
    const paths = categoryPages.filter((page) => page.locale === locale).map((page) => page.path);
    const links = attributes(readPage(path), `main a[href^="${help}"]:not([href*="#"])`, "href");
    expect(links).toEqual([help, ...paths.filter((each) => each !== path)]);
  });
});

test.each(locales)("the index has no answers to load (%s)", (locale) => {
  // A part of each question, within JSON in JSON.
  const question = String.raw`\"words\":`;
  const dataOf = (path: string) => readPublic(`page-data${path}/page-data.json`);
  expect(dataOf(helpCategoryPath("about", locale))).toContain(question);
  expect(dataOf(screenPath("helpCentre", locale))).not.toContain(question);
});

test.each(locales)(
  "the index has its search and answers an employee first, below the crisis numbers (%s)",
  (locale) => {
    const stops = readPage(screenPath("helpCentre", locale)).querySelectorAll("main a, main input");
    const names = stops.map((stop) => stop.getAttribute("href") ?? stop.getAttribute("type"));
    expect(names.slice(0, 7)).toEqual([
      ...["112", "90101", "1177"].map((number) => `tel:${number}`),
      "search",
      helpQuestionUrl("about", "anonymity", locale),
      helpQuestionUrl("about", "what-employers-see", locale),
      helpQuestionUrl("account", "get-started", locale),
    ]);
  },
);

test.each(locales)("unknown categories have their own not-found page (%s)", (locale) => {
  const help = screenPath("helpCentre", locale);
  const page = readPage(`${help}/404`);
  // Below a title in the page's language, where that is not the title.
  const texts = page.querySelectorAll("main :is(h1, p)").map(({ text }) => plainText(text));
  expect(texts).toContain("Subroute not found");
  expect(attributes(page, "main a", "href")).toEqual([help]);
});
