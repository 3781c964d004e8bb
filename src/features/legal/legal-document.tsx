import Info from "lucide-react/icons/info";
import { formatDate } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import { AppTermsSummary } from "./app-terms-summary";
import { LegalContents } from "./legal-contents";
import * as styles from "./legal-document.module.css";
import { LegalSections, type Inserts } from "./legal-sections";
import { LegalText, documentMarks, MarksContext } from "./legal-text";
import { parseLegalTexts, type SelectedDocument } from "./legal-texts";
import { outlineDocument, flattenSections } from "./outline";

type Props = {
  readonly document: "privacyPolicy" | "appTerms" | "cookiePolicy" | "accessibility";
  readonly selected: SelectedDocument;
  /** Elements that the document has besides its texts. */
  readonly inserts?: Inserts;
};

/** When each document was last updated, and the accessibility statement last reviewed, in ISO 8601. */
const dates = {
  privacyPolicy: "2025-01-07",
  appTerms: "2021-09-23",
  cookiePolicy: "2025-09-12",
  accessibility: "2026-11-21",
} as const;

/**
 * A legal document: its title and date, table of contents, and numbered sections.
 *
 * Everything around the sections is in the page's language, even if the document is not.
 */
export function LegalDocument({ document, selected, inserts = {} }: Props) {
  const t = useTexts("legal");
  const locale = useLocale();
  const sections = outlineDocument(parseLegalTexts(selected));
  const lang = selected?.language === locale ? undefined : selected?.language;
  const isoDate = dates[document];
  const marks = {
    ...documentMarks(flattenSections(sections)),
    date: (words: string) => <time dateTime={isoDate}>{words}</time>,
  };
  return (
    <MarksContext.Provider value={marks}>
      <article className={`wrap ${styles.document}`}>
        <div className={`intro ${styles.intro}`}>
          <h1>{t(`${document}.title`)}</h1>
          <p className="lead">{t(`${document}.lead`)}</p>
          <p className="small">
            <LegalText text={t(`${document}.date`, { date: formatDate(isoDate, locale) })} />
          </p>
          <p className={styles.notice}>
            <Info size={20} strokeWidth={1.5} aria-hidden className={styles.icon} />
            <span>
              <LegalText text={t(`${document}.notice`)} />
            </span>
          </p>
          {document === "appTerms" && <AppTermsSummary />}
        </div>
        <LegalContents sections={sections} lang={lang} />
        <div lang={lang}>
          <LegalSections sections={sections} inserts={inserts} />
        </div>
      </article>
    </MarksContext.Provider>
  );
}
