/** The published legal pages. */
import { htmlFile, plainText, publicFiles, readPage, readPublic } from "../setup/output/built-site";
import { site } from "../../src/config/site";
import { storageEntries } from "../../src/browser/storage-entries";
import { locales, type Locale } from "../../src/i18n/locales";
import { screenPath, type Screen } from "../../src/i18n/routes";

const { company } = site;

const legalScreens = [
  "privacyPolicy",
  "appTerms",
  "cookiePolicy",
  "accessibility",
] as const satisfies Screen[];
const pages = legalScreens.flatMap((screen) =>
  locales.map((locale) => [screenPath(screen, locale), screen, locale] as const),
);

function articleAt(path: string) {
  return readPage(path).querySelector("main article")!;
}

function textAt(path: string): string {
  return plainText(articleAt(path).text.replaceAll("\u00a0", " "));
}

test.each<[Screen, Locale, readonly string[]]>([
  ["privacyPolicy", "sv", ["Senast uppdaterad 7 januari 2025", "Integritetsskyddsmyndigheten"]],
  ["privacyPolicy", "en", ["Last updated January 7, 2025", "controller", "userConsent"]],
  ["appTerms", "sv", ["Daterad 23 september 2021", "App terms of service", "SEK 495"]],
  [
    "appTerms",
    "en",
    ["Dated September 23, 2021", "App privacy policy", "at least 16", "at least 15"],
  ],
  ["cookiePolicy", "sv", ["Senast uppdaterad 12 september 2025", "2 timmar", "24 månader"]],
  ["cookiePolicy", "en", ["Last updated September 12, 2025", "2 hours", "24 months"]],
  ["accessibility", "sv", ["Senast genomgången 21 november 2026", "WCAG 2.2", "(2023:254)"]],
  ["accessibility", "en", ["Last reviewed November 21, 2026", "WCAG 2.2", "(2023:254)"]],
])("%s (%s) is complete", (screen, locale, facts) => {
  const text = textAt(screenPath(screen, locale));
  for (const fact of facts) expect(text).toContain(fact);
  // A summary would have a few hundred words.
  expect(text.split(" ").length).toBeGreaterThan(800);
});

test.each(locales)(
  "the privacy policy says what the receiver stores, and for how long (%s)",
  (locale) => {
    const policy = articleAt(screenPath("privacyPolicy", locale));
    const keptAs = {
      sv: `Högst ${company.keepMonths} månader`,
      en: `${company.keepMonths} months at most`,
    };
    expect(plainText(policy.querySelector("#retention table tbody tr")!.text)).toContain(
      keptAs[locale],
    );
    const stored = plainText(policy.querySelector("#data")!.text);
    // A row has exactly these besides the fields: `tests/receiver/receiver.test.ts`.
    const named = {
      sv: ["formulär", "språket", "sidan", "tidpunkten", "samtycke", "Varken din IP-\u2060adress"],
      en: ["form", "language", "page", "time", "consent", "Neither your IP address"],
    };
    for (const words of named[locale]) expect(stored).toContain(words);
  },
);

test.each(pages)("the table of contents of %s links to each section", (path) => {
  const sections = articleAt(path).querySelectorAll("section");
  const ids = sections.map(({ id }) => `#${id}`);
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

test.each(locales)("the cookie policy lists every cookie and storage key (%s)", (locale) => {
  const table = articleAt(screenPath("cookiePolicy", locale)).querySelector("#storage table")!;
  const names = table.querySelectorAll("tbody code").map(({ text }) => text);
  expect(names).toEqual(storageEntries.flatMap(({ name }) => name ?? []));
  expect(table.querySelectorAll("td").length).toBe(storageEntries.length * 4);
  const cookies = storageEntries.filter(({ kind }) => kind === "cookie").length;
  const kept = table.querySelectorAll("td:last-child").map(({ text }) => plainText(text));
  const lifetimes = {
    sv: ["2 år", "2 år", "2 timmar", "Upp till 24 månader"],
    en: ["2 years", "2 years", "2 hours", "Up to 24 months"],
  };
  expect(kept.slice(-cookies)).toEqual(
    lifetimes[locale].map((words) => expect.stringContaining(words) as unknown),
  );
});

test("the key that the policy names is the one that Gatsby's script stores", () => {
  const name = storageEntries.find(({ key }) => key === "reload")!.name!;
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
  const phrase = "is not a health-care provider";
  expect(readPublic(htmlFile(screenPath("appTerms", "sv")))).toContain(phrase);
  expect(scripts.filter((file) => readPublic(file).includes(phrase))).toEqual([]);
});
