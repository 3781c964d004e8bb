import Rss from "lucide/dist/esm/icons/rss.mjs";
import { Icon } from "../../components/ui/icon";
import type { ReactNode } from "react";
import { useLocale } from "../../i18n/locale-context";
import { feedPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./blog-header.module.css";

type Props = { readonly title: string; readonly children: ReactNode };

/** The head of the blog's page, with what stands below the title. */
export function BlogHeaderFrame({ title, children }: Props) {
  return (
    <header className={`intro ${styles.header}`}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}

/** The blog's title and lead. */
export function BlogHeader() {
  const t = useTexts("blog");
  return (
    <BlogHeaderFrame title={t("title")}>
      <p className="lead">{t("lead")}</p>
    </BlogHeaderFrame>
  );
}

/** A link to the blog's feed. */
export function FeedLink() {
  const t = useTexts("blog");
  const locale = useLocale();
  // A preview has no feed.
  if (process.env.SITE_PREVIEW === "true") return null;
  return (
    <a href={feedPath(locale)} className={`no-print small ${styles.feed}`}>
      <Icon icon={Rss} size={18} />
      {t("feed")}
    </a>
  );
}
