import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { AppStory, AppTrial } from "../features/app-trial/app-trial";
import { DemoCallToAction, ProductFeatures, ProductIntro } from "../features/product/product";
import type { PageContext } from "../seo/page-context";

export { PageHead as Head } from "../seo/seo-head";

export default function Product({ pageContext }: PageProps<object, PageContext>) {
  return (
    <Layout locale={pageContext.language}>
      <div className="wrap">
        <ProductIntro />
      </div>
      <ProductFeatures app={<AppTrial />} story={<AppStory />} />
      <div className="wrap section-end">
        <DemoCallToAction />
      </div>
    </Layout>
  );
}

export const query = graphql`
  query ProductPage(
    $language: String!
    $namespaces: [String!] = ["layout", "cookie-consent", "product"]
  ) {
    ...PageTexts
  }
`;
