import { PostCard } from "./post-card";
export function LatestPosts({ posts }: { readonly posts: readonly Queries.PostCardFragment[] }) {
  return (
    <div>
      {posts.map((p) => (
        <PostCard key={p.id} post={p} sizes="400px" />
      ))}
    </div>
  );
}
