import { site } from "../../../../src/config/site";
import { helpCategoryHead } from "../../../../src/features/help-centre/help-category-head";
import { locales } from "../../../../src/i18n/locales";
import { helpCategoryKeys, helpCategoryPath } from "../../../../src/i18n/routes";
import { selectedTexts } from "../../../setup/content/locale-texts";

test("builds a category's head from its texts", () => {
  const head = helpCategoryHead(selectedTexts("en"), "about", "en", "/shared.jpg");
  const title = `About ${site.productName} | ${site.productName}`;
  const description = "What the service is, who it is for and what it is not.";
  const path = `/en/faq-${site.productSegment}/429-2`;
  expect(head).toEqual({
    shouldIndex: true,
    title,
    description,
    canonical: path,
    og: { title, description, url: path, image: "/shared.jpg", type: "website" },
  });
});

test.each(locales)("every category in %s has its own title and description", (locale) => {
  const texts = selectedTexts(locale);
  const heads = helpCategoryKeys.map((category) =>
    helpCategoryHead(texts, category, locale, "/shared.jpg"),
  );
  expect(new Set(heads.map((head) => head.title)).size).toBe(7);
  expect(new Set(heads.map((head) => head.description)).size).toBe(7);
  expect(heads.map((head) => head.canonical)).toEqual(
    helpCategoryKeys.map((category) => helpCategoryPath(category, locale)),
  );
});
