import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { watchScripts } from "./src/gatsby/inline-scripts/script-fallback";
import { JsonLd } from "./src/seo/json-ld";
import { pageJsonLd, type PageResult } from "./src/templates/page-json-ld";

export { wrapRootElement } from "./src/features/cookie-consent/cookie-consent-root";
export { wrapPageElement } from "./src/features/preview/preview-root";

/** What Gatsby and plugins put into every page that this site does without. */
const unwanted = new Set([
  // Contacts a third party before any consent; pictures come from the site's own origin.
  "sanity-cdn-preconnect",
  // For `GatsbyImage`, which no page uses (see `components/ui/picture.tsx`).
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
  // A page's own path, in a script that differs on every page: each would need a hash of its own in the
  // Content-Security-Policy. Nothing asks for it where every page is served at its path and nowhere else.
  "script-loader",
]);

const isWanted = (component: ReactNode) =>
  !(isValidElement(component) && unwanted.has(String(component.key)));

const isWatch = (component: ReactNode) => isValidElement(component) && component.key === "watch";

// React 18's stream, which Gatsby would use, writes a NUL byte where a letter such as å meets the end of
// its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/**
 * What a page is about, for search engines. Not in its `Head`, which also runs in the browser and would
 * bring the code and the data along.
 */
function structuredData({ pathname, loadPageDataSync }: RenderBodyArgs) {
  // A development server renders one empty page, before there is any data.
  if (process.env.NODE_ENV !== "production") return false;
  const page = loadPageDataSync(pathname) as { result?: PageResult } | null;
  const things = page?.result ? pageJsonLd(pathname, page.result) : [];
  return things.length > 0 && <JsonLd key="structured-data" graph={things} />;
}

// The first key, which no page shows, makes a changed stylesheet a change of the renderer
// (`src/gatsby/webpack/styles-hash.ts`).
export const onRenderBody: GatsbySSR["onRenderBody"] = (args: RenderBodyArgs) => {
  args.setHeadComponents([
    <script key="watch" dangerouslySetInnerHTML={{ __html: watchScripts }} />,
    <link
      key={`font ${process.env.STYLES_VERSION}`}
      rel="preload"
      as="font"
      type="font/woff2"
      href={figtree}
      crossOrigin=""
    />,
    process.env.SITE_PREVIEW === "true" && (
      <meta key="robots" name="robots" content="noindex, nofollow" />
    ),
    // The sizes keep browsers that show the drawing from asking for this one.
    <link key="old-icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="theme" name="theme-color" content="#fff" />,
    structuredData(args),
  ]);
};

/** What Gatsby puts its scripts in the place of. `src/gatsby/inline-scripts/deferred-scripts.ts` stands there instead. */
const isGatsbyScripts = (component: ReactNode) =>
  isValidElement<Record<string, unknown>>(component) &&
  component.props.sliceId === "_gatsby-scripts";

/** Gatsby's element for a stylesheet that it writes into the page. */
type InlineStyles = ReactElement<{ readonly "data-href": string }>;

const isStyles = (component: ReactNode): component is InlineStyles =>
  isValidElement<Record<string, unknown>>(component) &&
  component.props["data-identity"] === "gatsby-global-css";

/** The shared stylesheet, whose name says so, comes first: a feature's rules count after it. */
function stylesInOrder(components: readonly ReactNode[]): InlineStyles[] {
  const isShared = ({ props }: InlineStyles) => props["data-href"].startsWith("/styles.");
  return components.filter(isStyles).sort((a, b) => Number(isShared(b)) - Number(isShared(a)));
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const components = getHeadComponents().filter(isWanted);
  // A script in the page waits for the style sheets before it, and this one must miss nothing.
  const watch = components.filter(isWatch);
  const links = stylesInOrder(components).map(({ props: { "data-href": href } }) => (
    <link key={href} rel="stylesheet" href={href} />
  ));
  const others = components.filter((each) => !isWatch(each) && !isStyles(each));
  replaceHeadComponents([...watch, ...links, ...others]);
  const ends = getPostBodyComponents().filter((each) => isWanted(each) && !isGatsbyScripts(each));
  const start = process.env.START_SCRIPTS;
  replacePostBodyComponents([
    ...ends,
    start && <script key="start" dangerouslySetInnerHTML={{ __html: start }} />,
  ]);
};
