import { useTranslation } from "gatsby-plugin-react-i18next";
import type { PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { Styleguide } from "../features/styleguide/styleguide";
import type { PageContext } from "../seo/page-context";

/** The texts of a language by namespace. */
type Context = PageContext & { readonly texts: Readonly<Record<string, object>> };

/**
 * For developers only: `src/gatsby/pages/create-styleguide.ts` creates it in development. It has no query,
 * which a build without its page would warn of; its texts come in its context.
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
