/** Markup errors that affect visitors or screen readers. */
import type { HTMLElement } from "node-html-parser";
import { htmlFile, plainText, readPage, readPublic } from "../setup/output/built-site";
import { allPages } from "../setup/content/expected-pages";

/** One line for each wrong element on any page. */
function wrongElements(selector: string, isWrong: (element: HTMLElement) => boolean): string[] {
  const found = allPages.map(({ path }) => ({
    path,
    all: readPage(path).querySelectorAll(selector),
  }));
  // A selector without matches would never find an error.
  expect(found.some(({ all }) => all.length > 0)).toBe(true);
  return found.flatMap(({ path, all }) =>
    all.filter(isWrong).map((element) => `${path}: ${element.toString().slice(0, 200)}`),
  );
}

/** The accessible name: the label, or the text with the images' alt texts. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label");
  if (label !== undefined) return plainText(label);
  const altTexts = element.querySelectorAll("img").map((img) => img.getAttribute("alt") ?? "");
  return plainText(`${element.text} ${altTexts.join(" ")}`);
}

test("every image has a width, a height and alt text (empty if decorative)", () => {
  const isWrong = (img: HTMLElement) =>
    !/^\d+$/.test(img.getAttribute("width") ?? "") ||
    !/^\d+$/.test(img.getAttribute("height") ?? "") ||
    img.getAttribute("alt") === undefined ||
    !img.getAttribute("src");
  expect(wrongElements("img", isWrong)).toEqual([]);
});

test("every link and button has a name", () => {
  expect(wrongElements("a, button, summary", (element) => nameOf(element) === "")).toEqual([]);
});

test("every link has a target", () => {
  expect(wrongElements("a", (link) => !link.getAttribute("href"))).toEqual([]);
});

test("no heading is empty", () => {
  expect(wrongElements("h1, h2, h3, h4, h5, h6", (heading) => nameOf(heading) === "")).toEqual([]);
});

test("heading levels are not skipped", () => {
  const wrong = allPages.flatMap(({ path }) => {
    const levels = readPage(path)
      .querySelectorAll("main h1, main h2, main h3, main h4, main h5, main h6")
      .map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return jumps.length > 0 ? [`${path}: ${levels.join(" ")}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("no paragraph, list item or caption is empty", () => {
  const isEmpty = (element: HTMLElement) =>
    nameOf(element) === "" && !element.querySelector("svg, img, span[aria-hidden]");
  expect(wrongElements("main p:not([role]), main li, main figcaption", isEmpty)).toEqual([]);
});

test("no id is used twice on a page", () => {
  const wrong = allPages.flatMap(({ path }) => {
    const ids = readPage(path)
      .querySelectorAll("[id]")
      .map(({ id }) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    return repeated.map((id) => `${path}: ${id}`);
  });
  expect(wrong).toEqual([]);
});

test("elements that label others exist and have text", () => {
  const wrong = allPages.flatMap(({ path }) => {
    const page = readPage(path);
    return page.querySelectorAll("[aria-labelledby]").filter((element) => {
      const ids = (element.getAttribute("aria-labelledby") ?? "").split(/\s+/);
      return ids.some((id) => plainText(page.getElementById(id)?.text ?? "") === "");
    });
  });
  expect(wrong.map(String)).toEqual([]);
});

test("no text has unfilled placeholders, undefined or NaN", () => {
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
      [...text.matchAll(/\{\{.*?\}\}|\{product\w*\}|\bundefined\b|\bNaN\b|\[object \w+\]/g)].map(
        String,
      ),
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
