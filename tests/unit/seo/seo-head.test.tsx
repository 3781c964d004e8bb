/** @jest-environment node */
import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SeoHead, type HeadContent } from "../../../src/seo/seo-head";
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

const renderHead = (head: ReactElement) => parse(renderToStaticMarkup(head));
const absolute = (path: string) => new URL(path, site.url).href;

/** Each tag with its attributes, or its text, in order. */
function tagsOf(head: ReactElement): unknown[] {
  return renderHead(head)
    .querySelectorAll("*")
    .map(({ rawTagName, attributes, text }) => [
      rawTagName,
      ...Object.values(attributes),
      ...(text ? [text] : []),
    ]);
}

test("says everything about a page, once", () => {
  const url = absolute("/en/about");
  const head = <SeoHead locale="en" content={content} alternates={alternates} />;
  expect(tagsOf(head)).toEqual([
    ["html", "en"],
    ["title", "About & <us>"],
    ["meta", "format-detection", "telephone=no"],
    ["meta", "description", "Who we are"],
    ["link", "canonical", url],
    ["meta", "og:title", "About"],
    ["meta", "og:description", "Who we are, shared"],
    ["meta", "og:url", url],
    ["meta", "og:image", absolute("/social-default.png")],
    ["meta", "og:image:width", "1200"],
    ["meta", "og:image:height", "630"],
    ["meta", "og:image:alt", "About"],
    ["meta", "og:type", "website"],
    ["meta", "og:site_name", site.productName],
    ["meta", "og:locale", "en_GB"],
    ["meta", "og:locale:alternate", "sv_SE"],
    ["meta", "twitter:card", "summary_large_image"],
    ["link", "alternate", "sv", absolute("/om-oss")],
    ["link", "alternate", "en", url],
    ["link", "alternate", "x-default", absolute("/om-oss")],
  ]);
});

test("keeps a page out of search results that should not be in them", () => {
  const robots = (shouldIndex: boolean) =>
    renderHead(<SeoHead locale="sv" content={{ ...content, shouldIndex }} alternates={{}} />)
      .querySelectorAll('meta[name="robots"]')
      .map((tag) => tag.getAttribute("content"));
  expect([robots(true), robots(false)]).toEqual([[], ["noindex, nofollow"]]);
});

test("has published and modified times for articles only", () => {
  const published = "2025-01-05T08:00:00Z";
  const modified = "2025-02-01T09:30:00Z";
  const times = (values: Partial<HeadContent>) =>
    renderHead(<SeoHead locale="en" content={{ ...content, ...values }} alternates={alternates} />)
      .querySelectorAll('meta[property^="article:"]')
      .map(({ attributes }) => [attributes.property, attributes.content]);
  const first = ["article:published_time", published];
  expect(times({ published, modified })).toEqual([first, ["article:modified_time", modified]]);
  expect(times({ published, modified: null })).toEqual([first]);
  expect(times({})).toEqual([]);
});

test("uses English-only content as its own x-default", () => {
  const head = renderHead(<SeoHead locale="en" content={content} alternates={{ en: "/en/x" }} />);
  const links = head.querySelectorAll('link[rel="alternate"]');
  expect(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
    ["en", absolute("/en/x")],
    ["x-default", absolute("/en/x")],
  ]);
});

test("renders only a title for a page without metadata", () => {
  const head = renderHead(<SeoHead locale="sv" alternates={{}} />);
  const tags = head.querySelectorAll("title, meta, link");
  expect(tags.map(({ text, attributes }) => text || attributes.name)).toEqual([
    site.productName,
    "format-detection",
  ]);
});
