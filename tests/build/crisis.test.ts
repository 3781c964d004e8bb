/** Emergency numbers. */
import { plainText, readPage } from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const numbersIn = (path: string, selector: string) =>
  readPage(path)
    .querySelectorAll(`${selector} a[href^="tel:"]:not([href^="tel:+"])`)
    .map((link) => [link.getAttribute("href"), plainText(link.text)]);

const numbers = [
  ["tel:112", "112"],
  ["tel:90101", "90101"],
  ["tel:1177", "1177"],
];

test("every page ends with 112, then 90101 and 1177", () => {
  const found = allPages.map(({ path }) => [path, numbersIn(path, "footer")]);
  expect(found).toEqual(allPages.map(({ path }) => [path, numbers]));
});

const pagesWithNotice = (["helpCentre", "therapists"] as const).flatMap((screen) =>
  locales.map((locale) => ({ path: screenPath(screen, locale), locale })),
);

test.each(pagesWithNotice)("$path begins with the numbers", ({ path, locale }) => {
  expect(numbersIn(path, "main")).toEqual(numbers);
  const main = plainText(readPage(path).querySelector("main")!.text);
  const title = plainText(readPage(path).querySelector("h1")!.text);
  expect(main.indexOf("112")).toBeLessThan(main.indexOf(title));
  if (locale === "en") expect(main).toMatch(/In Sweden, call 112\b/);
});
