import { graphql } from "gatsby";
import { Screen } from "../../components/layout/screen";
import { SectionHead } from "../../components/layout/section-head";
import { PortableText } from "../../components/portable-text/portable-text";
import { edit } from "../../components/preview/edit-attribute";
import { editableBlocks } from "../../components/preview/editable-text";
import { Picture } from "../../components/ui/picture";
import { useLocale } from "../../i18n/locale-context";
import { absoluteUrl } from "../../seo/page-metadata";
import { postPath } from "../../i18n/routes";
import { useTexts } from "../../i18n/use-texts";
import type { ArticleBlock } from "../../sanity/documents/article";
import type { PagePreview } from "../../sanity/documents/page-preview";
import { ArticleBody, ArticleCover } from "./article-body";
import { AttachmentList } from "./attachment-list";
import * as styles from "./post-article.module.css";
import { PostBreadcrumb } from "./post-breadcrumb";
import { PostCardItems } from "./post-card";
import { PostContents, postHeadings } from "./post-contents";
import { PostGrid } from "./post-grid";
import { ShareLinks } from "./share-links";

type Props = {
  readonly post: Queries.PostArticleFragment;
  /** Id of the post's node, and its attachments' keys in a preview, so that a click opens its parts. */
  readonly id?: string;
  readonly attachmentKeys?: PagePreview["attachmentKeys"];
};

/** A whole post: breadcrumb, date, title, picture, text and files. */
export function PostArticle({ post, id, attachmentKeys }: Props) {
  const t = useTexts("blog");
  const locale = useLocale();
  const body = post.body as unknown as readonly ArticleBlock[];
  const headings = postHeadings(body);
  const cover = post.cover?.localFile?.childImageSharp?.gatsbyImageData;
  return (
    <article>
      <Screen
        above={<PostBreadcrumb />}
        title={<span {...edit("post", id, "title")}>{post.title}</span>}
        intro={
          <p className={styles.facts}>
            {post.publishedAt && (
              <span>
                <span className="visually-hidden">{t("published")} </span>
                <time {...edit("post", id, "publishedAt")} dateTime={post.publishedAt}>
                  {post.date}
                </time>
              </span>
            )}
            <span>{t("readingTime", { count: post.readingMinutes })}</span>
            {post.reviewer && <span>{t("reviewedBy", { name: post.reviewer.name })}</span>}
          </p>
        }
      >
        <ArticleBody
          cover={
            cover && (
              <ArticleCover {...edit("post", id, "image")}>
                <Picture
                  image={cover}
                  alt={post.coverAlt}
                  focusY={post.cover.focusY}
                  sizes="(width > 1024px) 680px, 94vw"
                  priority
                />
              </ArticleCover>
            )
          }
          contents={<PostContents headings={headings} />}
        >
          <PortableText value={editableBlocks(body, id)} pictures={post.bodyImages} />
          {post.reviewer && post.reviewDay && (
            <p className={`small ${styles.review}`}>
              <span {...edit("post", id, "reviewer")}>
                {t("reviewedBy", { name: post.reviewer.name })}
              </span>
              {post.reviewer.role && <span>{post.reviewer.role}</span>}
              <time {...edit("post", id, "reviewedAt")} dateTime={post.reviewDay}>
                {post.reviewDate}
              </time>
            </p>
          )}
          <AttachmentList attachments={post.attachments} postId={id} keys={attachmentKeys} />
          <ShareLinks title={post.title} url={absoluteUrl(postPath(post.slug, locale))} />
        </ArticleBody>
      </Screen>
    </article>
  );
}

type RelatedProps = { readonly posts: readonly Queries.PostCardFragment[] };

/** Related posts as cards, shown below a post. */
export function RelatedPosts({ posts }: RelatedProps) {
  const t = useTexts("blog");
  return (
    <section aria-labelledby="related">
      <SectionHead id="related" title={t("related")} />
      <PostGrid>
        <PostCardItems posts={posts} />
      </PostGrid>
    </section>
  );
}

export const query = graphql`
  fragment PostArticle on BlogPost {
    title
    slug
    publishedAt
    date: publicationDay(formatString: "LL", locale: $language)
    coverAlt
    body
    readingMinutes
    reviewer {
      name
      role
    }
    reviewDay
    reviewDate: reviewDay(formatString: "LL", locale: $language)
    cover {
      ...Cover
    }
    bodyImages {
      ...Figure
    }
    attachments {
      ...Attachment
    }
  }
`;
