import { useTexts } from "../../i18n/use-texts";
import * as styles from "./guide-cover.module.css";

/** A page of the guide: some lines and a chart. */
function InnerPage() {
  return (
    <svg className={styles.page} viewBox="0 0 210 297">
      <path d="M40 226v-32a13 13 0 0 1 26 0v32z" fill="#f7dcd3" />
      <path d="M76 226v-48a13 13 0 0 1 26 0v48z" fill="#f4e9da" />
      <path d="M112 226v-60a13 13 0 0 1 26 0v60z" fill="#8fa3ff" />
      <path d="M148 226v-82a13 13 0 0 1 26 0v82z" fill="#2549ff" />
      <path
        d="M22 60h166M22 76h150M22 92h160M22 108h92M22 226h166M22 252h166M22 268h128"
        stroke="#dde3ff"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Shapes() {
  return (
    <svg className={styles.shapes} viewBox="0 0 210 297">
      <circle cx="162" cy="176" r="36" fill="#f4e9da" />
      <path d="M30 297v-58a74 74 0 0 1 148 0v58z" fill="#2549ff" />
      <path d="M0 297a52 52 0 0 1 104 0z" fill="#f7dcd3" />
    </svg>
  );
}

/** Illustration of the guide: its cover, with a page behind. A single image to screen readers. */
export function GuideCover() {
  const t = useTexts("white-paper");
  return (
    <div role="img" aria-label={t("cover.alt")} className={styles.guide}>
      <InnerPage />
      <div className={styles.cover}>
        <Shapes />
        <p className={styles.title}>{t("cover.title")}</p>
        <p className={styles.subtitle}>{t("cover.subtitle")}</p>
      </div>
    </div>
  );
}
