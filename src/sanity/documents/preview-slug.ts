import type { Locale } from "../../i18n/locales";
import { draftSlug } from "../../i18n/routes";
import { slugProblem } from "../model/slug-rules";
import { publishedId } from "./document-ids";

/** Returns the slug of a post in a preview: one of its own until what is written can be one. Pure. */
export function previewSlug(slug: string, id: string, locale: Locale): string {
  return slugProblem(slug) === undefined ? slug : draftSlug(publishedId(id), locale);
}
