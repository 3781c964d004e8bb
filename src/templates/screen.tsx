import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { SeoHead } from "../components/seo/seo-head";
import { ScreenIntro, type IntroducedScreen } from "../features/screen-intro/screen-intro";
import type { PageContext } from "../i18n/page-context";

type ScreenContext = PageContext & { readonly screen: IntroducedScreen };

/** A screen that so far has its title and lead. */
export default function ScreenPage({
  pageContext,
}: PageProps<Queries.ScreenPageQuery, ScreenContext>) {
  return (
    <PageShell locale={pageContext.language}>
      <ScreenIntro screen={pageContext.screen} />
    </PageShell>
  );
}

export function Head({ pageContext }: HeadProps<Queries.ScreenPageQuery, ScreenContext>) {
  const { language, metadata, alternates } = pageContext;
  return <SeoHead locale={language} content={metadata} alternates={alternates} />;
}

export const query = graphql`
  query ScreenPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "screen"] } }
    ) {
      ...Texts
    }
  }
`;
