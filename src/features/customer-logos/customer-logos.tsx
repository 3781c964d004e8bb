import { useTexts } from "../../i18n/use-texts";
import customerList from "./customers.json";
import * as styles from "./customer-logos.module.css";

type Props = {
  /** `row` spans the page; `beside` is smaller, for one of two columns; `line` always fits on one line. */
  readonly variant?: "row" | "beside" | "line";
};

/** The customers' logos. The build validates the list (`src/gatsby/content/validate-site-facts.ts`). */
export function CustomerLogos({ variant = "row" }: Props) {
  const t = useTexts("customer-logos");
  return (
    <ul className={`${styles.logos} ${styles[variant]}`} aria-label={t("label")}>
      {customerList.customers.map(({ name, file, width, height }) => (
        <li key={file}>
          <img src={`/logos/${file}`} alt={name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
