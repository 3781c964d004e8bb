import { Skeleton } from "../../components/ui/skeleton";
import * as styles from "./post-card-skeletons.module.css";

type Props = { readonly count: number };

/** Items of a list of posts that is loading. */
export function PostCardSkeletons({ count }: Props) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.card}>
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.date} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.lastLine} />
    </li>
  ));
}
