import { CrisisNotice } from "../../components/layout/crisis-notice";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./help-intro.module.css";

/** Crisis notice, title and lead of the help centre. */
export function HelpCentreIntro() {
  const t = useTexts("help-centre");
  return (
    <>
      <CrisisNotice text={t("crisis")} />
      <div className={styles.intro}>
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
    </>
  );
}
