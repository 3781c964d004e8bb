import { useId } from "react";
import { useTexts } from "../../i18n/use-texts";
import customerList from "./customers.json";
import * as styles from "./customer-logos.module.css";

export const hasCustomers = () => customerList.customers.length > 0;

/** The customers' logos, if there are any. */
export function CustomerLogos() {
  const t = useTexts("customer-logos");
  const id = useId();
  if (!hasCustomers()) return null;
  return (
    <div className={styles.logos}>
      {/* A text of its own, which a browser translates. It is read out as the list's name. */}
      <span id={id} aria-hidden className={`soft ${styles.label}`}>
        {t("label")}
      </span>
      <ul aria-labelledby={id} className={styles.list}>
        {customerList.customers.map(({ name, file, width, height }) => (
          <li key={file}>
            <img src={`/logos/${file}`} alt={name} width={width} height={height} loading="lazy" />
          </li>
        ))}
      </ul>
    </div>
  );
}
