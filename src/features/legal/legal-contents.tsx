import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import { ContentsLink, ContentsTitle } from "../../components/ui/contents-link";
import { Icon } from "../../components/ui/icon";
import { useTexts } from "../../i18n/use-texts";
import { summaryId } from "./app-terms-summary";
import * as styles from "./legal-contents.module.css";
import { subsectionsOf, type LegalSection } from "./outline";

type Props = {
  /** Title of the summary above the sections, in the page's language, if there is one. */
  readonly summary?: string | undefined;
  readonly sections: readonly LegalSection[];
  /** Language of the titles, if it is not the page's. */
  readonly lang: string | undefined;
};

/**
 * Table of contents: beside the text if there is room, collapsed above it otherwise. It is rendered
 * twice, because CSS cannot open a closed `<details>` in every browser.
 */
export function LegalContents({ summary, sections, lang }: Props) {
  const t = useTexts("legal");
  return (
    <nav aria-label={t("contents")} className={styles.contents}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {t("contents")}
          <Icon icon={ChevronDown} size={20} className="accent flips-when-open" />
        </summary>
        {summary !== undefined && <SummaryLink title={summary} />}
        <ContentsList sections={sections} lang={lang} />
      </details>
      <div className={styles.beside}>
        <ContentsTitle>{t("contents")}</ContentsTitle>
        {summary !== undefined && <SummaryLink title={summary} />}
        <ContentsList sections={sections} lang={lang} />
      </div>
    </nav>
  );
}

function SummaryLink({ title }: { readonly title: string }) {
  return (
    <ContentsLink target={summaryId} className={styles.toSummary}>
      {title}
    </ContentsLink>
  );
}

function ContentsList({ sections, lang }: Partial<Props> & Pick<Props, "sections">) {
  return (
    <ol className={styles.list} lang={lang}>
      {sections.map((section) => {
        const subsections = subsectionsOf(section);
        return (
          <li key={section.id}>
            <ContentsLink target={section.id} className={styles.link}>
              <span className={styles.number}>{section.number}</span>
              <span>{section.title}</span>
            </ContentsLink>
            {subsections.length > 0 && <ContentsList sections={subsections} />}
          </li>
        );
      })}
    </ol>
  );
}
