import { parse, type HTMLElement } from "node-html-parser";
import { ask, outcome, type Fetch } from "./live-site";
import type { LanguageVersions } from "./page-findings";

/** Reads what robots.txt leads to: the sitemap's pages with their language versions. */
export async function readSitemap(fetch: Fetch, origin: string) {
  const entries = new Map<string, LanguageVersions>();
  const findings: string[] = [];
  const read = async (url: string): Promise<HTMLElement | undefined> => {
    const answer = await ask(fetch, url);
    if (answer.status === 200) return parse(answer.body);
    findings.push(`${url} ${outcome(answer)}`);
    return undefined;
  };
  const robots = await ask(fetch, `${origin}/robots.txt`);
  if (robots.status !== 200) findings.push(`${robots.url} ${outcome(robots)}`);
  if (/^Disallow:\s*\/\s*$/m.test(robots.body)) findings.push(`${robots.url} keeps everybody away`);
  const index = /^Sitemap:\s*(\S+)/m.exec(robots.body)?.[1] ?? `${origin}/sitemap-index.xml`;
  if (!index.startsWith(`${origin}/`)) {
    findings.push(
      `${robots.url} names the sitemap ${index}: the site was built for another SITE_URL`,
    );
    return { entries, findings };
  }
  for (const sitemap of (await read(index))?.querySelectorAll("loc") ?? []) {
    for (const entry of (await read(sitemap.text))?.querySelectorAll("url") ?? []) {
      const links = entry.querySelectorAll('[rel="alternate"]');
      const versions = links.map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]);
      entries.set(
        entry.querySelector("loc")?.text ?? "",
        Object.fromEntries(versions) as LanguageVersions,
      );
    }
  }
  if (entries.size === 0) findings.push(`${index} lists no page`);
  return { entries, findings };
}
