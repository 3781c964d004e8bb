import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(__dirname, "../../../src");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** They tell that something is on its way: they last as long as that takes, and no 0.3 s. */
const waiting = ["animation: shimmer 1.6s ease-in-out infinite", "animation: waiting 6s ease-out"];

/** Whatever moves for another time than the 0.3 s of `--motion`; a second time is a delay. */
function otherTimes(css: string): string[] {
  const moving = css.match(
    /\b(animation|transition|animation-duration|transition-duration):[^;]+/g,
  );
  return (moving ?? [])
    .filter((each) => !waiting.includes(each))
    .filter((declaration) => {
      const parts = declaration.replace(/^[\w-]+:/, "").split(",");
      return !parts.every((part) => /^\s*none$|var\(--motion\)|^[^\d]*\b0?\.3s/.test(part));
    });
}

test.each(sheets)("%s moves things in 0.3 s", (sheet) => {
  expect(otherTimes(readFileSync(join(source, sheet), "utf8"))).toEqual([]);
});

test("another time would be found", () => {
  const css = "a { transition: color var(--motion), rotate 0.6s; animation: x 0.5s 0.3s; }";
  expect(otherTimes(css)).toHaveLength(2);
});
