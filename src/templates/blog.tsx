import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../seo/seo-head";
import { BlogHeader } from "../features/blog/blog-header";
import { BlogList } from "../features/blog/blog-list";
import { pageFromSearch } from "../features/blog/use-blog-page";
import { NewsletterBanner } from "../features/newsletter/newsletter-banner";
import { locales, type Locale } from "../i18n/locales";
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
  const { language, page, pageCounts } = pageContext;
  return (
    <>
      <div className="wrap">
        <BlogHeader />
        <BlogList
          page={page}
          posts={data.allBlogPost.nodes}
          pageCount={pageCounts[language]}
          search={location.search}
        />
      </div>
      <div className="wrap section no-print">
        <NewsletterBanner />
      </div>
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
