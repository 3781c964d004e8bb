import Rss from "lucide-react/icons/rss";
import { useLocale } from "../../i18n/locale-context";
import { feedPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./blog-header.module.css";

/** The blog's title and lead, with a link to its feed. */
export function BlogHeader() {
  const t = useTexts("blog");
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      {/* A preview has no feed. */}
      {process.env.SITE_PREVIEW !== "true" && (
        <a href={feedPath(locale)} className={styles.feed}>
          <Rss size={18} strokeWidth={1.5} aria-hidden />
          {t("feed")}
        </a>
      )}
    </header>
  );
}
