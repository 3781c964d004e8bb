import { Link } from "gatsby";
import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { buttonClass } from "../../components/ui/button";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import { blogPageUrl } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import * as styles from "./pagination.module.css";
import { pageNumbers } from "./use-blog-page";

type Props = { readonly current: number; readonly pageCount: number };

/** Page numbers with previous and next arrows. Renders nothing for a single page. */
export function Pagination({ current, pageCount }: Props) {
  const t = useTexts("blog");
  const locale = useLocale();
  if (pageCount < 2) return null;

  const look = buttonClass("arrow", styles.item);

  function arrow(page: number, label: string, arrowIcon: typeof ChevronLeft) {
    const icon = <Icon icon={arrowIcon} size={20} />;
    if (page < 1 || page > pageCount) {
      return (
        <span className={look} role="link" aria-disabled="true" aria-label={label}>
          {icon}
        </span>
      );
    }
    return (
      <Link
        to={blogPageUrl(page, locale)}
        className={look}
        aria-label={label}
        // Gatsby compares paths without the query string and would mark the link to the first page.
        aria-current={undefined}
      >
        {icon}
      </Link>
    );
  }

  return (
    <nav aria-label={t("pagination")} className={styles.root}>
      {arrow(current - 1, t(current > 1 ? "previousPage" : "noPreviousPage"), ChevronLeft)}
      <ol className={styles.pages}>
        {pageNumbers(current, pageCount).map((page) => (
          <li key={page}>
            <Link
              to={blogPageUrl(page, locale)}
              className={look}
              aria-label={t("page", { page })}
              // Gatsby compares paths without the query string and would mark every page.
              aria-current={page === current ? "page" : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {arrow(current + 1, t(current < pageCount ? "nextPage" : "noNextPage"), ChevronRight)}
    </nav>
  );
}
