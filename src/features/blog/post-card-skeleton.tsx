import { Skeleton } from "../../components/ui/skeleton";
import * as styles from "./post-card-skeleton.module.css";

/** Placeholder for a `PostCard` while its post is loading. */
export function PostCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.date} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.lastLine} />
    </div>
  );
}
