import type { HTMLElement } from "node-html-parser";
import { parsedUrl } from "../../config/parsed-url";

/** What a page refers to, as absolute URLs without repetition. */
type PageLinks = {
  /** Scripts, styles, pictures and whatever else a browser or another site loads. */
  readonly files: readonly string[];
  /** Where links lead, with their fragments. */
  readonly targets: readonly string[];
};

const fileAttributes = {
  "script[src]": "src",
  "img[src]": "src",
  "link[href]": "href",
  'meta[property="og:image"]': "content",
} as const;

/** Relations whose targets are pages, or name nothing that is loaded. */
const pageRelations = /\b(alternate|canonical|next|prev|preconnect|dns-prefetch)\b/;

/** @param base the page's URL. */
export function pageLinks(page: HTMLElement, base: string): PageLinks {
  const files: string[] = [];
  for (const [selector, attribute] of Object.entries(fileAttributes)) {
    for (const element of page.querySelectorAll(selector)) {
      if (pageRelations.test(element.getAttribute("rel") ?? "")) continue;
      files.push(element.getAttribute(attribute) ?? "");
    }
  }
  for (const element of page.querySelectorAll("[srcset]")) {
    const candidates = element.getAttribute("srcset")?.split(/,\s+/) ?? [];
    files.push(...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ""));
  }
  // The site's scripts start late: an inline script names them.
  for (const script of page.querySelectorAll("script")) {
    const named = script.textContent.matchAll(/["'](\/[^"'\s]+\.js)["']/g);
    files.push(...Array.from(named, ([, path = ""]) => path));
  }
  const targets = page
    .querySelectorAll("a[href]")
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !/^(mailto|tel|sms|javascript):/i.test(href));
  return { files: absolute(files, base), targets: absolute(targets, base) };
}

function absolute(references: readonly string[], base: string): string[] {
  const http = references
    .flatMap((reference) => parsedUrl(reference, base) ?? [])
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  return [...new Set(http.map(({ href }) => href))];
}

/** The ids that a link to a part of the page can name. */
export function idsOf(page: HTMLElement): ReadonlySet<string> {
  return new Set(page.querySelectorAll("[id]").map((element) => element.id));
}
