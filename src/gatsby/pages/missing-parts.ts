import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { localeFromPath, stripLocale } from "../../i18n/locales";
import type { PageMetadata } from "../../seo/page-metadata";
import { metadataFile } from "../metadata/metadata-file";

type ScreenPage = { readonly path: string; readonly component: string };

/** Returns what the screens' pages lack and how to add it; empty if nothing. A page would have another's head, or none. */
export function missingParts(pages: readonly ScreenPage[]): string {
  const missing = pages.flatMap((page) => [missingEntry(page), missingInTemplate(page)]);
  return [...new Set(missing.filter((part) => part !== undefined))].join("\n");
}

function missingEntry({ path }: ScreenPage): string | undefined {
  const locale = localeFromPath(path);
  const key = stripLocale(path);
  if (metadataFile[locale]?.[key]) return undefined;
  const words = { title: "…", description: "…" };
  const entry: PageMetadata = {
    pageType: "static",
    shouldIndex: true,
    ...words,
    canonical: path,
    og: { ...words, url: path, image: "/social-default.png", type: "website" },
  };
  const lines = `${JSON.stringify(key)}: ${JSON.stringify(entry, null, 2)}`;
  return `src/seo/metadata.json: add below "${locale}":\n${lines}`;
}

function missingInTemplate({ component }: ScreenPage): string | undefined {
  const file = relative(".", component);
  if (!existsSync(component)) return `${file} is missing: copy src/templates/therapists.tsx.`;
  const hasHead = /export .*\bHead\b/.test(readFileSync(component, "utf8"));
  return hasHead ? undefined : `${file}: add "export const Head = PageHead;".`;
}
