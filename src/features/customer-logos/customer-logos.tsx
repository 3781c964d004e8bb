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

type Props = {
  /** `row` fills the page's width; `beside` is smaller and starts at the left, for one of two columns. */
  readonly look?: "row" | "beside";
};

/** Five customers' wordmarks. */
export function CustomerLogos({ look = "row" }: Props) {
  const t = useTexts("customer-logos");
  return (
    <ul className={styles[look]} aria-label={t("label")}>
      {logos.map(({ name, file, width, height }) => (
        <li key={file}>
          <img src={`/logos/${file}.svg`} alt={name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
