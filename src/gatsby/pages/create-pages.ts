import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Actions, CreatePagesArgs } from "gatsby";
import type { UrlByLocale } from "../../config/settings";
import { helpNamespaces } from "../../features/help-centre/help-file";
import { byLocale, localeFromPath, locales, type Locale } from "../../i18n/locales";
import type { MetadataFile } from "../../seo/page-metadata";
import {
  blogPageUrl,
  blogPagePath,
  helpCategoryAlternates,
  helpCategoryKeys,
  helpCategoryPath,
  notFoundCopyPaths,
  screenAlternates,
  screenPath,
  screens,
  type Screen,
} from "../../i18n/routes";
import { settings } from "../build-settings";
import { validateContent } from "../content/validate-content";
import { createStyleguide } from "./create-styleguide";
import { readMetadataFile } from "./metadata-file";
import { pageContext } from "./page-context";
import { withPreviewContext } from "../preview/preview-context";
import { questionCounts, type TextsNode } from "../content/question-counts";
import { relatedPosts, type DatedPost } from "../content/related-posts";
import {
  helpCategoryOgImage,
  postOgImage,
  type OgImagePost,
} from "../output/og-images/page-images";
import { startRendering } from "../output/og-images/og-images";

/** Posts on one page of the blog list (section 9 of the specification). */
const POSTS_PER_PAGE = 9;

/** Pages of posts that are made in one turn of the event loop. */
const PAGES_PER_TURN = 100;

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

/** The template of each screen. */
const templates: Record<Screen, string> = {
  home: "home",
  about: "about",
  blog: "blog-list",
  product: "product",
  therapists: "therapists",
  demoBooking: "demo-booking",
  whitePaper: "white-paper",
  privacyPolicy: "privacy-policy",
  appTerms: "app-terms",
  cookiePolicy: "cookie-policy",
  accessibility: "accessibility",
  helpCentre: "help-centre",
};

/** Screens that show a vendor's form where a live site sets its address. */
const frames: Partial<Record<Screen, UrlByLocale>> = {
  demoBooking: settings.bookingFrame,
  whitePaper: settings.whitePaperFrame,
};

/** The fields of a `BlogPost` node that its page is made from. */
type PostNode = OgImagePost & DatedPost & { readonly alternates: Record<Locale, string | null> };

type PageCreator = { readonly createPage: Actions["createPage"]; readonly metadata: MetadataFile };

function createScreens({ createPage, metadata }: PageCreator, texts: readonly TextsNode[]): void {
  for (const screen of screens) {
    if (screen === "blog") continue;
    for (const locale of locales) {
      const path = screenPath(screen, locale);
      const frame = frames[screen]?.[locale];
      createPage({
        path,
        component: template(templates[screen]),
        context: {
          ...pageContext(path, locale, screenAlternates(screen), metadata),
          ...(frame && { frame }),
          ...(screen === "helpCentre" && { questionCounts: questionCounts(texts, locale) }),
        },
      });
    }
  }
}

function createHelpCategories(
  { createPage, metadata }: PageCreator,
  texts: readonly TextsNode[],
): void {
  for (const category of helpCategoryKeys) {
    for (const locale of locales) {
      const path = helpCategoryPath(category, locale);
      createPage({
        path,
        component: template("help-category"),
        context: {
          ...pageContext(path, locale, helpCategoryAlternates(category), metadata),
          category,
          namespace: helpNamespaces[category],
          ogImage: helpCategoryOgImage(category, locale, texts),
        },
      });
    }
  }
}

async function createPosts(
  { createPage, metadata }: PageCreator,
  posts: readonly PostNode[],
  { getNode }: CreatePagesArgs,
): Promise<void> {
  const related = relatedPosts(posts);
  for (const [index, post] of posts.entries()) {
    // What Gatsby does about each page waits for the end of a turn, and in memory.
    if (index % PAGES_PER_TURN === 0) await setImmediate();
    const { id, language, alternates } = post;
    const path = alternates[language];
    if (path === null) continue;
    const existing = Object.fromEntries(Object.entries(alternates).filter(([, to]) => to !== null));
    createPage({
      path,
      component: template("blog-post"),
      context: {
        ...pageContext(path, language, existing, metadata),
        id,
        related: related.get(id),
        ogImage: postOgImage(post, getNode),
      },
    });
  }
}

function createBlogPages({ createPage, metadata }: PageCreator, posts: readonly PostNode[]): void {
  const pageCounts = byLocale((locale) => {
    const count = posts.filter((post) => post.language === locale).length;
    // A language without a post yet still has its list, which says so.
    return Math.max(1, Math.ceil(count / POSTS_PER_PAGE));
  });
  for (const locale of locales) {
    for (let page = 1; page <= pageCounts[locale]; page += 1) {
      const alternates = Object.fromEntries(
        locales
          .filter((other) => page <= pageCounts[other])
          .map((other) => [other, blogPageUrl(page, other)]),
      );
      createPage({
        path: blogPagePath(page, locale),
        component: template(templates.blog),
        context: {
          ...pageContext(screenPath("blog", locale), locale, alternates, metadata),
          page,
          pageCounts,
          skip: (page - 1) * POSTS_PER_PAGE,
          limit: POSTS_PER_PAGE,
        },
      });
    }
  }
}

/** The copies of the not-found page that the CDN finds nearest to an unknown address. */
function createNotFoundPages({ createPage }: PageCreator): void {
  for (const path of notFoundCopyPaths()) {
    createPage({
      path,
      component: resolve("src/pages/404.tsx"),
      context: pageContext(path, localeFromPath(path), {}, {}),
    });
  }
}

/**
 * Creates every page of the site from the route table and the posts.
 *
 * Content that cannot be published stops the build with one message that names all its faults; a
 * preview goes on with what there is, since drafts may be incomplete.
 */
export async function createSitePages(args: CreatePagesArgs): Promise<void> {
  const { actions, getNodesByType, reporter } = args;
  await validateContent(args);

  const maker = {
    createPage: settings.preview ? withPreviewContext(args) : actions.createPage,
    metadata: await readMetadataFile(reporter),
  };
  const posts = getNodesByType("BlogPost") as unknown as PostNode[];
  const texts = getNodesByType("Locale") as unknown as TextsNode[];
  createScreens(maker, texts);
  createHelpCategories(maker, texts);
  await createPosts(maker, posts, args);
  createBlogPages(maker, posts);
  createNotFoundPages(maker);
  startRendering();
  if (process.env.gatsby_executing_command === "develop") {
    createStyleguide(actions.createPage, texts);
  }
}
