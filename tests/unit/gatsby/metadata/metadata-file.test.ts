import { site } from "../../../../src/config/site";
import { withProduct } from "../../../../src/gatsby/metadata/metadata-file";

const file = { sv: { "/faq-{product}": { title: "{productName}", canonical: "/faq-{product}" } } };

test("the product's name and segment are filled in, in texts and in paths", () => {
  const path = `/faq-${site.productSegment}`;
  expect(withProduct(file)).toEqual({
    sv: { [path]: { title: site.productName, canonical: path } },
  });
});

test.each(['The "Good" Company', "Back\\slash"])(
  "a product named %s, which the settings allow, does not break the file",
  async (name) => {
    jest.resetModules();
    jest.replaceProperty(process, "env", { ...process.env, SITE_PRODUCT_NAME: name });
    const fresh = await import("../../../../src/gatsby/metadata/metadata-file");
    const [entry] = Object.values(fresh.withProduct(file).sv ?? {});
    expect(entry?.title).toBe(name);
  },
);
