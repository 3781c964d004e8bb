import type { Settings } from "../../config/settings";

/** Returns `robots.txt`, which allows everything, or nothing in a preview. */
export function robotsFile({ preview, siteUrl }: Pick<Settings, "preview" | "siteUrl">): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
