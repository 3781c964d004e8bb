import type { Settings } from "../../config/settings";

/** `robots.txt`: everything may be read, except in a preview, where nothing may. */
export function robotsFile({ preview, siteUrl }: Pick<Settings, "preview" | "siteUrl">): string {
  if (preview) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}
