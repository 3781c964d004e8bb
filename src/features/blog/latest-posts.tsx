import { Carousel } from "../../components/ui/carousel";
import { PostCard } from "./post-card";

type Props = {
  readonly title: string;
  readonly posts: readonly Queries.PostCardFragment[];
};

const cardSizes = "(width > 1024px) min(30vw, 430px), (width > 768px) 46vw, 92vw";

/** Carousel of the latest posts, one to three at a time. */
export function LatestPosts({ title, posts }: Props) {
  const slides = posts.map((post) => <PostCard key={post.id} post={post} sizes={cardSizes} />);
  return <Carousel title={title} columns={3} slides={slides} />;
}
