import { byLocale, locales } from "../../i18n/locales";
import { pageNames, type PageName } from "../../i18n/routes";
import { pathOfAddress, redirectPathProblem } from "../model/redirect-rules";
import { collectFindings, type Place, type Reading } from "./finding";
import { referenceId } from "./read-link";
import { readMoment } from "./read-moment";
import { readLine, type StoredFields } from "./read-text";

/** A redirect as it is stored, without what cannot be used. */
export type RedirectContent = {
  /** A path without a final slash, which has no page of the route table; empty if it cannot be used. */
  readonly from: string;
  /** Id of the post that it leads to, in the language of `from`; empty: the page. */
  readonly post: string;
  /** The page that it leads to, in the language of `from`; undefined: the post. */
  readonly page: PageName | undefined;
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

/**
 * Reads a redirect. It leads to a post, wherever that is by then, or to a page of the route table: never to a path
 * that a redirect can lead from, so that neither chains nor loops can be written.
 */
export function readRedirect(stored: StoredFields): Reading<RedirectContent> {
  const { findings, at } = collectFindings();
  const from = readFrom(stored.from, at("from"));
  const post = referenceId(stored.post) ?? "";
  const written = readLine(stored.page, at("page"));
  const page = pageNames().find((name) => name === written);
  if (post !== "" && written !== "") at("page").reportRequired("redirectToBoth", "left-out");
  else if (post === "" && written === "") at("post").reportRequired("redirectTo", "left-out");
  else if (post === "" && !page) at("page").reportRequired("redirectPage", "left-out", written);
  const since = readMoment(stored.since) ?? "";
  const content = { from, post, page: post === "" ? page : undefined, since };
  return {
    byLanguage: byLocale(() => content),
    languages: locales,
    startedLanguages: locales,
    findings,
  };
}
