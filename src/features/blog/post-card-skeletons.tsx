import { Skeleton } from "../../components/ui/skeleton";
import * as styles from "./post-card-skeletons.module.css";

type Props = { readonly count: number };

/** Items of a list of posts that is loading. */
export function PostCardSkeletons({ count }: Props) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <div className={styles.card}>
        <Skeleton height={230} className={styles.picture} />
        <Skeleton width="8em" height={16} />
        <Skeleton width="90%" height={22} />
        <Skeleton width="60%" height={22} />
      </div>
    </li>
  ));
}
