import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import { Icon } from "../../components/ui/icon";
import { useTexts } from "../../i18n/use-texts";
import { productParts } from "./product-parts";
import { ProductPicture } from "./product-picture";
import * as styles from "./product-intro.module.css";

/** Intro of the product page, with links to the product's three parts. */
export function ProductIntro() {
  const t = useTexts("product");
  return (
    <section className={`hero ${styles.hero}`}>
      <div className="intro">
        <h1>{t("intro.title")}</h1>
        <p className="lead">{t("intro.lead")}</p>
        <nav aria-label={t("intro.parts")} className="no-print">
          <ul className={styles.parts}>
            {productParts.map((part) => (
              <li key={part}>
                <a href={`#${part}`} className={styles.part}>
                  <span className={styles.words}>
                    <span className={styles.name}>{t(`${part}.name`)}</span>{" "}
                    <span className="small">{t(`${part}.audience`)}</span>
                  </span>
                  <Icon icon={ArrowDown} size={20} className="accent" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ProductPicture name="pocket" priority className={`no-print ${styles.picture}`} />
    </section>
  );
}
