/** The headers fit the CDN, and the pages fit the headers. */
import { htmlFiles, readPublic } from "../setup/built-site";

const lines = readPublic("_headers").split("\n");

/** The limits of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/). */
const mostRules = 100;
const longestLine = 2_000;

test("the CDN takes every rule and every line", () => {
  const rules = lines.filter((line) => /^\S/.test(line));
  expect(rules).toContain("/*");
  expect(rules.length).toBeLessThanOrEqual(mostRules);
  expect(lines.filter((line) => line.length > longestLine)).toEqual([]);
});

test("no path gets a header twice, whose values the CDN would join", () => {
  const rules = lines.join("\n").trim().split("\n\n");
  const namesIn = (rule: string) => [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const [everywhere = [], ...others] = rules.map(namesIn);
  expect(new Set(everywhere).size).toBe(everywhere.length);
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
});

test("the policy allows neither inline scripts nor inline styles as such, nor code made of text", () => {
  const policy = lines.find((line) => line.startsWith("  Content-Security-Policy:"));
  expect(policy).toMatch(/script-src 'self'( 'sha256-\S+'){2,4};/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\s(data:|https?:|\*)(;|\s)/);
});

test("no page has a handler in an attribute, which the policy would stop", () => {
  const found = htmlFiles.filter((file) => /<[^>]*\son[a-z]+="/.test(readPublic(file)));
  expect(found).toEqual([]);
});
