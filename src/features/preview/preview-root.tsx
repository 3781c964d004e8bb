import type { WrapPageElementBrowserArgs } from "gatsby";
import { DraftsContext } from "../../components/preview/draft-badge";
import { localeFromPath } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import type { PagePreview } from "../../sanity/documents/page-preview";
import "./draft-badge.css";
import { DraftNotes } from "./draft-notes";
import "./editable.css";
import { PreviewRibbon } from "./preview-ribbon";
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
