/** The white paper as an HTML document: the texts of one language, the styles, fonts and pictures in one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../src/i18n/locales";
import { fill, guideValues, pageValues } from "./values";

const weights = [300, 400, 600, 700];

/**
 * @throws Error that names a value in double braces that does not exist.
 */
export function guideHtml(locale: Locale): string {
  const text = read(`${locale}.html`);
  const html = fill(text, { ...guideValues(locale), ...pageValues(text) });
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "";
  const styles = `<style>${[...weights.map(fontFace), read("guide.css")].join("\n")}</style>`;
  return withFolios(html, title).replace("</head>", () => `${styles}</head>`);
}

/** The running title and the page's number, out of the reading order. The first and the last page have none. */
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
 * Static fonts, one for each weight: Chromium writes the letters of a variable font into a PDF as
 * drawings, which readers show heavier than they are and cannot hint.
 */
function fontFace(weight: number): string {
  const file = join(__dirname, `fonts/figtree-latin-${weight}-normal.woff2`);
  const address = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
  return `@font-face { font-family: Figtree; font-weight: ${weight}; src: url(${address}) format("woff2"); }`;
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), "utf8");
}
