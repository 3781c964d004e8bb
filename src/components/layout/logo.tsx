import { site } from "../../config/site";
import * as styles from "./logo.module.css";

/** The logo, which is the icon of the site as well, beside the product's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <img src="/favicon.svg" alt="" width={32} height={32} className={styles.mark} />
      <span className={styles.name}>{site.productName}</span>
    </span>
  );
}
