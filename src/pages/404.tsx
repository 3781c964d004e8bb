import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { NotFoundHead } from "../seo/seo-head";
import { site } from "../config/site";
import { PostSkeleton } from "../features/blog/post-skeleton";
import { NotFound } from "../features/not-found/not-found";
import { headText } from "../i18n/head-text";
import { localeFromPath } from "../i18n/locales";
import { missingPageAt } from "../i18n/routes";

/**
 * The page of every address without one. Language and content come from the address alone, so that the
 * copies that the CDN serves and what the browser makes of them agree.
 */
export default function NotFoundPage({ location }: PageProps<Queries.NotFoundPageQuery>) {
  const missing = missingPageAt(location.pathname);
  return (
    <Layout locale={localeFromPath(location.pathname)}>
      {missing === "post" ? (
        <div className="wrap wrap-reading">
          <PostSkeleton />
        </div>
      ) : (
        <NotFound missing={missing} />
      )}
    </Layout>
  );
}

/** A missing post is named as any post is while it is fetched: what the page shows is no error. */
export function Head({ location, data }: HeadProps<Queries.NotFoundPageQuery>) {
  const locale = localeFromPath(location.pathname);
  const edges = data.locales.edges.filter(({ node }) => node.language === locale);
  const isPost = missingPageAt(location.pathname) === "post";
  const name = isPost ? headText({ edges }, "blog", "article") : "404";
  return <NotFoundHead locale={locale} title={`${name} | ${site.productName}`} />;
}

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "cookie-consent", "blog", "not-found"] } }
    ) {
      ...Texts
    }
  }
`;
