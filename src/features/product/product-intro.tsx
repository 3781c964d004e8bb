import ArrowDown from "lucide-react/icons/arrow-down";
import { Drawing } from "../../components/ui/drawing";
import { useTexts } from "../../i18n/use-texts";
import { productParts } from "./product-parts";
import * as styles from "./product-intro.module.css";

/** Intro of the product page, with links to the product's three parts. */
export function ProductIntro() {
  const t = useTexts("product");
  return (
    <section>
      <div className={`hero ${styles.hero}`}>
        <div className="intro">
          <h1>{t("intro.title")}</h1>
          <p className="lead">{t("intro.lead")}</p>
        </div>
        <Drawing name="product-pocket" width={640} height={560} priority className="no-print" />
      </div>
      <nav aria-label={t("intro.parts")}>
        <ul className={`no-print ${styles.parts}`}>
          {productParts.map((part) => (
            <li key={part}>
              <a href={`#${part}`} className={styles.part}>
                <span>
                  <span className={styles.partName}>{t(`${part}.name`)}</span>{" "}
                  <span className="small">{t(`${part}.audience`)}</span>
                </span>
                <ArrowDown size={20} className="accent" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
