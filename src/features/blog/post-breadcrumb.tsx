import { BackLink } from "../../components/links/back-link";
import { useTexts } from "../../i18n/use-texts";

/** A post's breadcrumb: the link back to the blog list. */
export function PostBreadcrumb() {
  const t = useTexts("layout");
  return (
    <nav aria-label={t("breadcrumb")}>
      <BackLink screen="blog">{t("screens.blog")}</BackLink>
    </nav>
  );
}
