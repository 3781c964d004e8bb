import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageShell } from "../components/layout/page-shell";
import { SeoHead } from "../components/seo/seo-head";
import { PostArticle } from "../features/blog/post-article";
import { postHead } from "../features/blog/post-head";
import type { PageContext } from "../i18n/page-context";

type Props = PageProps<Queries.BlogPostPageQuery, PageContext>;

export default function BlogPost({ data, pageContext }: Props) {
  return (
    <PageShell locale={pageContext.language}>
      <div className="wrap wrap-reading">
        {data.blogPost && <PostArticle post={data.blogPost} />}
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogPostPageQuery, PageContext>) {
  const { language, alternates } = pageContext;
  const content = data.blogPost ? postHead(data.blogPost, data.locales, language) : undefined;
  return <SeoHead locale={language} content={content} alternates={alternates} />;
}

export const query = graphql`
  query BlogPostPage($id: String!, $language: String!) {
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
  }
`;
