/**
 * The elements that Gatsby and its plugins put into every page, as `onPreRenderHTML` gets them.
 *
 * Why: some contact a third party or serve features that the site does not use, the inlined stylesheets
 * are linked instead, and the scripts start later (decisions 0012 and 0013).
 */
import type { RenderBodyArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";

/** Keys of the elements that the site does without. */
const unwantedKeys = [
  // Contacts a third party before any consent; images come from the site's own origin.
  "sanity-cdn-preconnect",
  // For `GatsbyImage`, which no page uses (see `components/ui/picture.tsx`).
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
  // Holds the page's own path, so each page would need a hash in the Content-Security-Policy. Nothing reads
  // it where every page is served at its own path.
  "script-loader",
] as const;

const hasProps = (node: ReactNode): node is ReactElement<Record<string, unknown>> =>
  isValidElement(node);

export function isUnwanted(node: ReactNode): boolean {
  return isValidElement(node) && unwantedKeys.some((key) => key === node.key);
}

/** Whether this is where Gatsby inserts its scripts. */
export function isScriptsSlice(node: ReactNode): boolean {
  return hasProps(node) && node.props.sliceId === "_gatsby-scripts";
}

/** A stylesheet that Gatsby writes into the page; `data-href` is the URL of its file. */
type InlineStylesheet = ReactElement<{ readonly "data-href": string }>;

export function isInlineStylesheet(node: ReactNode): node is InlineStylesheet {
  return hasProps(node) && node.props["data-identity"] === "gatsby-global-css";
}

/** The page's context and the data of its query; undefined while developing, where HTML has no data. */
export function renderedPage({ pathname, loadPageDataSync }: RenderBodyArgs): unknown {
  if (process.env.NODE_ENV !== "production") return undefined;
  const page = loadPageDataSync(pathname) as { readonly result?: unknown } | null;
  return page?.result;
}
