import { SectionHead } from "../../components/layout/section-head";
import { Accordion, type AccordionItem } from "../../components/ui/accordion";
import { BulletList } from "../../components/ui/bullet-list";
import { LinkedText } from "../../components/links/linked-text";
import { ScreenLink } from "../../components/links/screen-link";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./faq.module.css";

const questions = ["whitePaper", "cost", "who", "why", "security", "therapists"] as const;

const protections = [
  "employer",
  "account",
  "confidentiality",
  "storage",
  "deletion",
  "exceptions",
] as const;

/** Employers' most frequent questions; the rest is in the help centre. */
export function Faq() {
  const t = useTexts("faq");
  const items = questions.map((key): AccordionItem => ({
    key,
    title: t(`${key}.title`),
    content: (
      <>
        <p>
          <LinkedText text={t(`${key}.text`)} />
        </p>
        {key === "why" && <p className={styles.source}>{t("why.source")}</p>}
        {key === "security" && (
          <BulletList className={styles.points}>
            {protections.map((point) => (
              <li key={point}>
                <LinkedText text={t(`security.${point}`)} />
              </li>
            ))}
          </BulletList>
        )}
      </>
    ),
    isOpen: key === "whitePaper",
  }));

  return (
    <section aria-labelledby="faq" className={styles.faq}>
      <div className={styles.intro}>
        <SectionHead id="faq" title={t("title")} lead={t("lead")}>
          <ScreenLink screen="helpCentre" variant="quiet" className="no-print">
            {t("more")}
          </ScreenLink>
        </SectionHead>
      </div>
      <Accordion items={items} heading="h3" />
    </section>
  );
}
