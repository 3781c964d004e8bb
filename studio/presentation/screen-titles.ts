/** Names of the site's screens, as their pages call themselves. Pure. */
import { site } from "../../src/config/site";
import { stripLocale, type Locale } from "../../src/i18n/locales";
import { screenPath, type Screen } from "../../src/i18n/routes";
import metadata from "../../src/seo/metadata.json";

/** Returns a screen's title, without the site's name: `Om oss`. */
export function screenTitle(screen: Screen, locale: Locale): string {
  const path = stripLocale(screenPath(screen, locale));
  const entries: Readonly<Record<string, { readonly title: string }>> = metadata[locale];
  const entry = Object.entries(entries).find(
    ([key]) => key.replaceAll("{product}", site.productSegment) === path,
  );
  const [title = screen] = (entry?.[1].title ?? screen).split(" | ");
  return title.replaceAll("{productName}", () => site.productName);
}
