import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(__dirname, "../../../src");
const sheets = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".css"),
);

/** Loading indicators, which may take longer than 0.3 s. */
const loadingIndicators = [
  "animation: shimmer 1.6s ease-in-out infinite",
  "animation: waiting 6s ease-out",
];

/** Returns animations and transitions of another duration than `--motion`, 0.3 s. A second time is a delay. */
function otherDurations(css: string): string[] {
  const moving = css.match(
    /\b(animation|transition|animation-duration|transition-duration):[^;]+/g,
  );
  return (moving ?? [])
    .filter((each) => !loadingIndicators.includes(each))
    .filter((declaration) => {
      const parts = declaration.replace(/^[\w-]+:/, "").split(",");
      return !parts.every((part) =>
        /^\s*none$|var\(--motion(?:-time)?\)|^[^\d]*\b0?\.3s/.test(part),
      );
    });
}

test.each(sheets)("%s moves things in 0.3 s", (sheet) => {
  expect(otherDurations(readFileSync(join(source, sheet), "utf8"))).toEqual([]);
});

test("finds another duration", () => {
  const css = "a { transition: color var(--motion), rotate 0.6s; animation: x 0.5s 0.3s; }";
  expect(otherDurations(css)).toHaveLength(2);
});
