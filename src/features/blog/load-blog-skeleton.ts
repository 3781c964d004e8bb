import type { ComponentType } from "react";
import { locales } from "../../i18n/locales";
import { missingPageKind, screenPath } from "../../i18n/routes";

const loadSkeletons = () => import("./page-skeletons");

/** Loads the skeleton of a post or of the blog list: a chunk of its own. Returns undefined for other paths. */
export function loadBlogSkeleton(pathname: string): Promise<ComponentType> | undefined {
  // As long as it is not there, a post's path is that of a missing one.
  if (missingPageKind(pathname) === "post") {
    return loadSkeletons().then(({ PostPageSkeleton }) => PostPageSkeleton);
  }
  if (locales.some((locale) => screenPath("blog", locale) === pathname)) {
    return loadSkeletons().then(({ BlogPageSkeleton }) => BlogPageSkeleton);
  }
  return undefined;
}
