import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { SeoHead } from "../components/seo/seo-head";
import { PostArticle } from "../features/blog/post-article";
import { postHead } from "../features/blog/post-head";
import { RelatedPosts } from "../features/blog/related-posts";
import type { PicturedPageContext } from "../i18n/page-context";

type Props = PageProps<Queries.BlogPostPageQuery, PicturedPageContext>;

export default function BlogPost({ data, pageContext }: Props) {
  return (
    <PageShell locale={pageContext.language}>
      <div className="wrap wrap-reading">
        {data.blogPost && <PostArticle post={data.blogPost} />}
      </div>
      {data.related.length > 0 && (
        <div className="alt">
          <div className="wrap section">
            <RelatedPosts posts={data.related} />
          </div>
        </div>
      )}
    </PageShell>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.BlogPostPageQuery, PicturedPageContext>) {
  const { language, alternates, picture } = pageContext;
  const content = data.blogPost && postHead(data.blogPost, data.locales, language, picture);
  return <SeoHead locale={language} content={content ?? undefined} alternates={alternates} />;
}

export const query = graphql`
  query BlogPostPage($id: String!, $language: String!, $related: [String!]!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "layout", "cookie-consent", "blog"] }
      }
    ) {
      ...Texts
    }
    blogPost(id: { eq: $id }) {
      ...PostArticle
      ...PostHead
    }
    related: blogPostsById(ids: $related) {
      ...PostCard
    }
  }
`;
