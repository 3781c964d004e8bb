/** The headers fit the CDN, and the pages fit the headers. */
import { htmlFiles, publicFiles, readPublic } from "../setup/output/built-site";
import { evaluatorFindings } from "../setup/output/csp-evaluator";

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
  const namesIn = (rule: string) => {
    const takenBack = [...rule.matchAll(/^ {2}! ([\w-]+)$/gm)].map(([, name]) => name);
    const names = [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    return names.filter((name) => !takenBack.includes(name));
  };
  const [everywhere = [], ...others] = rules.map(namesIn);
  expect(new Set(everywhere).size).toBe(everywhere.length);
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
});

test("every picture is of a kind that other sites may show", () => {
  const kinds = lines.flatMap((line, index) =>
    lines.slice(index + 1, index + 3).includes("  Cross-Origin-Resource-Policy: cross-origin")
      ? [/^\/\*(\.\w+)$/.exec(line)?.[1]].filter((kind) => kind !== undefined)
      : [],
  );
  const pictures = publicFiles.filter((file) => /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file));
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((file) => !kinds.some((kind) => file.endsWith(kind)))).toEqual([]);
});

test("Google's CSP Evaluator has nothing to remark", () => {
  const policy = lines.find((line) => line.startsWith("  Content-Security-Policy:"))!;
  expect(evaluatorFindings(policy.replace(/^[^:]+: /, ""))).toEqual([]);
});

test("the policy allows neither inline scripts nor inline styles as such, nor code made of text", () => {
  const policy = lines.find((line) => line.startsWith("  Content-Security-Policy:"));
  expect(policy).toMatch(/script-src 'strict-dynamic'( 'sha256-\S+'){2,4};/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\s(data:|https?:|\*)(;|\s)/);
});

test("no page has a handler in an attribute, which the policy would stop", () => {
  const found = htmlFiles.filter((file) => /<[^>]*\son[a-z]+="/.test(readPublic(file)));
  expect(found).toEqual([]);
});
