import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import * as listStyles from "../../components/ui/contents-list.module.css";
import * as styles from "./post-contents.module.css";

type Block = {
  readonly _key?: string;
  readonly style?: string;
  readonly children?: readonly { readonly text?: string }[];
};

type Props = { readonly headings: ReturnType<typeof postHeadings> };

/** A post's headings as links, where there is room for them beside the text. One alone is not worth a list. */
export function PostContents({ headings }: Props) {
  const t = useTexts("blog");
  const titleId = useId();
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.root}>
      <p id={titleId} className={listStyles.title}>
        {t("contents")}
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Lists the headings of the second level that have text, with the key of their block: the id of its element.
 *
 * @param body Portable Text; anything else has no headings.
 */
export function postHeadings(body: unknown) {
  if (!Array.isArray(body)) return [];
  return (body as readonly Block[]).flatMap(({ _key: id, style, children }) => {
    const text = (children ?? []).map((child) => child.text ?? "").join("");
    return style === "h2" && id && text.trim() !== "" ? [{ id, text }] : [];
  });
}
