import Info from "lucide/dist/esm/icons/info.mjs";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Screen } from "../../components/layout/screen";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { AppTermsSummary } from "./app-terms-summary";
import { LegalContents } from "./legal-contents";
import * as styles from "./legal-document.module.css";
import { LegalSections, LegalText } from "./legal-sections";
import { parseLegalTexts, type SelectedDocument } from "./legal-texts";
import { outlineDocument } from "./outline";
import { StorageTable } from "./storage-table";

export type LegalScreen = "privacyPolicy" | "appTerms" | "cookiePolicy" | "accessibility";

type Props = {
  readonly document: LegalScreen;
  readonly selected: SelectedDocument;
  /** Opens the cookie settings, at the end of the cookie policy's section about them. */
  readonly settingsButton: ReactNode;
  /** The form by which somebody leaves the newsletter, at the end of the privacy policy's section about rights. */
  readonly leaveForm: ReactNode;
};

/**
 * A legal document: its title and date, table of contents, and numbered sections.
 *
 * Everything around the sections is in the page's language, even if the document is not.
 */
export function LegalDocument({ document, selected, settingsButton, leaveForm }: Props) {
  const t = useTexts("legal");
  const locale = useLocale();
  const sections = outlineDocument(parseLegalTexts(selected));
  const lang = selected?.language === locale ? undefined : selected?.language;
  const inserts: Partial<Record<LegalScreen, Readonly<Record<string, ReactNode>>>> = {
    cookiePolicy: { storage: <StorageTable />, choice: settingsButton },
    privacyPolicy: { rights: leaveForm },
  };
  return (
    <article className={clsx(styles.root, document === "appTerms" && styles.twoParts)}>
      <Screen
        title={t(`${document}.title`)}
        lead={t(`${document}.lead`)}
        intro={
          <>
            <p className="small">{t(`${document}.date`)}</p>
            <p className={`no-print ${styles.notice}`}>
              <Icon icon={Info} size={20} className={styles.icon} />
              <span>
                <LegalText text={t(`${document}.notice`)} />
              </span>
            </p>
          </>
        }
      >
        <div className={styles.document}>
          <LegalContents
            summary={document === "appTerms" ? t("appTerms.summary.title") : undefined}
            sections={sections}
            lang={lang}
          />
          {document === "appTerms" && <AppTermsSummary />}
          <div lang={lang}>
            <LegalSections sections={sections} inserts={inserts[document] ?? {}} />
          </div>
        </div>
      </Screen>
    </article>
  );
}
