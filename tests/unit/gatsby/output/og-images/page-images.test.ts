import { site } from "../../../../../src/config/site";
import { titleWithoutProduct } from "../../../../../src/gatsby/output/og-images/page-images";

const { productName } = site;

test.each([
  [`Om oss | ${productName}`, "Om oss"],
  [`${productName}: anonymt samtalsstöd`, "Anonymt samtalsstöd"],
  [`Om ${productName}`, `Om ${productName}`],
  ["Utan produkt", "Utan produkt"],
])("%s", (title, expected) => {
  expect(titleWithoutProduct(title)).toBe(expected);
});
