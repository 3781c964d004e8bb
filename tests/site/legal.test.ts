import { htmlFile, plainText, publicFiles, readPage, readPublic } from "../setup/output/built-site";
import { site } from "../../src/config/site";
import { storageEntriesOf } from "../../src/browser/storage-entries";
import { locales } from "../../src/i18n/locales";
import { screenPath, type ScreenName } from "../../src/i18n/routes";

const legalScreens = [
  "privacyPolicy",
  "appTerms",
  "cookiePolicy",
  "accessibility",
] as const satisfies ScreenName[];
const pages = legalScreens.flatMap((screen) =>
  locales.map((locale) => [screenPath(screen, locale), screen, locale] as const),
);

function articleAt(path: string) {
  return readPage(path).querySelector("main article")!;
}

test.each(pages)("%s has the day from which its text is", (path) => {
  const text = plainText(articleAt(path).text.replaceAll("\u00a0", " "));
  expect(text).toMatch(
    /(uppdaterad|Daterad|genomgången) \d+ \w+ 20\d\d|(updated|Dated|reviewed) \w+ \d+, 20\d\d/,
  );
});

test.each(pages)("the table of contents of %s links to each section", (path) => {
  const sections = articleAt(path).querySelectorAll("section");
  expect(sections.length).toBeGreaterThan(3);
  const summary = articleAt(path).querySelector("h2#summary") ? ["#summary"] : [];
  const ids = [...summary, ...sections.map(({ id }) => `#${id}`)];
  const links = articleAt(path).querySelectorAll("nav a");
  // Twice: collapsed and beside the text.
  expect(links.map((link) => link.getAttribute("href"))).toEqual([...ids, ...ids]);
});

test("the terms are the same on both pages, marked as English on the Swedish one", () => {
  const [swedish, english] = locales.map((locale) => articleAt(screenPath("appTerms", locale)));
  const text = (page: typeof swedish) =>
    page?.querySelectorAll("section").map((section) => plainText(section.text));
  expect(text(swedish)).toEqual(text(english));
  expect(swedish?.querySelectorAll('[lang="en"] > section').length).toBe(2);
  expect(english?.querySelectorAll("[lang]")).toEqual([]);
});

test("the key that the policy names is the one that Gatsby's script stores", () => {
  const name = storageEntriesOf(site).find(({ key }) => key === "reload")!.name!;
  const script = readPublic(publicFiles.find((file) => /^app-.*\.js$/.test(file))!);
  // In Gatsby's code alone: the site's own list is in other scripts.
  expect(script.split(name)).toHaveLength(2);
});

test.each(pages)(
  "%s has its own text once in its page data, and no other document's",
  (path, screen) => {
    const data = readPublic(`page-data${path}/page-data.json`);
    const firstKeys: Record<string, string> = {
      privacyPolicy: '\\"retention\\":{\\"title\\"',
      appTerms: '\\"app-privacy-policy\\":{\\"title\\"',
      cookiePolicy: '\\"categories\\":{\\"title\\"',
      accessibility: '\\"shortcomings\\":{\\"title\\"',
    };
    for (const [name, start] of Object.entries(firstKeys)) {
      const isOwn = name === screen || (name === "privacyPolicy" && screen === "appTerms");
      expect(data.split(start)).toHaveLength(isOwn ? 2 : 1);
    }
  },
);

test("no script contains legal text", () => {
  const scripts = publicFiles.filter((file) => file.endsWith(".js"));
  const phrase = "is not a healthcare provider";
  expect(readPublic(htmlFile(screenPath("appTerms", "sv")))).toContain(phrase);
  expect(scripts.filter((file) => readPublic(file).includes(phrase))).toEqual([]);
});
