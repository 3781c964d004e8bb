import { Link } from "gatsby";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import * as styles from "./pagination.module.css";

type Labels = {
  readonly navigation: string;
  readonly page: (page: number) => string;
  readonly previous: string;
  readonly noPrevious: string;
  readonly next: string;
  readonly noNext: string;
};

type Props = {
  readonly current: number;
  /** The page numbers to show, in order. */
  readonly pages: readonly number[];
  readonly pageCount: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: Labels;
};

type ArrowProps = {
  readonly to: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
};

function Arrow({ to, label, children }: ArrowProps) {
  if (to === undefined) {
    return (
      <span className={styles.arrow} role="link" aria-disabled="true" aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    // Gatsby compares paths without the query string and would mark the link to the first page.
    <Link to={to} className={styles.arrow} aria-label={label} aria-current={undefined}>
      {children}
    </Link>
  );
}

/** Page numbers with previous and next arrows. Renders nothing for a single page. */
export function Pagination({ current, pages, pageCount, hrefOf, labels }: Props) {
  if (pageCount < 2) return null;
  const previous = current > 1 ? hrefOf(current - 1) : undefined;
  const next = current < pageCount ? hrefOf(current + 1) : undefined;
  return (
    <nav aria-label={labels.navigation} className={styles.root}>
      <Arrow to={previous} label={previous ? labels.previous : labels.noPrevious}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
      </Arrow>
      <ol className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={hrefOf(page)}
              className={styles.page}
              aria-label={labels.page(page)}
              // Gatsby compares paths without the query string and would mark every page.
              aria-current={page === current ? "page" : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ol>
      <Arrow to={next} label={next ? labels.next : labels.noNext}>
        <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
      </Arrow>
    </nav>
  );
}
