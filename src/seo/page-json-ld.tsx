/** Pages as schema.org objects, for search engines. */
import { dialableNumber } from "../config/phone-number";
import { site } from "../config/site";
import { undividedText } from "../config/visible-text";
import { helpQuestionsFromQuery, plainAnswer } from "../i18n/help-file";
import type { Locale } from "../i18n/locales";
import { headText } from "../i18n/read-text";
import { helpCategoryPath, screenPath, type HelpCategory } from "../i18n/routes";
import type { PageContext } from "./page-context";
import { absoluteUrl } from "./page-metadata";
import { postHead } from "./post-head";

/** Other objects refer to the company by this id. */
const organizationId = absoluteUrl("/#organization");

/** The company as the author or publisher of another object. */
const publisher = {
  "@type": "Organization",
  "@id": organizationId,
  name: site.productName,
  url: absoluteUrl("/"),
  logo: { "@type": "ImageObject", url: absoluteUrl("/icon-512.png"), width: 512, height: 512 },
};

/** The company and the site. */
function homeJsonLd(locale: Locale): object[] {
  const { company, postalAddress } = site;
  const { street, postalCode, city } = postalAddress;
  const url = absoluteUrl(screenPath("home", locale));
  return [
    {
      ...publisher,
      legalName: company.name,
      vatID: company.vatNumber,
      email: site.mailbox,
      telephone: dialableNumber(company.phone),
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        postalCode,
        addressLocality: city,
        addressCountry: "SE",
      },
      sameAs: Object.values(site.socialLinks),
    },
    {
      "@type": "WebSite",
      "@id": `${url}#website`,
      name: site.productName,
      url,
      inLanguage: locale,
      publisher: { "@id": organizationId },
    },
  ];
}

/** The breadcrumb of a page: a parent screen, and the page itself. */
function breadcrumb(...crumbs: readonly (readonly [name: string, path: string])[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** Who has reviewed a post, and when: properties of its page, as schema.org gives an article none for it. */
function reviewOf({ reviewer, reviewDay }: Queries.PostHeadFragment): object {
  if (!reviewer || !reviewDay) return {};
  const { name, role } = reviewer;
  const jobTitle = role ?? undefined;
  const worksFor = { "@id": organizationId };
  return {
    lastReviewed: reviewDay,
    reviewedBy: { "@type": "Person", name, jobTitle, worksFor },
  };
}

function postJsonLd(
  post: Queries.PostHeadFragment,
  texts: Queries.TextsFragment,
  locale: Locale,
): object[] {
  const { canonical, description, modified } = postHead(post, texts, locale);
  const title = undividedText(post.title);
  const posting = {
    "@type": "BlogPosting",
    headline: title,
    description,
    // A draft may not have a date yet.
    ...(post.publishedAt && {
      datePublished: post.publishedAt,
      dateModified: modified ?? post.publishedAt,
    }),
    inLanguage: locale,
    image: absoluteUrl(post.ogImage),
    // The content model has no author field.
    author: publisher,
    publisher,
    mainEntityOfPage: { "@type": "WebPage", "@id": absoluteUrl(canonical), ...reviewOf(post) },
  };
  const blog = [headText(texts, "blog", "title"), screenPath("blog", locale)] as const;
  return [posting, breadcrumb(blog, [title, canonical])];
}

function helpCategoryJsonLd(
  category: HelpCategory,
  texts: Queries.TextsFragment,
  locale: Locale,
): object[] {
  const questions = {
    "@type": "FAQPage",
    inLanguage: locale,
    mainEntity: helpQuestionsFromQuery(texts, category, locale).map((question) => ({
      "@type": "Question",
      name: question.question,
      acceptedAnswer: { "@type": "Answer", text: plainAnswer(question) },
    })),
  };
  return [
    questions,
    breadcrumb(
      [headText(texts, "layout", "screens.helpCentre"), screenPath("helpCentre", locale)],
      [headText(texts, "help-category", `${category}.title`), helpCategoryPath(category, locale)],
    ),
  ];
}

/** Context and query data of any page; only some pages have all of it. */
export type PageResult = {
  readonly pageContext: Partial<PageContext> & { readonly category?: HelpCategory };
  readonly data?: {
    readonly blogPost?: Queries.PostHeadFragment | null;
    readonly locales?: Queries.TextsFragment;
  };
};

/** Returns a page's schema.org objects, each with its `@type`; an empty array if it has none. */
function graphOf(path: string, { pageContext, data = {} }: PageResult): object[] {
  const { language, category } = pageContext;
  const { blogPost, locales } = data;
  if (language === undefined || !locales) return [];
  if (path === screenPath("home", language)) return homeJsonLd(language);
  if (blogPost) return postJsonLd(blogPost, locales, language);
  return category ? helpCategoryJsonLd(category, locales, language) : [];
}

/**
 * Returns a page's JSON-LD as an element of the HTML's head; undefined if the page has none. Rendered by
 * `gatsby-ssr.tsx` alone, so that code and data stay out of the bundle.
 */
export function pageJsonLd(path: string, page: PageResult) {
  const graph = graphOf(path, page);
  if (graph.length === 0) return undefined;
  const data = { "@context": "https://schema.org", "@graph": graph };
  // No text can end the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    <script key="json-ld" type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
