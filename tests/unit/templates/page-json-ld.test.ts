import { pageJsonLd, type PageResult } from "../../../src/templates/page-json-ld";
import { selectedTexts } from "../../setup/content/locale-texts";

const post = {
  slug: "fem",
  title: "Fem",
  metaDescription: "Fem tecken.",
  publishedAt: "2025-01-05T08:00:00Z",
  ogImage: "/shared.jpg",
} as NonNullable<Queries.BlogPostPageQuery["blogPost"]>;

function typesOf(path: string, result: PageResult): unknown[] {
  return pageJsonLd(path, result).map((thing) => (thing as { "@type": unknown })["@type"]);
}

const data = { locales: selectedTexts("sv") };
const pageContext = { language: "sv" } as const;

test.each([
  ["the home page", "/", { pageContext, data }, ["Organization", "WebSite"]],
  [
    "a post",
    "/blog/fem",
    { pageContext, data: { ...data, blogPost: post } },
    ["BlogPosting", "BreadcrumbList"],
  ],
  [
    "a help category",
    "/faq-lyhord/2760-2",
    { pageContext: { ...pageContext, category: "about" }, data },
    ["FAQPage", "BreadcrumbList"],
  ],
  ["another screen", "/om-oss", { pageContext, data }, []],
  ["the not-found page", "/404", { pageContext: {}, data }, []],
] as const)("%s", (_, path, result, types) => {
  expect(typesOf(path, result)).toEqual(types);
});
