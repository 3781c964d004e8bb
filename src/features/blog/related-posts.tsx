import { useTexts } from "../../i18n/use-texts";
import { cardSizes, firstCardSizes } from "./card-sizes";
import { PostCard } from "./post-card";
import * as gridStyles from "./post-grid.module.css";
import * as styles from "./related-posts.module.css";

type Props = { readonly posts: readonly Queries.PostCardFragment[] };

/** Related posts as cards, shown below a post. */
export function RelatedPosts({ posts }: Props) {
  const t = useTexts("blog");
  return (
    <section aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        {t("related")}
      </h2>
      <ul className={gridStyles.grid}>
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} sizes={index === 0 ? firstCardSizes : cardSizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
