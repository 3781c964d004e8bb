import { SectionHead } from "../../components/layout/section-head";
import { Drawing } from "../../components/ui/drawing";
import { RowList } from "../../components/ui/row-list";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./home-benefits.module.css";

/** Who gets what, in display order. */
const groups = [
  { who: "employees", benefits: ["anonymity", "matching"] },
  { who: "employer", benefits: ["statistics"] },
] as const;

/** Three benefits by who gets them, and as one sentence what nobody gets. */
export function HomeBenefits() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="benefits">
      <SectionHead id="benefits" title={t("benefits.title")} />
      <dl>
        {groups.map(({ who, benefits }) => (
          <div key={who} className={styles.group}>
            <dt className={styles.who}>{t(`benefits.gets.${who}`)}</dt>
            <dd>
              <RowList
                followsLine
                rows={benefits.map((name) => ({
                  key: name,
                  title: t(`benefits.${name}.title`),
                  text: t(`benefits.${name}.text`),
                }))}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.nobody}>
        <div className={styles.words}>
          <p className={styles.statement}>{t("benefits.nobody")}</p>
          <p className={`lead ${styles.behind}`}>{t("benefits.statement")}</p>
        </div>
        <Drawing name="house-curtains" width={688} height={440} className={styles.windows} />
      </div>
    </section>
  );
}
