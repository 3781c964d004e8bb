import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { Styleguide } from "../features/styleguide/styleguide";
import type { PageContext } from "../seo/page-context";

type Context = PageContext & { readonly texts: Readonly<Record<string, object>> };

/**
 * Style guide, created in development only by `src/gatsby/pages/create-styleguide.ts`. Its texts come in
 * the page context: builds without the page would warn about an unused query.
 */
export default function StyleguidePage({ pageContext }: PageProps<object, Context>) {
  const { language, texts } = pageContext;
  const { i18n } = useTranslation();
  for (const [namespace, data] of Object.entries(texts)) {
    i18n.addResourceBundle(language, namespace, data);
  }
  return (
    <Layout locale={language}>
      <Styleguide />
    </Layout>
  );
}

export const Head = () => <title>Parts of the interface</title>;
