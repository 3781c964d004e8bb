import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Section } from "../components/layout/section";
import { CallToAction } from "../features/demo-booking/call-to-action";
import { PostArticle, RelatedPosts } from "../features/blog/post-article";
import { postHead } from "../seo/post-head";
import { SeoHead } from "../seo/seo-head";
import type { PagePreview } from "../sanity/documents/page-preview";
import type { PageContext } from "../seo/page-context";

type PostContext = PageContext & { readonly id: string; readonly preview?: PagePreview };
type Props = PageProps<Queries.BlogPostPageQuery, PostContext>;

export default function BlogPost({ data, pageContext }: Props) {
  const { id, preview } = pageContext;
  return (
    <>
      {data.blogPost && (
        <PostArticle post={data.blogPost} id={id} attachmentKeys={preview?.attachmentKeys} />
      )}
      {data.related.length > 0 && (
        <Section ground="grey" print="hidden">
          <RelatedPosts posts={data.related} />
        </Section>
      )}
      <Section ground="ink" print="hidden">
        <CallToAction namespace="blog" />
      </Section>
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostPageQuery, PageContext>) {
  const { language, alternates } = pageContext;
  const content = data.blogPost && postHead(data.blogPost, data.locales, language);
  return <SeoHead locale={language} content={content} alternates={alternates} />;
}

export const query = graphql`
  query BlogPostPage(
    $id: String!
    $language: String!
    $related: [String!]!
    $namespaces: [String!] = ["layout", "cookie-consent", "blog"]
  ) {
    ...PageTexts
    blogPost(id: { eq: $id }) {
      ...PostArticle
      ...PostHead
    }
    related: blogPostsById(ids: $related) {
      ...PostCard
    }
  }
`;
