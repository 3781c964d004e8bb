import { graphql, Link } from "gatsby";
import { DraftBadge } from "../../components/preview/draft-badge";
import { edit } from "../../components/preview/edit-attribute";
import { Picture } from "../../components/ui/picture";
import { formatDate, swedishTime } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import { postPath } from "../../i18n/routes";
import * as styles from "./post-card.module.css";

type Props = {
  readonly post: Queries.PostCardFragment;
  /** The picture's `sizes` attribute. */
  readonly sizes: string;
  /** For a card in view from the start. */
  readonly priority?: boolean;
};

/** The last two words of a title of more words, if even at doubled size they fit on a card's line. */
const shortEnd = /(?<= )(?=.{3,15}$)\S+ \S{1,9}$/;

/**
 * A title without a short word alone on its last line, which `text-wrap` prevents only where lines are not
 * clamped (Chromium 143).
 */
function CardTitle({ title }: { readonly title: string }) {
  const [end] = shortEnd.exec(title) ?? [];
  if (end === undefined) return <>{title}</>;
  return (
    <>
      {title.slice(0, -end.length)}
      <span className={styles.end}>{end}</span>
    </>
  );
}

/** A post in a list: picture, date and title. The whole card links to the post. */
export function PostCard({ post, sizes, priority = false }: Props) {
  const locale = useLocale();
  const path = postPath(post.slug, locale);
  const cover = post.cover?.localFile?.childImageSharp?.gatsbyImageData;

  return (
    <article className={styles.card}>
      <div {...edit("post", post.id, "image")} className={styles.cover}>
        {cover && <Picture image={cover} sizes={sizes} alt={post.coverAlt} priority={priority} />}
      </div>
      {post.publishedAt && (
        <time
          {...edit("post", post.id, "publishedAt")}
          className={styles.date}
          dateTime={swedishTime(post.publishedAt)}
        >
          {formatDate(post.publishedAt, locale)}
        </time>
      )}
      <DraftBadge id={post.id} />
      <h3 {...edit("post", post.id, "title")} className={styles.title}>
        <Link to={path} className={styles.link}>
          <CardTitle title={post.title} />
        </Link>
      </h3>
    </article>
  );
}

export const query = graphql`
  fragment Cover on SanityImageAsset {
    localFile {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1600
          aspectRatio: 1.6
          breakpoints: [400, 800, 1200, 1600]
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
          quality: 75
        )
      }
    }
  }

  fragment PostCard on BlogPost {
    id
    slug
    title
    publishedAt
    coverAlt
    cover {
      ...Cover
    }
  }
`;
