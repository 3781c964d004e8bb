import type { HTMLElement } from "node-html-parser";
import { hashSource } from "../../gatsby/output/hash-source";
import { outcome, type Answer } from "./live-site";

/** Language tag → URL, `x-default` among them. */
export type LanguageVersions = Readonly<Record<string, string>>;

type Expected = {
  /** Its entry in the sitemap. */
  readonly versions: LanguageVersions;
  /** Headers of every answer by name, but for the content policy. */
  readonly headers: Readonly<Record<string, string>>;
};

/** A script that browsers run; others are data. */
const runs = ({ attributes: { src, type } }: HTMLElement) =>
  src === undefined && !/json/.test(type ?? "");

/** Returns what is wrong with a page of the sitemap, each as a sentence without its subject. */
export function pageFindings(answer: Answer, page: HTMLElement, expected: Expected): string[] {
  if (answer.status !== 200) return [outcome(answer)];
  const type = answer.headers.get("Content-Type") ?? "nothing";
  if (!type.startsWith("text/html")) return [`is sent as ${type}, not as HTML`];
  return [
    ...rewritingFindings(page),
    ...headFindings(answer, page, expected.versions),
    ...headerFindings(answer, expected.headers),
    ...policyFindings(answer, page),
  ];
}

/** Cloudflare rewrites addresses of mailboxes in new zones: without scripts, nobody can read or follow them. */
function rewritingFindings(page: HTMLElement): string[] {
  const isRewritten = page.querySelector('a[href*="/cdn-cgi/l/email-protection"]') !== null;
  return isRewritten
    ? ["has mailboxes that Cloudflare has hidden: turn Email Address Obfuscation off"]
    : [];
}

function headFindings({ url, headers }: Answer, page: HTMLElement, versions: LanguageVersions) {
  const findings: string[] = [];
  const href = (link: HTMLElement | null) => link?.getAttribute("href") ?? "none";
  const canonical = href(page.querySelector('link[rel="canonical"]'));
  if (canonical !== url) findings.push(`has the canonical address ${canonical}`);
  if (!page.querySelector("title")?.text.trim()) findings.push("has no title");
  if (!page.querySelector("h1")?.text.trim()) findings.push("has no heading");
  const robots = [
    page.querySelector('meta[name="robots"]')?.getAttribute("content"),
    headers.get("X-Robots-Tag"),
  ];
  if (robots.some((text) => /noindex|none/.test(text ?? ""))) {
    findings.push("is in the sitemap, but keeps search engines away");
  }
  const links = page
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => [link.getAttribute("hreflang"), href(link)] as const);
  const sorted = (entries: readonly (readonly unknown[])[]) => JSON.stringify([...entries].sort());
  if (sorted(links) !== sorted(Object.entries(versions))) {
    findings.push("names other language versions than the sitemap");
  }
  const language = page.querySelector("html")?.getAttribute("lang");
  if (language === undefined || versions[language] !== url) {
    findings.push(`says that its language is ${language ?? "none"}`);
  }
  return findings;
}

/** Returns the headers that an answer lacks, or has with another value. */
export function headerFindings(
  { headers }: Answer,
  expected: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const sent = headers.get(name);
    if (sent === value) return [];
    return [sent === null ? `lacks the header ${name}` : `has the header ${name}: ${sent}`];
  });
}

/** Returns where the Content-Security-Policy is missing, too wide, or blocks the page's own scripts. */
function policyFindings({ headers }: Answer, page: HTMLElement): string[] {
  const policy = headers.get("Content-Security-Policy");
  if (policy === null) return ["lacks a Content-Security-Policy"];
  const directives = new Map(
    policy.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const scripts = directives.get("script-src") ?? directives.get("default-src") ?? [];
  if (
    scripts.length === 0 ||
    scripts.some((source) => /^('unsafe-inline'|\*|https?:)$/.test(source))
  ) {
    return ["has a Content-Security-Policy that allows any script"];
  }
  return page
    .querySelectorAll("script")
    .filter((script) => runs(script) && !scripts.includes(hashSource(script.textContent)))
    .map((script) => `has a script that its policy blocks: ${script.textContent.slice(0, 60)}`);
}
