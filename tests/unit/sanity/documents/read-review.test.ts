import type { Locale } from "../../../../src/i18n/locales";
import { readDocument } from "../../../../src/sanity/documents/read-document";
import { completePost, image } from "../../../setup/content/complete-post";

test("a post has its reviewer's name and role in each language, and what is shared of it", () => {
  const post = {
    ...completePost,
    ...{ metaTitle: { sv: " Fem\ntecken " }, shareImageEn: image("image-a1-1200x630-png") },
    ...{ reviewer: { _ref: "elin" }, reviewedAt: "2026-01-05" },
  };
  const findEmployee = (id: string, locale: Locale) =>
    id === "elin" ? { name: "Elin", role: locale === "sv" ? "Vd" : "CEO" } : undefined;
  const { byLanguage, findings } = readDocument("post", post, { findEmployee });
  const reviewedAt = "2026-01-04T23:00:00.000Z";
  expect(byLanguage.sv).toMatchObject({
    ...{ metaTitle: "Fem tecken", shareImage: null },
    review: { reviewer: { name: "Elin", role: "Vd" }, reviewedAt },
  });
  expect(byLanguage.en).toMatchObject({
    ...{ metaTitle: "", shareImage: "image-a1-1200x630-png" },
    review: { reviewer: { name: "Elin", role: "CEO" }, reviewedAt },
  });
  expect(findings.map(({ key }) => key)).toEqual(["languageMissing"]);
  const gone = readDocument("post", { ...post, reviewer: { _ref: "kim" } }, { findEmployee });
  expect(gone.byLanguage.sv.review).toBeNull();
  expect(gone.findings.map(({ key }) => key)).toContain("reviewer");
});

function keys(fields: object): string[] {
  const post = { ...completePost, titleEn: "Five", ...fields };
  return readDocument("post", post, { hasAsset: (id) => id !== "image-gone" })
    .findings.filter(({ language }) => language !== "en")
    .map(({ key, value }) => (value ? `${key} ${value}` : key));
}

const small = image("image-a1-800x420-png");
const reviewer = { _ref: "e" };
const [later, noDay] = ["2099-01-01", "igår"];

test.each([
  ["a small picture for sharing", { shareImage: small }, ["coverSmall 800 × 420"]],
  ["one that is gone", { shareImage: image("image-gone") }, ["imageGone"]],
  ["a reviewer without a day", { reviewer }, ["reviewedAt"]],
  ["a day without a reviewer", { reviewedAt: "2026-01-05" }, ["reviewer"]],
  ["a day to come", { reviewer, reviewedAt: later }, [`reviewedAtUnusable ${later}`]],
  ["no day", { reviewer, reviewedAt: noDay }, [`reviewedAtUnusable ${noDay}`]],
])("of a post with %s, it is told", (_name, fields, expected) => {
  expect(keys(fields)).toEqual(expected);
});
