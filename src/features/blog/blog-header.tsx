import { useTexts } from "../../i18n/use-texts";
import * as styles from "./blog-header.module.css";

/** The blog's title and what it is about. */
export function BlogHeader() {
  const t = useTexts("blog");
  return (
    <header className={styles.header}>
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
    </header>
  );
}
