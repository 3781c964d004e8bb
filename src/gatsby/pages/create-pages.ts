import { resolve } from "node:path";
import type { Actions, CreatePagesArgs } from "gatsby";
import type { Settings } from "../../config/settings";
import { helpNamespaces } from "../../features/help-centre/help-file";
import { byLocale, localeFromPath, locales } from "../../i18n/locales";
import {
  blogPagePath,
  blogPageUrl,
  helpCategoryAlternates,
  helpCategoryKeys,
  helpCategoryPath,
  notFoundCopyPaths,
  screenAlternates,
  screenPath,
  screens,
  type Screen,
} from "../../i18n/routes";
import type { MetadataFile } from "../../seo/page-metadata";
import { isDevelop, settings } from "../build-settings";
import { downloadAssets } from "../content/download-assets";
import type { OpenContentSource } from "../content/open-content-source";
import { questionCounts } from "../content/question-counts";
import { readContent, type Content } from "../content/read-content";
import { relatedPosts } from "../content/related-posts";
import { countShown, validateContent } from "../content/validate-content";
import { ogImagePath, type OgImage } from "../output/og-images/og-images";
import { helpCategoryOgImage, postOgImage } from "../output/og-images/page-images";
import { withScreenOgImages } from "../output/og-images/screen-images";
import { withPreviewContext } from "../preview/preview-context";
import { createStyleguide } from "./create-styleguide";
import { readMetadataFile } from "./metadata-file";
import { pageContext } from "./page-context";

/** Posts on one page of the blog list, which is a grid of three columns. */
const POSTS_PER_PAGE = 9;

const template = (name: string) => resolve(`src/templates/${name}.tsx`);

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

/** Screens that show a vendor's form where a live site sets its URL. */
const frames: Partial<Record<Screen, Settings["bookingFrame"]>> = {
  demoBooking: settings.bookingFrame,
  whitePaper: settings.whitePaperFrame,
};

type PageCreator = {
  readonly createPage: Actions["createPage"];
  readonly metadata: MetadataFile;
  /** Registers an Open Graph image to be rendered. @returns its path. */
  readonly addOgImage: (image: OgImage) => string;
};

function createScreens({ createPage, metadata }: PageCreator, { texts }: Content): void {
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
  { createPage, metadata, addOgImage }: PageCreator,
  { texts }: Content,
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
          ogImage: addOgImage(helpCategoryOgImage(category, locale, texts)),
        },
      });
    }
  }
}

function createPosts(
  { createPage, metadata, addOgImage }: PageCreator,
  { posts }: Content,
  { getNode }: CreatePagesArgs,
): void {
  const related = relatedPosts(posts);
  for (const post of posts) {
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
        ogImage: addOgImage(postOgImage(post, getNode)),
      },
    });
  }
}

function createBlogPages({ createPage, metadata }: PageCreator, { posts }: Content): void {
  const pageCounts = byLocale((locale) => {
    const count = posts.filter((post) => post.language === locale).length;
    // A language without posts still has its list, which says so.
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

/** Creates the copies of the not-found page that the CDN finds nearest to an unknown URL. */
function createNotFoundPages({ createPage }: PageCreator): void {
  for (const path of notFoundCopyPaths()) {
    createPage({
      path,
      component: resolve("src/pages/404.tsx"),
      context: pageContext(path, localeFromPath(path), {}, {}),
    });
  }
}

/** Creates every page from the content and the route table. @returns their Open Graph images. */
async function createPagesFrom(content: Content, args: CreatePagesArgs): Promise<OgImage[]> {
  const { actions, reporter } = args;
  const ogImages: OgImage[] = [];
  const addOgImage = (image: OgImage) => {
    ogImages.push(image);
    return ogImagePath(image);
  };
  const creator: PageCreator = {
    createPage: settings.preview ? withPreviewContext(args) : actions.createPage,
    metadata: withScreenOgImages(await readMetadataFile(reporter), addOgImage),
    addOgImage,
  };
  createScreens(creator, content);
  createHelpCategories(creator, content);
  createPosts(creator, content, args);
  createBlogPages(creator, content);
  createNotFoundPages(creator);
  if (isDevelop) createStyleguide(actions.createPage, content.texts);
  return ogImages;
}

/**
 * Creates the site: reads the content, downloads its assets, validates both, creates the pages.
 *
 * @returns the pages' Open Graph images, not yet rendered.
 */
export async function createSitePages(
  args: CreatePagesArgs,
  source: OpenContentSource,
): Promise<OgImage[]> {
  const content = readContent(args);
  const downloads = await downloadAssets(content.assets, args);
  const arrival = await source.confirm(countShown(content));
  validateContent(content, { arrival, downloads }, args);
  return createPagesFrom(content, args);
}
