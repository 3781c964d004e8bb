/** What a text loses when it is pasted from elsewhere. Pure, but for the browser's parser. */
import { portableTextStyles } from "../../src/sanity/model/portable-text";
import { counted, texts } from "../texts";

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
const known: readonly string[] = portableTextStyles;

const selectors = {
  tables: "table:not(table table)",
  // Not the images that lay out an e-mail or a page.
  pictures: "img:not([width='1'], [height='1'])",
  headings: headings.filter((name) => !known.includes(name)).join(),
} as const;

/**
 * Returns what the article's editor leaves out of a pasted text, one sentence for each kind.
 *
 * @param html what another program has put on the clipboard.
 * @param isFile whether the picture itself is on the clipboard, too, so that it is uploaded.
 */
export function pasteLosses(html: string, isFile: boolean): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const kinds = Object.keys(selectors) as (keyof typeof selectors)[];
  return kinds
    .filter((kind) => !(isFile && kind === "pictures"))
    .map((kind) => [kind, body.querySelectorAll(selectors[kind]).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => counted(texts.paste, kind, count));
}
