import { slugFromTitle, slugProblem } from "../../../../src/sanity/model/slug-rules";

test.each([
  ["Så går det första samtalet till", "sa-gar-det-forsta-samtalet-till"],
  ["Hälsa & välmående – på riktigt!", "halsa-valmaende-pa-riktigt"],
  ["What’s next?", "whats-next"],
  ["Café Émile på Ærø", "cafe-emile-pa-aero"],
  ["  100 % närvaro  ", "100-narvaro"],
  ["ÅÄÖ", "aao"],
  ["A\u030Ar", "ar"],
  ["Sjuk\u00adfrån\u200bvaro", "sjukfranvaro"],
  ["ﬁnanschef, 3 m²", "finanschef-3-m2"],
  ["—", ""],
  ["日本", ""],
])("the title %j becomes the slug %j", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test("a long title is cut after a whole word", () => {
  expect(slugFromTitle(`${"abcdefghi ".repeat(8)}tail`)).toBe(
    Array.from({ length: 8 }, () => "abcdefghi").join("-"),
  );
  expect(slugFromTitle("abcdefghi ".repeat(9))).toHaveLength(79);
  expect(slugFromTitle(`${"abcdefghi ".repeat(7)}abcdefghijklm`)).toHaveLength(69);
  expect(slugFromTitle("x".repeat(200))).toHaveLength(80);
});

test.each([
  ["slugUnusable", "capitals, accents or spaces", ["Fem", "å", "fem tecken"]],
  ["slugUnusable", "signs that URLs use", ["fem/tecken", "page/2", "../a", "a?b", "a_b"]],
  ["slugUnusable", "stray hyphens", ["a--b", "-a", "a-"]],
  ["slugReserved", "the name of a file", ["404", "index"]],
  [undefined, "letters, digits and hyphens", ["fem", "fem-tecken-2", "2026"]],
])("the problem is %s for a slug of %s: %j", (problem, _what, slugs) => {
  for (const slug of slugs) expect([slug, slugProblem(slug)]).toEqual([slug, problem]);
});
