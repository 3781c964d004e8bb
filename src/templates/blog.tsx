import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../seo/seo-head";
import { Screen } from "../components/layout/screen";
import { Section } from "../components/layout/section";
import { BlogList } from "../features/blog/blog-list";
import { pageFromSearch } from "../features/blog/use-blog-page";
import { NewsletterBanner } from "../features/newsletter/newsletter-banner";
import { locales, type Locale } from "../i18n/locales";
import { useTexts } from "../i18n/use-texts";
import type { PageContext } from "../seo/page-context";
import { paginatedMetadata } from "../seo/page-metadata";
import { blogPageUrl } from "../i18n/routes";

type BlogListContext = PageContext & {
  /** Page number of the static HTML, from 1. */
  readonly page: number;
  readonly pageCounts: Readonly<Record<Locale, number>>;
};
type Data = Queries.BlogListPageQuery;

type Props = PageProps<Data, BlogListContext>;

export default function BlogListPage({ data, pageContext, location }: Props) {
  const t = useTexts("blog");
  const { language, page, pageCounts } = pageContext;
  return (
    <>
      <Screen title={t("title")} lead={t("lead")}>
        <BlogList
          page={page}
          posts={data.allBlogPost.nodes}
          pageCount={pageCounts[language]}
          search={location.search}
        />
      </Screen>
      <Section print="hidden">
        <NewsletterBanner />
      </Section>
    </>
  );
}

export function Head({ pageContext }: HeadProps<Data, BlogListContext>) {
  const { language, metadata, page: ownPage, pageCounts } = pageContext;
  // Gatsby does not pass the query string to heads, but renders them again in the browser.
  const search = typeof window === "undefined" ? "" : window.location.search;
  const page = pageFromSearch(search, pageCounts[language], ownPage);
  const existing = locales.filter((locale) => page <= pageCounts[locale]);
  return (
    <SeoHead
      locale={language}
      content={metadata && paginatedMetadata(metadata, page, language)}
      alternates={Object.fromEntries(existing.map((l) => [l, blogPageUrl(page, l)]))}
    />
  );
}

export const query = graphql`
  query BlogListPage(
    $language: String!
    $skip: Int!
    $limit: Int!
    $namespaces: [String!] = ["layout", "cookie-consent", "blog", "newsletter", "forms"]
  ) {
    ...PageTexts
    allBlogPost(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
