import { PostCardSkeleton } from "./post-card-skeleton";

type Props = { readonly count: number };

/** Items of a list of posts that is loading. */
export function PostCardSkeletons({ count }: Props) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <PostCardSkeleton />
    </li>
  ));
}
