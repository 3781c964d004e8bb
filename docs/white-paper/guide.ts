/** Builds the white paper as one self-contained HTML document. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { site } from "../../src/config/site";
import { colourRule } from "../../src/gatsby/tokens";
import type { Locale } from "../../src/i18n/locales";
import { fillPlaceholders, guideValues, pageValues } from "./values";

const weights = [300, 400, 600, 700];

/**
 * Returns the guide in one language, with styles, fonts and pictures inlined.
 *
 * @throws Error naming an unknown placeholder.
 */
export function guideHtml(locale: Locale): string {
  const text = shownText(read(`${locale}.html`));
  const html = fillPlaceholders(text, { ...guideValues(locale), ...pageValues(text) });
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  return withStyles(withFolios(html, title));
}

/** Leaves out the users' average rating where it is not published (`src/config/confirmed.ts`). */
function shownText(html: string): string {
  if (site.hasRatings) return html;
  const text = parse(html);
  for (const element of text.querySelectorAll("[data-rating]")) element.remove();
  return text.toString();
}

/** Inlines fonts, the site's colours, the guide's styles, and further style rules after them. */
export function withStyles(html: string, rules = ""): string {
  const styles = [...weights.map(fontFace), colourRule, read("guide.css"), rules].join("\n");
  return html.replace("</head>", () => `<style>${styles}</style></head>`);
}

/** Adds title and page number to each page but the first and last, hidden from the accessibility tree. */
function withFolios(html: string, title: string): string {
  let page = 0;
  const last = html.split("</section>").length - 1;
  return html.replaceAll("</section>", (end) => {
    page += 1;
    if (page === 1 || page === last) return end;
    return `<div class="folio" aria-hidden="true"><span>${title}</span><span>${page}</span></div>${end}`;
  });
}

/**
 * Returns a static font face: Chromium writes a variable font into a PDF as outlines, which readers
 * render too heavy and cannot hint.
 */
function fontFace(weight: number): string {
  const file = join(__dirname, `fonts/figtree-latin-${weight}-normal.woff2`);
  const url = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
  return `@font-face { font-family: Figtree; font-weight: ${weight}; src: url(${url}) format("woff2"); }`;
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), "utf8");
}
