import type { ReactNode } from "react";
import { CheckList } from "../../components/ui/check-list";
import { FormLayout } from "../../components/ui/form-layout";
import { FormOrFrame } from "../../components/ui/form-or-frame";
import { LinkedText } from "../../components/links/linked-text";
import { useTexts } from "../../i18n/use-texts";
import { GuideCover } from "./guide-cover";
import * as styles from "./white-paper.module.css";

const points = ["statistics", "costs", "advice", "stories", "productivity"] as const;

type Props = {
  /** URL of the vendor's sign-up form in the page's language. Without it, `form` is shown. */
  readonly frame: string | undefined;
  readonly form: ReactNode;
};

/** Content of the white paper page: what the guide contains, next to the form for requesting it. */
export function WhitePaper({ frame, form }: Props) {
  const t = useTexts("white-paper");
  return (
    <FormLayout
      intro={
        <>
          <p className={styles.badge}>{t("badge")}</p>
          <h1>{t("title")}</h1>
          <p className={`lead ${styles.lead}`}>{t("lead")}</p>
          <div className={styles.guide}>
            <div className={styles.contents}>
              <div className={styles.cover}>
                <GuideCover />
              </div>
              <div>
                <h2 className={styles.heading}>{t("points.title")}</h2>
                <CheckList
                  points={Object.fromEntries(points.map((name) => [name, t(`points.${name}`)]))}
                />
              </div>
            </div>
          </div>
        </>
      }
      form={
        <FormOrFrame
          url={frame}
          title={t("frame.title")}
          linkText={t("frame.link")}
          formInstead={t("frame.formInstead")}
          className={styles.frame}
          form={form}
        />
      }
      after={
        <p className={styles.note}>
          <LinkedText text={t("note")} />
        </p>
      }
    />
  );
}
