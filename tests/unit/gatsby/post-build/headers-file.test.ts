/** @jest-environment node */
import { headersFile } from "../../../../src/gatsby/post-build/headers-file";

/** The file as the CDN reads it: a path, then indented headers. */
function parse(text: string): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header) current[header[1]!.toLowerCase()] = header[2]!;
    else current = rules[line] = {};
  }
  return rules;
}

const rules = parse(headersFile({ preview: false }));

test("every line is a path from the root or a header of one", () => {
  expect(Object.keys(rules).every((path) => path.startsWith("/"))).toBe(true);
  expect(Object.values(rules).every((headers) => Object.keys(headers).length > 0)).toBe(true);
});

test("every answer forbids guessing its type and tells other sites little", () => {
  expect(rules["/*"]).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

test.each(["/static/*", "/*.js"])("%s has hashed names and is kept for a year", (path) => {
  expect(rules[path]?.["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("pages and their data are never kept unasked", () => {
  const kept = Object.keys(rules).filter((path) => "cache-control" in rules[path]!);
  expect(kept.sort()).toEqual(["/*.js", "/static/*"]);
});

test("a preview keeps search engines away from every file", () => {
  expect(headersFile({ preview: true })).toMatch(
    /^\/\*$(\n {2}.*)*\n {2}X-Robots-Tag: noindex, nofollow$/m,
  );
  expect(rules["/*"]).not.toHaveProperty("x-robots-tag");
});
