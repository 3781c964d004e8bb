import fc from "fast-check";
import { fitTitle } from "../../../../../src/gatsby/output/og-images/fit-title";

const column = 540;
const sizeOf = (title: string) => fitTitle(title, column).size;

test.each([
  ["short", "Om oss", 76],
  ["a usual title", "Fem tecken på att någon i teamet mår dåligt", 76],
  ["a long compound", "Samtalsstöd eller företagshälsovård – vem gör vad?", 58],
  ["a compound beyond every size", "Föreskriftssamlingsuppdateringsgruppsmedlemmar", 46],
  ["words without end", "Samtal om stress ".repeat(20), 46],
])("%s", (_, title, size) => {
  expect(sizeOf(title)).toBe(size);
});

test("lines are about as long as each other", () => {
  const { width, size } = fitTitle("White paper för HR", column);
  expect(size).toBe(76);
  // "White paper" and "för HR", instead of "White paper för" and "HR".
  expect(width).toBeLessThan(460);
  expect(width).toBeGreaterThan(380);
});

test("a longer title is never larger, and no line is wider than the column", () => {
  const word = fc.stringMatching(/^[a-zåäö]{1,20}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), word, (words, more) => {
      const title = words.join(" ");
      expect(sizeOf(`${title} ${more}`)).toBeLessThanOrEqual(sizeOf(title));
      expect(fitTitle(title, column).width).toBeLessThanOrEqual(column);
    }),
  );
});
