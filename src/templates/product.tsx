import { graphql } from "gatsby";
import { Screen } from "../components/layout/screen";
import { Section } from "../components/layout/section";
import { AppStory, AppTrial } from "../features/app-trial/app-trial";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { ProductFeatures } from "../features/product/product-features";
import { ProductLinks } from "../features/product/product-links";
import { ProductPicture } from "../features/product/product-picture";
import { useTexts } from "../i18n/use-texts";

export { PageHead as Head } from "../seo/seo-head";

export default function Product() {
  const t = useTexts("product");
  return (
    <>
      <Screen
        title={t("intro.title")}
        lead={t("intro.lead")}
        intro={<ProductLinks />}
        picture={<ProductPicture name="pocket" priority />}
      />
      <ProductFeatures app={<AppTrial />} story={<AppStory />} />
      <Section ground="ink" print="hidden">
        <CallToAction namespace="product" />
      </Section>
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
