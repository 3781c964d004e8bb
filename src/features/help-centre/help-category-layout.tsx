import { Link } from "gatsby";
import { BackLink } from "../../components/links/back-link";
import { useLocale } from "../../i18n/locale-context";
import { helpCategoryKeys, helpCategoryPath, type HelpCategory } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-category-layout.module.css";
import { HelpContact } from "./help-contact";
import type { HelpQuestion } from "./help-file";
import { HelpQuestions } from "./help-questions";
import { HelpSearch } from "./help-search";
import * as topicStyles from "./help-topics.module.css";

type Props = { readonly category: HelpCategory; readonly questions: readonly HelpQuestion[] };

/** A help category: its questions, with the other categories and a contact card at the side. */
export function HelpCategoryScreen({ category, questions }: Props) {
  const t = useTexts("help-category");
  const locale = useLocale();
  const others = helpCategoryKeys.filter((other) => other !== category);
  return (
    <>
      <div className="intro">
        <BackLink screen="helpCentre">{t("back")}</BackLink>
        <h1>{t(`${category}.title`)}</h1>
        <p className="lead">{t(`${category}.lead`)}</p>
      </div>
      <HelpSearch category={category}>
        <div className={styles.layout}>
          <HelpQuestions questions={questions} />
          <div className={styles.aside}>
            <nav aria-labelledby="other-topics">
              <h2 id="other-topics" className="title-s">
                {t("others")}
              </h2>
              <ul className={topicStyles.list}>
                {others.map((other) => (
                  <li key={other}>
                    <Link to={helpCategoryPath(other, locale)} className={topicStyles.link}>
                      {t(`${other}.title`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <HelpContact />
          </div>
        </div>
      </HelpSearch>
    </>
  );
}
