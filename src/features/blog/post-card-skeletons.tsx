import { clsx } from "clsx";
import { Skeleton } from "../../components/ui/skeleton";
import { postsPerPage } from "../../i18n/routes";
import * as styles from "./post-card-skeletons.module.css";

/** Items of a page of the blog list that is loading. */
export function PostCardSkeletons() {
  return Array.from({ length: postsPerPage }, (_, index) => (
    <li key={index}>
      <div className={clsx(styles.card, index === 0 && styles.featured)}>
        <Skeleton height="100%" className={styles.picture} />
        <Skeleton width="8em" height={16} />
        <Skeleton width="90%" height={22} />
        <Skeleton width="60%" height={22} />
      </div>
    </li>
  ));
}
