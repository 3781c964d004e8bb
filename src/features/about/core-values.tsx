import { RowList } from "../../components/ui/row-list";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./core-values.module.css";

/** In display order. */
const values = ["creativity", "curiosity", "joy", "care"] as const;

/** The company's four core values. */
export function CoreValues() {
  const t = useTexts("about");
  return (
    <section aria-labelledby="values">
      <h2 id="values">{t("values.title")}</h2>
      <p className="lead">{t("values.lead")}</p>
      <RowList
        className={styles.values}
        rows={values.map((name) => ({
          key: name,
          title: t(`values.${name}.title`),
          text: t(`values.${name}.text`),
        }))}
      />
    </section>
  );
}
