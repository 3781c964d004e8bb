/** `_headers` stays within the CDN's limits, and the pages comply with its policy. */
import { htmlFiles, publicFiles, readPublic } from "../setup/output/built-site";
import { evaluatorFindings } from "../setup/output/csp-evaluator";

const lines = readPublic("_headers").split("\n");

/** Limits of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/). */
const maxRules = 100;
const maxLineLength = 2_000;

test("rules and lines are within the CDN's limits", () => {
  const rules = lines.filter((line) => /^\S/.test(line));
  expect(rules).toContain("/*");
  expect(rules.length).toBeLessThanOrEqual(maxRules);
  expect(lines.filter((line) => line.length > maxLineLength)).toEqual([]);
});

test("no path gets a header twice: the CDN would join their values", () => {
  const rules = lines.join("\n").trim().split("\n\n");
  const namesIn = (rule: string) => {
    const removed = [...rule.matchAll(/^ {2}! ([\w-]+)$/gm)].map(([, name]) => name);
    const names = [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
    return names.filter((name) => !removed.includes(name));
  };
  const [everywhere = [], ...others] = rules.map(namesIn);
  expect(new Set(everywhere).size).toBe(everywhere.length);
  expect(others.flat().filter((name) => everywhere.includes(name))).toEqual([]);
});

test("every image has an extension that other sites may embed", () => {
  const extensions = lines.flatMap((line, index) =>
    lines.slice(index + 1, index + 3).includes("  Cross-Origin-Resource-Policy: cross-origin")
      ? [/^\/\*(\.\w+)$/.exec(line)?.[1]].filter((extension) => extension !== undefined)
      : [],
  );
  const images = publicFiles.filter((file) => /\.(avif|gif|ico|jpe?g|png|svg|webp)$/.test(file));
  expect(images.length).toBeGreaterThan(100);
  expect(
    images.filter((file) => !extensions.some((extension) => file.endsWith(extension))),
  ).toEqual([]);
});

test("Google's CSP Evaluator has no findings", () => {
  const policy = lines.find((line) => line.startsWith("  Content-Security-Policy:"))!;
  expect(evaluatorFindings(policy.replace(/^[^:]+: /, ""))).toEqual([]);
});

test("the policy allows no inline code, no eval and no wildcard sources", () => {
  const policy = lines.find((line) => line.startsWith("  Content-Security-Policy:"));
  expect(policy).toMatch(/script-src 'strict-dynamic'( 'sha256-\S+'){2,4};/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)|\s(data:|https?:|\*)(;|\s)/);
});

test("no page has inline event handlers, which the policy would block", () => {
  const found = htmlFiles.filter((file) => /<[^>]*\son[a-z]+="/.test(readPublic(file)));
  expect(found).toEqual([]);
});
