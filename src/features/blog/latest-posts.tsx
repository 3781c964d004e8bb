import { ScreenLink } from "../../components/links/screen-link";
import { Carousel } from "../../components/ui/carousel";
import * as styles from "./latest-posts.module.css";
import { PostCard } from "./post-card";

type Props = {
  readonly title: string;
  /** The words of the link to the blog. */
  readonly all: string;
  readonly posts: readonly Queries.PostCardFragment[];
};

const cardSizes = "(width > 1024px) min(30vw, 430px), (width > 768px) 46vw, 92vw";

/** Carousel of the latest posts, one to three at a time, and a link to all of them. */
export function LatestPosts({ title, all, posts }: Props) {
  const slides = posts.map((post) => <PostCard key={post.id} post={post} sizes={cardSizes} />);
  return (
    <>
      <Carousel title={title} columns={3} slides={slides} />
      <p className={styles.all}>
        <ScreenLink screen="blog" variant="quiet">
          {all}
        </ScreenLink>
      </p>
    </>
  );
}
