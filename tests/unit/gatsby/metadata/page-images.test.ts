import { site } from "../../../../src/config/site";
import { postOgImage, titleWithoutProduct } from "../../../../src/gatsby/metadata/page-images";

const { productName } = site;

test.each([
  [`Om oss | ${productName}`, "Om oss"],
  [`${productName}: anonymt samtalsstöd`, "Anonymt samtalsstöd"],
  [`Om ${productName}`, `Om ${productName}`],
  ["Utan produkt", "Utan produkt"],
])("%s", (title, expected) => {
  expect(titleWithoutProduct(title)).toBe(expected);
});

const files: Readonly<Record<string, object>> = {
  "image-1": { fields: { localFile: "file-1" } },
  "image-2": { fields: { localFile: "file-2" } },
  "file-1": { absolutePath: "/cover.png" },
  "file-2": { absolutePath: "/shared.png" },
};
const getNode = (id: string) => files[id] as never;
const fem = { title: "Fem", language: "sv", metaTitle: null, shareImage: null } as const;
const label = 'The post "Fem" (sv)';

test.each([
  [{}, { title: "Fem", artwork: "/cover.png" }],
  [{ metaTitle: "Fem tecken" }, { title: "Fem tecken", artwork: "/cover.png" }],
  // As it is: without a title.
  [{ metaTitle: "Fem tecken", shareImage: "image-2" }, { artwork: "/shared.png" }],
  [{ shareImage: "image-gone" }, { title: "Fem", artwork: "/cover.png" }],
])("of %j, the picture for sharing is %j", (fields, expected) => {
  expect(postOgImage({ ...fem, cover: "image-1", ...fields }, getNode)).toEqual({
    ...{ label, focus: undefined },
    ...expected,
  });
});
