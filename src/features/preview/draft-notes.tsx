import { interpolate } from "../../i18n/interpolate";
import { useLocale } from "../../i18n/locale-context";
import { previewTexts } from "../../i18n/preview-texts";
import type { DraftItem } from "../../sanity/documents/draft-notes";
import * as styles from "./draft-notes.module.css";

type Props = { readonly items: readonly DraftItem[] };

/** Lists the drafts on a page, and what each still lacks in the page's language. */
export function DraftNotes({ items }: Props) {
  const texts = previewTexts[useLocale()];
  if (items.length === 0) return null;
  return (
    <aside aria-label={texts.draft} className={styles.root}>
      {items.map(({ kind, name, notes }, index) => (
        <section key={index} className={styles.item}>
          <p className={styles.name}>
            <span className="draft-badge">{texts.draft}</span> {texts.kinds[kind]}: {name}
          </p>
          {notes.length === 0 ? (
            <p className={styles.complete}>{texts.complete}</p>
          ) : (
            <ul className={styles.notes}>
              {notes.map(({ key, value = "" }) => (
                <li key={`${key} ${value}`}>{interpolate(texts.missing[key], { value })}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </aside>
  );
}
