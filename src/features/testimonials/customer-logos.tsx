import { useTexts } from "../../i18n/use-texts";
import * as styles from "./customer-logos.module.css";

/** Invented customers: file in `static/logos`, width and height in CSS pixels. */
const logos = [
  { name: "Nordvik", file: "nordvik", width: 132, height: 32 },
  { name: "Fjällbruk", file: "fjallbruk", width: 118, height: 32 },
  { name: "Hamn & Co", file: "hamn-co", width: 110, height: 32 },
  { name: "Björkö", file: "bjorko", width: 71, height: 32 },
  { name: "Solare", file: "solare", width: 92, height: 32 },
] as const;

/** Five customers' wordmarks in one row. */
export function CustomerLogos() {
  const t = useTexts("testimonials");
  return (
    <ul className={styles.logos} aria-label={t("logos")}>
      {logos.map(({ name, file, width, height }) => (
        <li key={file}>
          <img src={`/logos/${file}.svg`} alt={name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
