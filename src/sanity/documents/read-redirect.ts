import { byLocale, locales } from "../../i18n/locales";
import { isFixedPath } from "../../i18n/routes";
import { pathOfAddress, redirectPathProblem } from "../model/redirect-rules";
import { collectFindings, type Place, type Reading } from "./finding";
import { readMoment } from "./read-moment";
import { readLine, type StoredFields } from "./read-text";

/** A redirect as it is stored, without what cannot be used. */
export type RedirectContent = {
  /** A path without a final slash, which has no page of the route table; empty if it cannot be used. */
  readonly from: string;
  /** Id of the post that it leads to, in the language of `from`. */
  readonly post: string;
  /** A path of the route table. At most one of the two is not empty. */
  readonly page: string;
  /** In UTC; empty for one without. */
  readonly since: string;
};

function readFrom(stored: unknown, place: Place): string {
  const written = readLine(stored, place);
  if (written === "") {
    place.reportRequired("redirectFrom", "left-out");
    return "";
  }
  const path = pathOfAddress(written);
  const problem = redirectPathProblem(path);
  if (problem === undefined) return path;
  place.reportRequired(problem, "left-out", written);
  return "";
}

function readPage(stored: unknown, place: Place): string {
  const path = readLine(stored, place);
  if (path === "" || isFixedPath(path)) return path;
  place.reportRequired("redirectPage", "left-out", path);
  return "";
}

/**
 * Reads a redirect. It leads to a post, wherever that is by then, or to a page of the route table: never to a path
 * that a redirect can lead from, so that neither chains nor loops can be written.
 */
export function readRedirect(stored: StoredFields): Reading<RedirectContent> {
  const { findings, at } = collectFindings();
  const from = readFrom(stored.from, at("from"));
  const post = readLine((stored.post as { _ref?: unknown } | null | undefined)?._ref);
  const written = readLine(stored.page);
  const page = readPage(stored.page, at("page"));
  if (post === "" && written === "") at("post").reportRequired("redirectTo", "left-out");
  if (post !== "" && written !== "") at("page").reportRequired("redirectToBoth", "left-out");
  const content = { from, post, page: post === "" ? page : "", since: readMoment(stored.since) };
  return {
    byLanguage: byLocale(() => ({ ...content, since: content.since ?? "" })),
    languages: locales,
    startedLanguages: locales,
    findings,
  };
}
