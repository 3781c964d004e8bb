import { Screen } from "../../components/layout/screen";
import { BackLink } from "../../components/links/back-link";
import { buttonClass } from "../../components/ui/button";
import type { HelpQuestion } from "../../i18n/help-file";
import type { HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-category.module.css";
import { HelpContact } from "./help-contact";
import { employersAnchor, HelpQuestions, usersAnchor } from "./help-questions";
import { HelpSearch } from "./help-search";
import { OtherTopics } from "./other-topics";

type Props = { readonly category: HelpCategory; readonly questions: readonly HelpQuestion[] };

/** A help category: its questions, with the other categories and a contact card at the side. */
export function HelpCategoryScreen({ category, questions }: Props) {
  const t = useTexts("help-category");
  return (
    <Screen
      above={<BackLink screen="helpCentre">{t("back")}</BackLink>}
      title={t(`${category}.title`)}
      lead={t(`${category}.lead`)}
      intro={
        questions.some(({ forEmployers }) => forEmployers) && (
          <p className={styles.readers}>
            <a href={`#${usersAnchor}`} className={buttonClass("outlined", styles.reader)}>
              {t("forUsers")}
            </a>{" "}
            <a href={`#${employersAnchor}`} className={buttonClass("outlined", styles.reader)}>
              {t("forEmployers")}
            </a>
          </p>
        )
      }
    >
      <HelpSearch category={category}>
        <div className={styles.layout}>
          <HelpQuestions questions={questions} />
          <div className={styles.aside}>
            <OtherTopics category={category} />
            <HelpContact />
          </div>
        </div>
      </HelpSearch>
    </Screen>
  );
}
