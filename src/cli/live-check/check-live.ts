import { parse, type HTMLElement } from "node-html-parser";
import { locales, defaultLocale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import { foreignFindings } from "./foreign-links";
import { ask, askAll, outcome, type Fetch } from "./live-site";
import { otherAddressFindings } from "./other-addresses";
import { headerFindings, pageFindings } from "./page-findings";
import { idsOf, pageLinks } from "./page-links";
import { receiverFindings, type LeadSettings } from "./receiver-findings";
import { readSitemap } from "./sitemap";
import { decodedUrl } from "../../config/decoded-url";

type LiveCheck = {
  /** What is wrong, a line each: the address, then what it does. */
  readonly findings: readonly string[];
  /** How much was looked at. */
  readonly counts: { readonly pages: number; readonly files: number; readonly links: number };
};

type Settings = {
  /** Of the deployment: `https://www.example.com`. */
  readonly origin: string;
  /** Headers that every answer has to have, but for the content policy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly leads: LeadSettings;
  readonly fetch: Fetch;
};

/** A path that no page will ever have. */
const missingName = "check-live-of-a-missing-page";

/**
 * Visits a deployed site as visitors, search engines and forms do: each page of the sitemap, what the pages load and
 * link to, a page that is missing, and the receiver. Nothing is stored or changed.
 */
export async function checkLive({ origin, headers, leads, fetch }: Settings): Promise<LiveCheck> {
  const { entries, findings } = await readSitemap(fetch, origin);
  const pages = new Map<string, HTMLElement>();
  for (const answer of await askAll(fetch, [...entries.keys()])) {
    const page = parse(answer.body);
    const versions = entries.get(answer.url) ?? {};
    const ofPage = pageFindings(answer, page, { versions, headers });
    findings.push(...ofPage.map((finding) => `${answer.url} ${finding}`));
    if (answer.status === 200) pages.set(answer.url, page);
  }

  const links = [...pages].map(([url, page]) => pageLinks(page, url));
  const isOwn = (url: string) => new URL(url).origin === origin;
  const files = new Set(links.flatMap((ofPage) => ofPage.files).filter(isOwn));
  findings.push(...(await fileFindings(fetch, [...files])));

  const targets = new Set(links.flatMap((ofPage) => ofPage.targets));
  findings.push(...(await ownLinkFindings(fetch, [...targets].filter(isOwn), pages)));
  const foreign = await foreignFindings(
    fetch,
    [...targets].filter((url) => !isOwn(url)),
  );
  for (const [url, finding] of foreign) {
    const from = [...pages.keys()].filter((_, index) => links[index]?.targets.includes(url));
    findings.push(`${url} ${finding}; it is linked from ${from[0] ?? ""}`);
  }

  findings.push(...(await missingPageFindings(fetch, { origin, headers })));
  findings.push(...(await receiverFindings(fetch, origin, pages, leads)));
  findings.push(...(await otherAddressFindings(fetch, origin)));
  return { findings, counts: { pages: pages.size, files: files.size, links: targets.size } };
}

/** A host that answers a missing file with a page has status 200, too. */
async function fileFindings(fetch: Fetch, urls: readonly string[]): Promise<string[]> {
  const answers = await askAll(fetch, urls, { method: "HEAD" });
  return answers.flatMap((answer) => {
    const { url, status, headers } = answer;
    if (status !== 200) return [`${url} ${outcome(answer)}`];
    const type = headers.get("Content-Type") ?? "nothing";
    if (type.startsWith("text/html")) return [`${url} is answered with a page, not with the file`];
    const isHashed = /\.(css|js)$/.test(new URL(url).pathname);
    const isKept = headers.get("Cache-Control")?.includes("immutable") === true;
    return isHashed && !isKept ? [`${url} is not kept by browsers (Cache-Control)`] : [];
  });
}

const withoutFragment = (url: string) => url.replace(/#.*/s, "");

/** Links within the site lead to a page, and to a part that it has. */
async function ownLinkFindings(
  fetch: Fetch,
  targets: readonly string[],
  pages: ReadonlyMap<string, HTMLElement>,
): Promise<string[]> {
  const parts = new Map(Array.from(pages, ([url, page]) => [url, idsOf(page)]));
  const findings: string[] = [];
  const others = new Set(targets.map(withoutFragment).filter((url) => !pages.has(url)));
  for (const answer of await askAll(fetch, [...others], { redirect: "follow" })) {
    if (answer.status === 200) parts.set(answer.url, idsOf(parse(answer.body)));
    else findings.push(`${answer.url} is linked, and ${outcome(answer)}`);
  }
  for (const target of targets) {
    const part = decodedUrl(new URL(target).hash.slice(1));
    const ofPage = parts.get(withoutFragment(target));
    if (part === "" || !ofPage || ofPage.has(part)) continue;
    findings.push(`${target} is linked, and its page has no such part`);
  }
  return findings;
}

/** An address that does not exist has to answer 404, in its language, with the same headers. */
async function missingPageFindings(
  fetch: Fetch,
  { origin, headers }: Pick<Settings, "origin" | "headers">,
): Promise<string[]> {
  const findings: string[] = [];
  for (const locale of locales) {
    const folder = locale === defaultLocale ? "" : screenPath("home", locale);
    const answer = await ask(fetch, `${origin}${folder}/${missingName}`);
    const language = parse(answer.body).querySelector("html")?.getAttribute("lang");
    const ofAnswer =
      answer.status === 404
        ? headerFindings(answer, headers)
        : [`${outcome(answer)}, though there is no such page`];
    if (answer.status === 404 && language !== locale)
      ofAnswer.push(`is not in its language, ${locale}`);
    findings.push(...ofAnswer.map((finding) => `${answer.url} ${finding}`));
  }
  return findings;
}
