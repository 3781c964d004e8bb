/**
 * Every page is valid HTML, without errors that affect visitors or screen readers. The W3C's own validator, which
 * needs Java, is a further step (`tests/slow/w3c`).
 */
import type { HTMLElement } from "node-html-parser";
import { HtmlValidate } from "html-validate/node";
import { htmlFile, plainText, readPage, readPublic, htmlFiles } from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";

/** The accessible name: the label, or the text with the images' alt texts. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label");
  if (label !== undefined) return plainText(label);
  const altTexts = element.querySelectorAll("img").map((img) => img.getAttribute("alt") ?? "");
  return plainText(`${element.text} ${altTexts.join(" ")}`);
}

const isNumber = (text = "") => /^\d+$/.test(text);
const isEmpty = (element: HTMLElement) =>
  nameOf(element) === "" && !element.querySelector("svg, img, span[aria-hidden]");

test.each<[string, string, (element: HTMLElement) => boolean]>([
  ["a size", "img", ({ attributes: { width, height } }) => !isNumber(width) || !isNumber(height)],
  // Empty if decorative.
  ["an alt text", "img", (img) => img.getAttribute("alt") === undefined],
  ["a source", "img", (img) => !img.getAttribute("src")],
  ["a target", "a", (link) => !link.getAttribute("href")],
  ["content", "main p:not([role]), main li, main figcaption", isEmpty],
])("nothing lacks %s: %s", (_what, selector, isWrong) => {
  const found = allPages.map(({ path }) => ({
    path,
    all: readPage(path).querySelectorAll(selector),
  }));
  // A selector without matches would never find an error.
  expect(found.some(({ all }) => all.length > 0)).toBe(true);
  const wrong = found.flatMap(({ path, all }) =>
    all.filter(isWrong).map((element) => `${path}: ${element.toString().slice(0, 200)}`),
  );
  expect(wrong).toEqual([]);
});

test("no text has unfilled placeholders, marks that are no links, undefined or NaN", () => {
  const wrong = allPages.flatMap(({ path }) => {
    const page = readPage(path);
    const texts = [
      page.querySelector("body")!.text,
      page.querySelector("title")?.text ?? "",
      ...page
        .querySelectorAll("[alt], [aria-label], [content], [href]")
        .flatMap((element) => Object.values(element.attributes)),
    ];
    const found = texts.flatMap((text) =>
      [
        ...text.matchAll(
          /\{\{.*?\}\}|\{product\w*\}|<\/?[a-z]\w*>|\bundefined\b|\bNaN\b|\[object \w+\]/gi,
        ),
      ].map(String),
    );
    return found.map((text) => `${path}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

test("every page has a doctype, an encoding, a viewport and one main element", () => {
  for (const { path } of allPages) {
    expect(readPublic(htmlFile(path)).slice(0, 15)).toBe("<!DOCTYPE html>");
    const page = readPage(path);
    expect(page.querySelectorAll("meta[charset]")).toHaveLength(1);
    expect(page.querySelectorAll('meta[name="viewport"]')).toHaveLength(1);
    expect(page.querySelectorAll("main")).toHaveLength(1);
  }
});

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "empty-heading": "error",
    // The skeleton of a missing post has no title.
    "heading-level": ["error", { minInitialRank: "any" }],
    "no-missing-references": "error",
    "text-content": "error",
    "wcag/h30": "error",
    "wcag/h37": "error",
    // React writes `style` attributes, `<br/>` and attributes in an order and a case of its own.
    "no-inline-style": "off",
  },
});

function errorsIn(name: string, html: string): string[] {
  const { results } = validator.validateStringSync(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${name}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

test("every page is valid HTML", () => {
  expect(htmlFiles.length).toBeGreaterThan(50);
  expect(htmlFiles.flatMap((file) => errorsIn(file, readPublic(file)))).toEqual([]);
});
