import { clsx } from "clsx";
import { graphql, Link } from "gatsby";
import { DraftBadge } from "../../components/preview/draft-badge";
import { edit } from "../../components/preview/edit-attribute";
import { Picture } from "../../components/ui/picture";
import { useLocale } from "../../i18n/locale-context";
import { postPath } from "../../i18n/routes";
import * as styles from "./post-card.module.css";

/** The `sizes` of a card's picture in the grid (`post-grid.module.css`), and of one that leads. */
const gridSizes = "(width > 1024px) min(30vw, 430px), (width > 600px) 46vw, 92vw";
const leadSizes = "(width > 1024px) min(61vw, 890px), (width > 600px) 46vw, 92vw";

type Props = {
  readonly post: Queries.PostCardFragment;
  /** The picture's `sizes` attribute. */
  readonly sizes: string;
  /** Whether it has a row of a `PostGrid` to itself, where there are two columns. */
  readonly isFeatured?: boolean;
  /** Whether it leads a `PostGrid`: it is in view from the start. */
  readonly isLarge?: boolean;
};

/** A post in a list: picture, date and title. The whole card links to the post. */
export function PostCard({ post, sizes, isFeatured = false, isLarge = false }: Props) {
  const locale = useLocale();
  const cover = post.cover?.localFile?.childImageSharp?.gatsbyImageData;

  return (
    <article className={clsx(styles.card, isFeatured && styles.featured, isLarge && styles.large)}>
      <div {...edit("post", post.id, "image")} className={`no-print ${styles.cover}`}>
        {cover && (
          <Picture
            image={cover}
            className={styles.picture}
            sizes={sizes}
            alt={post.coverAlt}
            priority={isLarge}
            focusY={post.cover.focusY}
          />
        )}
      </div>
      {post.publishedAt && (
        <time
          {...edit("post", post.id, "publishedAt")}
          className={`soft ${styles.date}`}
          dateTime={post.publishedAt}
        >
          {post.date}
        </time>
      )}
      <DraftBadge id={post.id} />
      <h3 {...edit("post", post.id, "title")} className={styles.title}>
        <Link to={postPath(post.slug, locale)} className={`card-link ${styles.link}`}>
          {post.title}
        </Link>
      </h3>
    </article>
  );
}

type ItemsProps = {
  readonly posts: readonly Queries.PostCardFragment[];
  /** Whether the first leads the grid; else all are alike. */
  readonly hasLarge?: boolean;
};

/** Posts as the items of a grid. */
export function PostCardItems({ posts, hasLarge = false }: ItemsProps) {
  return posts.map((post, index) => {
    const isLarge = index === 0 && hasLarge;
    return (
      <li key={post.id}>
        <PostCard
          post={post}
          sizes={isLarge ? leadSizes : gridSizes}
          isFeatured={isLarge || !hasLarge}
          isLarge={isLarge}
        />
      </li>
    );
  });
}

export const query = graphql`
  fragment Cover on SanityImageAsset {
    focusY
    localFile {
      childImageSharp {
        gatsbyImageData(width: 1600, aspectRatio: 1.6)
      }
    }
  }

  fragment PostCard on BlogPost {
    id
    slug
    title
    publishedAt
    date: publicationDay(formatString: "LL", locale: $language)
    coverAlt
    cover {
      ...Cover
    }
  }
`;
