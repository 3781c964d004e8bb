/** @jest-environment node */
import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NotFoundHead, SeoHead, type HeadContent } from "../../../src/seo/seo-head";
import { site } from "../../../src/config/site";

const content: HeadContent = {
  shouldIndex: true,
  title: "About & <us>",
  description: "Who we are",
  canonical: "/en/about",
  og: {
    title: "About",
    description: "Who we are, shared",
    url: "/en/about",
    image: "/social-default.png",
    type: "website",
  },
};
const alternates = { sv: "/om-oss", en: "/en/about" };

/** Renders a head on its own, as Gatsby does. */
function renderHead(head: ReactElement) {
  const root = parse(renderToStaticMarkup(head));
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(attribute));
  return {
    texts: (selector: string) => root.querySelectorAll(selector).map((element) => element.text),
    meta: (name: string) => values(`meta[name="${name}"]`, "content"),
    property: (name: string) => values(`meta[property="${name}"]`, "content"),
    canonical: () => values('link[rel="canonical"]', "href"),
    language: () => values("html", "lang"),
    alternates: () =>
      root
        .querySelectorAll('link[rel="alternate"]')
        .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    tags: () => root.querySelectorAll("title, meta, link").length,
  };
}

const absolute = (path: string) => new URL(path, site.url).href;

test("renders element tag once, with absolute URLs", () => {
  const head = renderHead(<SeoHead locale="en" content={content} alternates={alternates} />);
  expect(head.language()).toEqual(["en"]);
  expect(head.texts("title")).toEqual(["About & <us>"]);
  expect(head.meta("description")).toEqual(["Who we are"]);
  expect(head.canonical()).toEqual([absolute("/en/about")]);
  expect(head.property("og:title")).toEqual(["About"]);
  expect(head.property("og:description")).toEqual(["Who we are, shared"]);
  expect(head.property("og:url")).toEqual([absolute("/en/about")]);
  expect(head.property("og:image")).toEqual([absolute("/social-default.png")]);
  expect(head.property("og:image:width")).toEqual(["1200"]);
  expect(head.property("og:image:height")).toEqual(["630"]);
  expect(head.property("og:image:alt")).toEqual(["About"]);
  expect(head.property("og:type")).toEqual(["website"]);
  expect(head.property("og:site_name")).toEqual([site.productName]);
  expect(head.meta("twitter:card")).toEqual(["summary_large_image"]);
});

test.each([
  [true, []],
  [false, ["noindex, nofollow"]],
])("shouldIndex %s gives the robots values %j", (shouldIndex, robots) => {
  const ownContent = { ...content, shouldIndex };
  const head = renderHead(<SeoHead locale="en" content={ownContent} alternates={alternates} />);
  expect(head.meta("robots")).toEqual(robots);
});

test("has an alternate for element language, and Swedish as x-default", () => {
  const head = renderHead(<SeoHead locale="en" content={content} alternates={alternates} />);
  expect(head.alternates()).toEqual([
    ["sv", absolute("/om-oss")],
    ["en", absolute("/en/about")],
    ["x-default", absolute("/om-oss")],
  ]);
});

test.each([
  ["sv", alternates, ["sv_SE"], ["en_GB"]],
  ["en", alternates, ["en_GB"], ["sv_SE"]],
  ["en", { en: "/en/x" }, ["en_GB"], []],
] as const)("in %s with %j, has the Open Graph locales", (locale, paths, own, alternateLocales) => {
  const head = renderHead(<SeoHead locale={locale} content={content} alternates={paths} />);
  expect(head.property("og:locale")).toEqual(own);
  expect(head.property("og:locale:alternate")).toEqual(alternateLocales);
});

test("has published and modified times for articles only", () => {
  const published = "2025-01-05T08:00:00Z";
  const modified = "2025-02-01T09:30:00Z";
  const times = (values: Partial<HeadContent>) => {
    const dated = { ...content, ...values };
    const head = renderHead(<SeoHead locale="en" content={dated} alternates={alternates} />);
    return ["published", "modified"].map((name) => head.property(`article:${name}_time`));
  };
  expect(times({ published, modified })).toEqual([[published], [modified]]);
  expect(times({ published, modified: null })).toEqual([[published], []]);
  expect(times({})).toEqual([[], []]);
});

test("uses English-only content as its own x-default", () => {
  const head = renderHead(<SeoHead locale="en" content={content} alternates={{ en: "/en/x" }} />);
  expect(head.alternates()).toEqual([
    ["en", absolute("/en/x")],
    ["x-default", absolute("/en/x")],
  ]);
});

test("renders only a title for a page without metadata", () => {
  const head = renderHead(<SeoHead locale="sv" alternates={{}} />);
  expect(head.language()).toEqual(["sv"]);
  expect(head.texts("title")).toEqual([site.productName]);
  expect(head.tags()).toBe(1);
});

test("renders noindex and no links for a missing page", () => {
  const head = renderHead(<NotFoundHead locale="en" title="404" />);
  expect(head.language()).toEqual(["en"]);
  expect(head.texts("title")).toEqual(["404"]);
  expect(head.meta("robots")).toEqual(["noindex"]);
  expect(head.canonical()).toEqual([]);
  expect(head.alternates()).toEqual([]);
});
