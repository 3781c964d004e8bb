import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import { blockText, type ArticleBlock } from "../../sanity/documents/article";
import * as listStyles from "../../components/ui/contents-list.module.css";
import * as styles from "./post-contents.module.css";

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

/** Lists the headings of the second level, with the ids of their elements. */
export function postHeadings(body: readonly ArticleBlock[]) {
  return body.flatMap((block) => {
    if (block._type !== "block" || block.style !== "h2" || !block.id) return [];
    return [{ id: block.id, text: blockText(block) }];
  });
}
