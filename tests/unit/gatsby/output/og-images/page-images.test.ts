import { site } from "../../../../../src/config/site";
import { metadataFile } from "../../../../../src/gatsby/pages/metadata-file";
import {
  titleWithoutProduct,
  withScreenOgImages,
} from "../../../../../src/gatsby/output/og-images/page-images";

const { productName } = site;

test.each([
  [`Om oss | ${productName}`, "Om oss"],
  [`${productName}: anonymt samtalsstöd`, "Anonymt samtalsstöd"],
  [`Om ${productName}`, `Om ${productName}`],
  ["Utan produkt", "Utan produkt"],
])("%s", (title, expected) => {
  expect(titleWithoutProduct(title)).toBe(expected);
});

test("a screen without metadata is named", () => {
  const { "/boka-demo": _, ...rest } = metadataFile.sv ?? {};
  expect(() => withScreenOgImages({ ...metadataFile, sv: rest })).toThrow(
    'src/seo/metadata.json: "sv" has no entry for "/boka-demo".',
  );
});
