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
    <section aria-labelledby="benefits" className={styles.benefits}>
      <h2 id="benefits">{t("benefits.title")}</h2>
      <dl className={styles.groups}>
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
        <div className={styles.nobody}>
          <dt>{t("benefits.gets.nobody")}</dt> <dd className="accent">{t("benefits.name")}</dd>
          <dd className={`lead ${styles.behind}`}>{t("benefits.statement")}</dd>
        </div>
      </dl>
    </section>
  );
}
