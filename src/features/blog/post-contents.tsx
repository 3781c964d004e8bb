import { useId } from "react";
import { ContentsLink, ContentsTitle } from "../../components/ui/contents-link";
import { useTexts } from "../../i18n/use-texts";
import { blockText, type ArticleBlock } from "../../sanity/documents/article";
import * as styles from "./post-contents.module.css";

type Props = { readonly headings: ReturnType<typeof postHeadings> };

/** A post's headings as links, where there is room for them beside the text. One alone is not worth a list. */
export function PostContents({ headings }: Props) {
  const t = useTexts("blog");
  const titleId = useId();
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.root}>
      <ContentsTitle id={titleId}>{t("contents")}</ContentsTitle>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <ContentsLink target={id} className={styles.link}>
              {text}
            </ContentsLink>
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
