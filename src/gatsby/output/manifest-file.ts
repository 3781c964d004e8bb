import { site } from "../../config/site";
import { defaultLocale } from "../../i18n/locales";
import { screenPath } from "../../i18n/routes";
import { token } from "../tokens";

const icon = (file: string, size: number) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
});

/**
 * Returns the web manifest: name and icons for a link on a phone's home screen. The site still opens in the
 * browser, with its URL visible.
 */
export function manifestFile(): string {
  const home = screenPath("home", defaultLocale);
  const manifest = {
    name: site.productName,
    short_name: site.productName,
    lang: defaultLocale,
    id: home,
    start_url: home,
    display: "browser",
    theme_color: token("white"),
    background_color: token("white"),
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      icon("icon-192.png", 192),
      icon("icon-512.png", 512),
      { ...icon("icon-maskable-512.png", 512), purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
