import ArrowDown from "lucide-react/icons/arrow-down";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./product-intro.module.css";

const parts = ["app", "portal", "webinars"] as const;

/** Intro of the product page, with links to the product's three parts. */
export function ProductIntro() {
  const t = useTexts("product");
  return (
    <section className={styles.intro}>
      <div className={styles.text}>
        <h1>{t("intro.title")}</h1>
        <p className="lead">{t("intro.lead")}</p>
      </div>
      <nav aria-label={t("intro.parts")}>
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className={styles.part}>
                <span>
                  <span className={styles.name}>{t(`${part}.name`)}</span>{" "}
                  <span className={styles.audience}>{t(`${part}.audience`)}</span>
                </span>
                <span className={styles.arrow}>
                  <ArrowDown size={20} strokeWidth={1.5} aria-hidden />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
