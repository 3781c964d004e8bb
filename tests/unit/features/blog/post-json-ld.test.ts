import { site } from "../../../../src/config/site";
import { postJsonLd } from "../../../../src/features/blog/post-json-ld";
import { selectedTexts } from "../../../setup/content/locale-texts";

const post = {
  slug: "five-signs",
  title: "Five signs",
  metaDescription: "What to look for.",
  publishedAt: "2025-01-05T08:00:00Z",
  updatedAt: "2025-02-01T09:30:00Z",
};
const address = `${site.url}/en/blog/five-signs`;

const things = (values: Partial<Parameters<typeof postJsonLd>[0]> = {}) =>
  postJsonLd({ ...post, ...values }, selectedTexts("en"), "en", "/shared.jpg");

test("a post says what it is, when, by whom and where", () => {
  const company: unknown = expect.objectContaining({
    "@type": "Organization",
    name: site.productName,
  });
  expect(things()[0]).toEqual({
    "@type": "BlogPosting",
    headline: "Five signs",
    description: "What to look for.",
    datePublished: "2025-01-05T09:00:00+01:00",
    dateModified: "2025-02-01T10:30:00+01:00",
    inLanguage: "en",
    image: `${site.url}/shared.jpg`,
    author: company,
    publisher: company,
    mainEntityOfPage: { "@type": "WebPage", "@id": address },
  });
});

test("the way to it leads over the blog", () => {
  expect(things()[1]).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Blog", item: `${site.url}/en/blog` },
      { name: "Five signs", item: address },
    ],
  });
});

test("without a description it has the one of its head, and a draft may be without a date", () => {
  const [posting] = things({ metaDescription: null, publishedAt: null });
  expect(posting).toHaveProperty("description", expect.stringContaining("Five signs"));
  expect(posting).not.toHaveProperty("datePublished");
});
