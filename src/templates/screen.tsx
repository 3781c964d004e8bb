import { graphql, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { PageHead } from "../components/seo/page-head";
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

export const Head = PageHead;

export const query = graphql`
  query ScreenPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "screen"] } }
    ) {
      ...Texts
    }
  }
`;
