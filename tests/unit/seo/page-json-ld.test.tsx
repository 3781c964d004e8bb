/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { pageJsonLd, type PageResult } from "../../../src/seo/page-json-ld";
import { selectedTexts } from "../../setup/content/locale-texts";

const data = { locales: selectedTexts("en") };
const pageContext = { language: "en" } as const;

function scriptOf(path: string, result: PageResult): string {
  const markup = renderToStaticMarkup(<>{pageJsonLd(path, result)}</>);
  return /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup)![1]!;
}

const graphOf = (...page: Parameters<typeof scriptOf>) =>
  (JSON.parse(scriptOf(...page)) as { readonly "@graph": readonly object[] })["@graph"];

type Post = NonNullable<Queries.BlogPostPageQuery["blogPost"]>;

const postPage = (values: Partial<Post> = {}): PageResult => ({
  pageContext,
  data: {
    ...data,
    blogPost: {
      slug: "five-signs",
      title: "Five signs",
      metaDescription: "What to look for.",
      publishedAt: "2025-01-05T08:00:00Z",
      updatedAt: "2025-02-01T09:30:00Z",
      ogImage: "/shared.jpg",
      ...values,
    } as Post,
  },
});

test("a post has its dates; a draft without a date or description has neither", () => {
  expect(graphOf("/en/blog/five-signs", postPage())[0]).toMatchObject({
    description: "What to look for.",
    datePublished: "2025-01-05T08:00:00Z",
    dateModified: "2025-02-01T09:30:00Z",
  });
  const unchanged = postPage({ updatedAt: "2025-01-05T08:00:00Z" });
  expect(graphOf("/en/blog/five-signs", unchanged)[0]).toMatchObject({
    dateModified: "2025-01-05T08:00:00Z",
  });
  const draft = postPage({ metaDescription: null, publishedAt: null });
  const [posting] = graphOf("/en/blog/five-signs", draft);
  expect(posting).toHaveProperty("description", expect.stringContaining("Five signs"));
  expect(posting).not.toHaveProperty("datePublished");
  expect(posting).not.toHaveProperty("dateModified");
});

test("no text can end the script, and each is preserved", () => {
  const title = 'A "quoted" title &amp; <!-- </script><script>alert(1)</script>\u2028\u2029 å 😀';
  const page = postPage({ title });
  expect(scriptOf("/en/blog/five-signs", page)).not.toContain("<");
  expect(graphOf("/en/blog/five-signs", page)[0]).toMatchObject({ headline: title });
});

test("a headline's words are not divided", () => {
  const [posting, crumbs] = graphOf("/en/blog/five-signs", postPage({ title: "Ar\u00adbete" }));
  expect(posting).toMatchObject({ headline: "Arbete" });
  expect(JSON.stringify(crumbs)).toContain('"Arbete"');
});

test("a review belongs to the page of a post", () => {
  const page = (values: Partial<Post>) =>
    graphOf("/en/blog/five-signs", postPage(values))[0] as { mainEntityOfPage: object };
  const reviewer = { name: "Elin Sandmark", role: "Therapist" };
  expect(page({ reviewer, reviewDay: "2026-03-12" }).mainEntityOfPage).toMatchObject({
    "@type": "WebPage",
    lastReviewed: "2026-03-12",
    reviewedBy: { "@type": "Person", name: "Elin Sandmark", jobTitle: "Therapist" },
  });
  const without = page({ reviewer: null, reviewDay: null }).mainEntityOfPage;
  expect(Object.keys(without)).toEqual(["@type", "@id"]);
});
