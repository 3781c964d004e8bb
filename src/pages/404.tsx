import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useEffect } from "react";
import { leadToMeantPage } from "../browser/meant-path";
import { SeoHead } from "../seo/seo-head";
import { site } from "../config/site";
import { PostPageSkeleton } from "../features/blog/page-skeletons";
import { NotFound } from "../features/not-found/not-found";
import { headText } from "../i18n/read-text";
import { useTexts } from "../i18n/use-texts";
import { localeFromPath } from "../i18n/locales";
import { missingPageKind } from "../i18n/routes";

/** The not-found page. Language and content depend on the URL alone. */
export default function NotFoundPage({ location }: PageProps<Queries.NotFoundPageQuery>) {
  const kind = missingPageKind(location.pathname);
  useEffect(() => void leadToMeantPage(location), [location]);
  return kind === "post" ? <MissingPost /> : <NotFound missing={kind} />;
}

function MissingPost() {
  const t = useTexts("blog");
  return <PostPageSkeleton title={t("article")} />;
}

/** A missing post gets the title of a loading post, since the page shows its skeleton and not an error. */
export function Head({ location, data }: HeadProps<Queries.NotFoundPageQuery>) {
  const locale = localeFromPath(location.pathname);
  const edges = data.locales.edges.filter(({ node }) => node.language === locale);
  const isPost = missingPageKind(location.pathname) === "post";
  const name = isPost ? headText({ edges }, "blog", "article") : "404";
  return (
    <>
      <SeoHead locale={locale} title={`${name} | ${site.productName}`} alternates={{}} />
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(filter: { ns: { in: ["layout", "cookie-consent", "blog", "not-found"] } }) {
      ...Texts
    }
  }
`;
