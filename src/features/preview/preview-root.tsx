import type { WrapPageElementBrowserArgs } from "gatsby";
import Eye from "lucide-react/icons/eye";
import { DraftsContext } from "../../components/preview/draft-badge";
import { interpolate } from "../../i18n/interpolate";
import { localeFromPath, type Locale } from "../../i18n/locales";
import { findingText, previewTexts } from "../../i18n/preview-texts";
import type { DraftItem, PagePreview } from "../../sanity/documents/page-preview";
import "./draft-badge.css";
import * as noteStyles from "./draft-notes.module.css";
import "./editable.css";
import * as ribbonStyles from "./preview-ribbon.module.css";
import { StudioLink } from "./studio-link";

type Args = WrapPageElementBrowserArgs<object, { readonly preview?: PagePreview }>;

/**
 * Wraps every page in what only a preview has: the ribbon, notes on its drafts, draft badges, and the link to
 * the Studio. The published site is built without this file (`src/gatsby/webpack/configure-webpack.ts`).
 */
export function wrapPageElement({ element, props }: Args) {
  const locale = localeFromPath(props.location.pathname);
  const { drafts = [], items = [] } = props.pageContext.preview ?? {};
  return (
    <DraftsContext.Provider value={{ drafts, label: previewTexts[locale].draft }}>
      <PreviewRibbon locale={locale} />
      <DraftNotes items={items} locale={locale} />
      {element}
      {process.env.STUDIO_URL && <StudioLink href={props.location.href} />}
    </DraftsContext.Provider>
  );
}

/** When the preview was built, formatted per language; empty if changes appear live. */
const times = JSON.parse(process.env.PREVIEW_TIMES || "{}") as Partial<Record<Locale, string>>;

/** Ribbon on every page saying that this is a preview, and how recent it is. */
function PreviewRibbon({ locale }: { readonly locale: Locale }) {
  const texts = previewTexts[locale];
  const time = times[locale];
  return (
    <aside aria-label={texts.label} className={ribbonStyles.ribbon}>
      <Eye size={18} />
      <p className={ribbonStyles.text}>
        <strong>{texts.label}</strong>
        <span>{time ? interpolate(texts.built, { time }) : texts.live}</span>
      </p>
    </aside>
  );
}

type NotesProps = { readonly items: readonly DraftItem[]; readonly locale: Locale };

/** Lists the drafts on a page, and what each still lacks in the page's language. */
function DraftNotes({ items, locale }: NotesProps) {
  const texts = previewTexts[locale];
  if (items.length === 0) return null;
  return (
    <aside aria-label={texts.draft} className={noteStyles.root}>
      {items.map(({ kind, name, findings }, index) => (
        <section key={index} className={noteStyles.item}>
          <p>
            <span className="draft-badge">{texts.draft}</span> {texts.kinds[kind]}: {name}
          </p>
          {findings.length === 0 ? (
            <p className={noteStyles.complete}>{texts.complete}</p>
          ) : (
            <ul className={noteStyles.notes}>
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
