import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import {
  isInlineStylesheet,
  isScriptsSlice,
  isUnwanted,
  renderedPage,
} from "./src/gatsby/internals/rendered-html";
import { pageJsonLd, type PageResult } from "./src/seo/page-json-ld";

export { wrapPageElement } from "./src/templates/wrap-page-element";

const inlineScript = (key: string, code: string | undefined) =>
  code && <script key={key} dangerouslySetInnerHTML={{ __html: code }} />;

// React 18's stream, Gatsby's default, writes a NUL byte when a multi-byte character such as å crosses the
// end of its buffer.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

/** Not part of a page's `Head`, which also runs in the browser and would ship the code and data. */
function jsonLd(args: RenderBodyArgs) {
  const page = renderedPage(args) as PageResult | undefined;
  return page && pageJsonLd(args.pathname, page);
}

const scriptFallbackKey = "script-fallback";
const isScriptFallback = (node: ReactNode) =>
  isValidElement(node) && node.key === scriptFallbackKey;

export const onRenderBody: GatsbySSR["onRenderBody"] = (args: RenderBodyArgs) => {
  args.setHeadComponents([
    inlineScript(scriptFallbackKey, process.env.SCRIPT_FALLBACK),
    <link key="font" rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="" />,
    process.env.SITE_PREVIEW === "true" && (
      <meta key="robots" name="robots" content="noindex, nofollow" />
    ),
    // Browsers that support SVG icons skip this one because it has a size.
    <link key="old-icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="theme" name="theme-color" content={process.env.THEME_COLOR} />,
    jsonLd(args),
  ]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const head = getHeadComponents().filter((node) => !isUnwanted(node));
  const stylesheets = head
    .filter(isInlineStylesheet)
    .map(({ props: { "data-href": href } }) => <link key={href} rel="stylesheet" href={href} />);
  replaceHeadComponents([
    // Before the stylesheets, which would block it: it has to catch every error.
    ...head.filter(isScriptFallback),
    ...stylesheets,
    ...head.filter((node) => !isScriptFallback(node) && !isInlineStylesheet(node)),
  ]);
  const body = getPostBodyComponents().filter((node) => !isUnwanted(node) && !isScriptsSlice(node));
  replacePostBodyComponents([
    ...body,
    inlineScript("deferred-scripts", process.env.DEFERRED_SCRIPTS),
  ]);
};
