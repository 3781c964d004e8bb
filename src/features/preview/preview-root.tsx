import type { ReactNode } from "react";
import { DraftsContext } from "../../components/preview/draft-badge";
import type { Locale } from "../../i18n/locales";
import { previewTexts } from "../../i18n/preview-texts";
import type { PagePreview } from "../../sanity/documents/page-preview";
import "./draft-badge.css";
import { DraftNotes } from "./draft-notes";
import "./editable.css";
import { PreviewRibbon } from "./preview-ribbon";
import { StudioLink } from "./studio-link";

type Props = {
  readonly locale: Locale;
  /** Of the page that is shown. */
  readonly address: string;
  /** Undefined on a page without content from Sanity. */
  readonly preview: PagePreview | undefined;
  readonly children: ReactNode;
};

/**
 * What only a preview has around every page: the ribbon, notes on its drafts, draft badges, and the link to
 * the Studio. The published site is built without this file (`src/gatsby/webpack/configure-webpack.ts`).
 */
export function PreviewRoot({ locale, address, preview, children }: Props) {
  const { drafts = [], items = [] } = preview ?? {};
  return (
    <DraftsContext.Provider value={{ drafts, label: previewTexts[locale].draft }}>
      <PreviewRibbon locale={locale} />
      <DraftNotes items={items} locale={locale} />
      {children}
      {process.env.STUDIO_URL && <StudioLink href={address} />}
    </DraftsContext.Provider>
  );
}
