import type { Locale } from "../../i18n/locales";
import { findingText, previewTexts } from "../../i18n/preview-texts";
import type { DraftItem } from "../../sanity/documents/page-preview";
import * as styles from "./draft-notes.module.css";

type Props = { readonly items: readonly DraftItem[]; readonly locale: Locale };

/** Lists the drafts on a page, and what each still lacks in the page's language. */
export function DraftNotes({ items, locale }: Props) {
  const texts = previewTexts[locale];
  if (items.length === 0) return null;
  return (
    <aside aria-label={texts.draft} className={styles.root}>
      {items.map(({ kind, name, findings }, index) => (
        <section key={index} className={styles.item}>
          <p>
            <span className="draft-badge">{texts.draft}</span> {texts.kinds[kind]}: {name}
          </p>
          {findings.length === 0 ? (
            <p className={styles.complete}>{texts.complete}</p>
          ) : (
            <ul className={styles.notes}>
              {findings.map((finding) => (
                <li key={`${finding.key} ${finding.value}`}>{findingText(finding, locale)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </aside>
  );
}
