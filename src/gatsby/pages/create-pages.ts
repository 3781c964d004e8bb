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
import { settings } from "../build-settings";
import type { PostNode } from "../content/receive-content";
import { relatedPosts } from "../content/related-posts";
import { ogImagePath, type OgImage } from "../output/og-images/og-images";
import { helpCategoryOgImage, postOgImage } from "../output/og-images/page-images";
import { withScreenOgImages } from "../output/og-images/screen-images";
import { withPreviewContext } from "../preview/preview-context";
import { readMetadataFile } from "./metadata-file";
import { pageContext } from "./page-context";

/** Posts on one page of the blog list, which is a grid of three columns. */
const POSTS_PER_PAGE = 9;

/** Returns the template of a kind of page: `demo-booking.tsx` for `demoBooking`. */
function template(kind: Screen | "helpCategory" | "blogPost"): string {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return resolve(`src/templates/${name}.tsx`);
}

/** Screens that show a vendor's form where a live site sets its URL. */
const frames: Partial<Record<Screen, Settings["bookingFrame"]>> = {
  demoBooking: settings.bookingFrame,
  whitePaper: settings.whitePaperFrame,
};

type CreatePage = Actions["createPage"];

function createScreens(createPage: CreatePage, metadata: MetadataFile): void {
  for (const screen of screens) {
    if (screen === "blog") continue;
    for (const locale of locales) {
      const path = screenPath(screen, locale);
      const frame = frames[screen]?.[locale];
      createPage({
        path,
        component: template(screen),
        context: {
          ...pageContext(path, locale, screenAlternates(screen), metadata),
          ...(frame && { frame }),
        },
      });
    }
  }
}

/** @returns the pages' Open Graph images. */
function createHelpCategories(createPage: CreatePage, metadata: MetadataFile): OgImage[] {
  return helpCategoryKeys.flatMap((category) =>
    locales.map((locale) => {
      const path = helpCategoryPath(category, locale);
      const image = helpCategoryOgImage(category, locale);
      createPage({
        path,
        component: template("helpCategory"),
        context: {
          ...pageContext(path, locale, helpCategoryAlternates(category), metadata),
          category,
          namespace: helpNamespaces[category],
          ogImage: ogImagePath(image),
        },
      });
      return image;
    }),
  );
}

function createPosts(
  createPage: CreatePage,
  metadata: MetadataFile,
  posts: readonly PostNode[],
): void {
  const related = relatedPosts(posts);
  for (const { id, language, alternates } of posts) {
    const path = alternates[language];
    if (path === null) continue;
    const existing = Object.fromEntries(Object.entries(alternates).filter(([, to]) => to !== null));
    createPage({
      path,
      component: template("blogPost"),
      context: {
        ...pageContext(path, language, existing, metadata),
        id,
        related: related.get(id),
      },
    });
  }
}

function createBlogPages(
  createPage: CreatePage,
  metadata: MetadataFile,
  posts: readonly PostNode[],
): void {
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
        component: template("blog"),
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
function createNotFoundPages(createPage: CreatePage): void {
  for (const path of notFoundCopyPaths()) {
    createPage({
      path,
      component: resolve("src/pages/404.tsx"),
      context: pageContext(path, localeFromPath(path), {}, {}),
    });
  }
}

/**
 * Creates every page from the posts and the route table.
 *
 * @returns the pages' Open Graph images, not yet rendered.
 */
export async function createSitePages(
  posts: readonly PostNode[],
  args: CreatePagesArgs,
): Promise<OgImage[]> {
  const { metadata, images } = withScreenOgImages(await readMetadataFile(args.reporter));
  const createPage = settings.preview ? withPreviewContext(args) : args.actions.createPage;
  createScreens(createPage, metadata);
  images.push(...createHelpCategories(createPage, metadata));
  createPosts(createPage, metadata, posts);
  images.push(...posts.map((post) => postOgImage(post, args.getNode)));
  createBlogPages(createPage, metadata, posts);
  createNotFoundPages(createPage);
  return images;
}
