import { evaluate, GroqSyntaxError, parse } from "groq-js";
import type { StoredDocument } from "../dataset/revision-cache";
import { queryError, requestError } from "./http-responses";

export interface GroqQuery {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface GroqResult {
  readonly query: string;
  readonly result: unknown;
  /** Evaluation time in milliseconds. */
  readonly ms: number;
}

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

/**
 * Evaluates GROQ over documents with Sanity's own implementation of the language.
 *
 * @throws HttpError 400 for a query that cannot be parsed or evaluated.
 */
export async function runQuery(
  { query, params }: GroqQuery,
  documents: readonly StoredDocument[],
): Promise<GroqResult> {
  const start = performance.now();
  try {
    // The parser needs the parameters, too, for slices such as [0...$size].
    const value = await evaluate(parse(query, { params }), { dataset: documents, params });
    const result = (await value.get()) as unknown;
    return { query, result: result ?? null, ms: Math.round(performance.now() - start) };
  } catch (error) {
    const position = error instanceof GroqSyntaxError ? { start: error.position } : {};
    throw queryError((error as Error).message, { query, ...position });
  }
}

function requireQuery(query: unknown): string {
  if (typeof query !== "string" || query.trim() === "") {
    throw requestError(400, "Bad Request", '"query" is required.');
  }
  return query;
}
