import { graphql } from "gatsby";
import { AppStory, AppTrial } from "../features/app-trial/app-trial";
import { DemoCallToAction, ProductFeatures, ProductIntro } from "../features/product/product";

export { PageHead as Head } from "../seo/seo-head";

export default function Product() {
  return (
    <>
      <div className="wrap">
        <ProductIntro />
      </div>
      <ProductFeatures app={<AppTrial />} story={<AppStory />} />
      <div className="wrap section-end">
        <DemoCallToAction />
      </div>
    </>
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
