import { site } from "../../../../src/config/site";
import { postJsonLd } from "../../../../src/features/blog/post-json-ld";
import { selectedTexts } from "../../../setup/content/locale-texts";

const post = {
  slug: "five-signs",
  title: "Five signs",
  metaDescription: "What to look for.",
  publishedAt: "2025-01-05T08:00:00Z",
  updatedAt: "2025-02-01T09:30:00Z",
  ogImage: "/shared.jpg",
};
const url = `${site.url}/en/blog/five-signs`;

const jsonLd = (values: Partial<Parameters<typeof postJsonLd>[0]> = {}) =>
  postJsonLd({ ...post, ...values }, selectedTexts("en"), "en");

test("describes the post: what, when, by whom and where", () => {
  const company: unknown = expect.objectContaining({
    "@type": "Organization",
    name: site.productName,
  });
  expect(jsonLd()[0]).toEqual({
    "@type": "BlogPosting",
    headline: "Five signs",
    description: "What to look for.",
    datePublished: "2025-01-05T09:00:00+01:00",
    dateModified: "2025-02-01T10:30:00+01:00",
    inLanguage: "en",
    image: `${site.url}/shared.jpg`,
    author: company,
    publisher: company,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
  });
});

test("the breadcrumb leads through the blog", () => {
  expect(jsonLd()[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Blog", item: `${site.url}/en/blog` },
      { name: "Five signs", item: url },
    ],
  });
});

test("falls back to the head's description, and omits a draft's missing date", () => {
  const [posting] = jsonLd({ metaDescription: null, publishedAt: null });
  expect(posting).toHaveProperty("description", expect.stringContaining("Five signs"));
  expect(posting).not.toHaveProperty("datePublished");
});
