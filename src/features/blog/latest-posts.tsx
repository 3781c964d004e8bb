import { Carousel } from "../../components/ui/carousel";
import { useTexts } from "../../i18n/use-texts";
import { PostCard } from "./post-card";

type Props = { readonly posts: readonly Queries.PostCardFragment[] };

const cardSizes = "(width > 1024px) min(30vw, 430px), (width > 768px) 46vw, 92vw";

/** Carousel of the latest posts, one to three at a time. */
export function LatestPosts({ posts }: Props) {
  const t = useTexts("home");
  const slides = posts.map((post) => <PostCard key={post.id} post={post} sizes={cardSizes} />);
  return <Carousel title={t("articles.title")} columns={3} slides={slides} />;
}
