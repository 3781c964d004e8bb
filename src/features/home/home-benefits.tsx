import { clsx } from "clsx";
import { SectionHead } from "../../components/layout/section-head";
import { Drawing } from "../../components/ui/drawing";
import { useLocale } from "../../i18n/locale-context";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./home-benefits.module.css";

/** Who gets what, in display order. The two sides have the grounds that they have in the hero. */
const sides = [
  { who: "employees", ground: undefined, benefits: ["anonymity", "matching"] },
  { who: "employer", ground: "dark", benefits: ["statistics"] },
] as const;

/**
 * Three benefits by who gets them, and as one sentence what nobody gets. The portal stands between the employer's side
 * and that sentence: with its figures, and with curtains in front of those that it does not show.
 */
export function HomeBenefits() {
  const t = useTexts("home");
  return (
    <section aria-labelledby="benefits" className={styles.benefits}>
      <SectionHead id="benefits" title={t("benefits.title")} />
      <dl className={styles.sides}>
        {sides.map(({ who, ground, benefits }) => (
          <div key={who} className={clsx(ground, styles.side)}>
            <dt className={styles.who}>{t(`benefits.gets.${who}`)}</dt>
            <dd>
              <ul className={styles.list}>
                {benefits.map((name) => (
                  <li key={name}>
                    <h3 className={styles.title}>{t(`benefits.${name}.title`)}</h3>
                    <p className={styles.text}>{t(`benefits.${name}.text`)}</p>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.nobody}>
        <div className={styles.words}>
          <p className={styles.statement}>{t("benefits.nobody")}</p>
          <p className={`lead ${styles.behind}`}>{t("benefits.statement")}</p>
        </div>
        <Drawing
          name={`portal-groups-${useLocale()}`}
          width={343}
          height={412}
          alt={t("benefits.portal.alt")}
          className={styles.portal}
        />
      </div>
    </section>
  );
}
