import Rss from "lucide/dist/esm/icons/rss.mjs";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import { feedPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./feed-link.module.css";

/** A link to the blog's feed. */
export function FeedLink() {
  const t = useTexts("blog");
  const locale = useLocale();
  // A preview has no feed.
  if (process.env.SITE_PREVIEW === "true") return null;
  return (
    <a href={feedPath(locale)} className={`no-print small touch-target ${styles.feed}`}>
      <Icon icon={Rss} size={18} />
      {t("feed")}
    </a>
  );
}
