import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./post-contents.module.css";
import type { PostHeading } from "./post-headings";

type Props = { readonly headings: readonly PostHeading[] };

/** A post's headings as links, where there is room for them beside the text. One alone is not worth a list. */
export function PostContents({ headings }: Props) {
  const t = useTexts("blog");
  const titleId = useId();
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.root}>
      <p id={titleId} className={styles.title}>
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
