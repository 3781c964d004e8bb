import { Skeleton } from "../../components/ui/skeleton";
import * as styles from "./post-card-skeleton.module.css";

/** The shape of a `PostCard` while its post is fetched. */
export function PostCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton height="230px" radius="var(--radius-m)" />
      <Skeleton width="8em" height="16px" />
      <Skeleton width="90%" height="22px" />
      <Skeleton width="60%" height="22px" />
    </div>
  );
}
