import {
  findMetadata,
  paginatedMetadata,
  type MetadataFile,
  type PageMetadata,
} from "../../../src/seo/page-metadata";

function entry(title: string, values: Partial<PageMetadata> = {}): PageMetadata {
  return {
    pageType: "static",
    shouldIndex: true,
    title,
    description: "About it",
    canonical: "/x",
    og: { title: `${title} (og)`, description: "", url: "/og", image: "/i.png", type: "website" },
    ...values,
  };
}

const file: MetadataFile = {
  sv: {
    "/": entry("Hem"),
    "/om-oss": entry("Om oss"),
    "/blog": entry("Blogg", { pageType: "paginated" }),
    "/blog/{slug}": entry("Artikel", { pageType: "dynamic" }),
    "/faq-x": entry("Frågor"),
    "/faq-x/{subRouteId}": entry("Kategori"),
  },
  en: {
    "/": entry("Home"),
    "/about": entry("About"),
    "/gone": entry("Gone", { pageType: "dynamic" }),
    "/faq-x/{subRouteId}": entry("Category"),
  },
};

test.each([
  ["the root", "/", "Hem"],
  ["an exact path", "/om-oss", "Om oss"],
  ["an unknown path: the root's entry", "/no-such-page", "Hem"],
  ["more than two segments: the parameterised entry", "/faq-x/2760-2", "Kategori"],
  ["more than two segments without a parameterised entry", "/om-oss/more", undefined],
  ["a first segment that is only a prefix", "/faq/2760-2", undefined],
  ["a dynamic page", "/blog/a-post", undefined],
  ["the English root", "/en", "Home"],
  ["an English path, without its prefix", "/en/about", "About"],
  ["an English parameterised path", "/en/faq-x/429-2", "Category"],
  ["a dynamic page with an exact path", "/en/gone", undefined],
  ["a Swedish path that only looks English", "/english", "Hem"],
  ["the other language's path", "/en/om-oss", "Home"],
])("%s (%s)", (_rule, path, title) => {
  expect(findMetadata(file, path)?.title).toBe(title);
});

test("returns undefined for a missing language or an empty file", () => {
  expect(findMetadata({ sv: file.sv! }, "/en/about")).toBeUndefined();
  expect(findMetadata({}, "/")).toBeUndefined();
});

const blog = entry("Blogg", { pageType: "paginated", canonical: "/blog" });

test.each([
  [2, "sv", "Blogg - sida 2", "Blogg (og) - sida 2", "/blog?page=2", "/og?page=2"],
  [3, "en", "Blogg - page 3", "Blogg (og) - page 3", "/blog?page=3", "/og?page=3"],
] as const)("page %i in %s", (page, locale, title, ogTitle, canonical, ogUrl) => {
  const og = { ...blog.og, title: ogTitle, url: ogUrl };
  expect(paginatedMetadata(blog, page, locale)).toEqual({ ...blog, title, canonical, og });
});

test("page 1 and other types of pages are unchanged", () => {
  expect(paginatedMetadata(blog, 1, "sv")).toEqual(blog);
  expect(paginatedMetadata(entry("Om oss"), 2, "sv")).toEqual(entry("Om oss"));
});
