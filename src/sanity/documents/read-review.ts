/** Reads who has reviewed an article, and when. */
import { byLocale, type Locale } from "../../i18n/locales";
import type { Place } from "./finding";
import { referenceId } from "./read-link";
import { readMoment } from "./read-moment";
import { readLine, type StoredFields } from "./read-text";

/** Who has reviewed an article, in a language. */
type Reviewer = {
  readonly name: string;
  /** Empty for one without. */
  readonly role: string;
};

/** Returns the employee with an id; undefined if there is none. */
export type FindEmployee = (id: string, locale: Locale) => Reviewer | undefined;

export type Review = {
  readonly reviewer: Reviewer;
  /** In UTC. */
  readonly reviewedAt: string;
};

function readReviewedAt(stored: unknown, place: Place): string | undefined {
  const written = readLine(stored);
  const moment = readMoment(stored);
  const isPast = moment !== undefined && Date.parse(moment) <= Date.now();
  if (written !== "" && !isPast) place.reportRequired("reviewedAtUnusable", "left-out", written);
  return isPast ? moment : undefined;
}

/** Reads a review for each language; null without a reviewer or a day, which pages show together only. */
export function readReview(
  post: StoredFields,
  at: (field: string) => Place,
  findEmployee: FindEmployee,
): Record<Locale, Review | null> {
  const id = referenceId(post.reviewer);
  const reviewedAt = readReviewedAt(post.reviewedAt, at("reviewedAt"));
  const isDated = readLine(post.reviewedAt) !== "";
  const reviewers = byLocale((locale) => (id === undefined ? undefined : findEmployee(id, locale)));
  const isKnown = Object.values(reviewers).every((reviewer) => reviewer !== undefined);
  if ((isDated || id !== undefined) && !isKnown)
    at("reviewer").reportRequired("reviewer", "left-out");
  if (id !== undefined && !isDated) at("reviewedAt").reportRequired("reviewedAt", "left-out");
  return byLocale((locale) => {
    const reviewer = reviewers[locale];
    return reviewer && reviewedAt !== undefined ? { reviewer, reviewedAt } : null;
  });
}
