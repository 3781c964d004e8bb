/** One-page handouts: the files that come with articles of the embedded dataset. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locale } from "../../src/i18n/locales";
import { withStyles } from "../white-paper/guide";
import { fillPlaceholders, guideValues } from "../white-paper/values";

/** Lists the handouts in one language by file name, without an extension. */
export function handouts(locale: Locale): string[] {
  const files = readdirSync(join(__dirname, locale)).filter((file) => file.endsWith(".html"));
  return files.map((file) => basename(file, ".html")).sort();
}

/** Returns the file to which the articles refer. */
export function handoutPdf(name: string): string {
  return join(__dirname, "../../src/sanity/datasets/production/files", `${name}.pdf`);
}

/**
 * Returns a handout as a self-contained document, below the company's name and mailbox.
 *
 * @throws Error naming an unknown placeholder.
 */
export function handoutHtml(locale: Locale, name: string): string {
  const header = `<header><p class="brand"><img src="{{picture.logo}}" alt="" />{{product}}</p>
    <p class="small">{{mailbox}}</p></header>`;
  const html = read(join(locale, `${name}.html`)).replace(
    '<div class="sheet">',
    (sheet) => sheet + header,
  );
  return withStyles(fillPlaceholders(html, guideValues(locale)), read("handout.css"));
}

function read(file: string): string {
  return readFileSync(join(__dirname, file), "utf8");
}
