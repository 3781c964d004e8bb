import { queryError, requestError } from "../http-error";
import type { GroqQuery } from "../dataset/groq-query";

/**
 * Parses the query string of a GET request as Sanity's clients write it: `query`, and each parameter as
 * JSON under its name with a dollar sign.
 *
 * @throws HttpError 400
 */
export function queryFromUrl(search: URLSearchParams): GroqQuery {
  const params: Record<string, unknown> = {};
  for (const [key, value] of search) {
    if (!key.startsWith("$")) {
      continue;
    }
    try {
      params[key.slice(1)] = JSON.parse(value) as unknown;
    } catch {
      throw queryError(`The parameter ${key} is not valid JSON: ${value}`);
    }
  }
  return { query: requireQuery(search.get("query")), params };
}

/**
 * Parses the body of a POST request: `{query, params?}`.
 *
 * @throws HttpError 400
 */
export function queryFromBody(body: unknown): GroqQuery {
  const { query, params } = (body ?? {}) as { query?: unknown; params?: unknown };
  if (params !== undefined && (typeof params !== "object" || params === null)) {
    throw requestError(400, "Bad Request", '"params" has to be an object.');
  }
  return { query: requireQuery(query), params: { ...params } };
}

function requireQuery(query: unknown): string {
  if (typeof query !== "string" || query.trim() === "") {
    throw requestError(400, "Bad Request", '"query" is required.');
  }
  return query;
}
