import type { GatsbySSR } from "gatsby";

/** In the head of a live preview's pages, before Gatsby's scripts. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const code = process.env.PREVIEW_ADDRESS_SCRIPT;
  if (!code) return;
  setHeadComponents([<script key="preview-address" dangerouslySetInnerHTML={{ __html: code }} />]);
};
