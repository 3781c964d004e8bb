import { ArrowLeft } from "lucide-react";
import { ScreenLink } from "../../components/ui/screen-link";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./post-breadcrumb.module.css";

/** The way back from a post to the list. */
export function PostBreadcrumb() {
  const t = useTexts("blog");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ScreenLink screen="blog" className={styles.link}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        {t("backToBlog")}
      </ScreenLink>
    </nav>
  );
}
