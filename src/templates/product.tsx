import { graphql } from "gatsby";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { AppStory, AppTrial } from "../features/app-trial/app-trial";
import { ProductFeatures } from "../features/product/product-features";
import { ProductIntro } from "../features/product/product-intro";

export { PageHead as Head } from "../seo/seo-head";

export default function Product() {
  return (
    <>
      <div className="wrap">
        <ProductIntro />
      </div>
      <ProductFeatures app={<AppTrial />} story={<AppStory />} />
      <div className="wrap section-end">
        <CallToAction namespace="product" />
      </div>
    </>
  );
}

export const query = graphql`
  query ProductPage(
    $language: String!
    $namespaces: [String!] = ["layout", "cookie-consent", "product", "app-trial"]
  ) {
    ...PageTexts
  }
`;
