import { useLocale } from "../../i18n/locale-context";
import { missingText, previewTexts } from "../../i18n/preview-texts";
import type { DraftItem } from "../../sanity/documents/page-preview";
import * as styles from "./draft-notes.module.css";

type Props = { readonly items: readonly DraftItem[] };

/** Lists the drafts on a page, and what each still lacks in the page's language. */
export function DraftNotes({ items }: Props) {
  const locale = useLocale();
  const texts = previewTexts[locale];
  if (items.length === 0) return null;
  return (
    <aside aria-label={texts.draft} className={styles.root}>
      {items.map(({ kind, name, problems }, index) => (
        <section key={index} className={styles.item}>
          <p>
            <span className="draft-badge">{texts.draft}</span> {texts.kinds[kind]}: {name}
          </p>
          {problems.length === 0 ? (
            <p className={styles.complete}>{texts.complete}</p>
          ) : (
            <ul className={styles.notes}>
              {problems.map((problem) => (
                <li key={`${problem.key} ${problem.value}`}>{missingText(problem, locale)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </aside>
  );
}
