import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import { Icon } from "../../components/ui/icon";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./product-links.module.css";
import { productParts } from "./product-parts";

/** Links to the product's three parts, further down the page. */
export function ProductLinks() {
  const t = useTexts("product");
  return (
    <nav aria-label={t("intro.parts")} className={styles.root}>
      <ul className={styles.parts}>
        {productParts.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className={styles.part}>
              <span className={styles.words}>
                <span className={styles.name}>{t(`${part}.name`)}</span>{" "}
                <span className="soft">{t(`${part}.audience`)}</span>
              </span>
              <Icon icon={ArrowDown} size={20} className="accent" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
