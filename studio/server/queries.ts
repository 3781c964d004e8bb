/** GROQ, as Sanity's query API takes it. */
import { evaluateSync, parse } from "groq-js";
import { isDraftId, isPublishedId, publishedId } from "../../src/sanity/documents/document-ids";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";

export interface GroqQuery {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Evaluates GROQ over documents with Sanity's own implementation of the language.
 *
 * @throws HTTPException 400 for a query that cannot be parsed or evaluated.
 */
export function runQuery(
  { query, params }: GroqQuery,
  documents: readonly StoredDocument[],
): unknown {
  try {
    // The parser needs the parameters, too, for slices such as [0...$size].
    const value = evaluateSync(parse(query, { params }), { dataset: documents, params });
    return value.data ?? null;
  } catch (error) {
    throw requestError(400, `${(error as Error).message} in the query ${query}`);
  }
}

/** Parses the query of a GET request: `query`, and JSON for each `$parameter`. @throws HTTPException 400 */
export function queryFromUrl(url: string): GroqQuery {
  const search = new URL(url).searchParams;
  const params: Record<string, unknown> = {};
  for (const [key, value] of search) {
    if (!key.startsWith("$")) continue;
    try {
      params[key.slice(1)] = JSON.parse(value) as unknown;
    } catch {
      throw requestError(400, `The parameter ${key} is not valid JSON: ${value}`);
    }
  }
  return { query: requireQuery(search.get("query")), params };
}

/** Parses the body of a POST request: `{query, params?}`. @throws HTTPException 400 */
export function queryFromBody(body: unknown): GroqQuery {
  const { query, params } = (body ?? {}) as { query?: unknown; params?: unknown };
  if (params !== undefined && (typeof params !== "object" || params === null)) {
    throw requestError(400, '"params" has to be an object.');
  }
  return { query: requireQuery(query), params: { ...params } };
}

function requireQuery(query: unknown): string {
  if (typeof query === "string" && query.trim() !== "") return query;
  throw requestError(400, '"query" is required.');
}

/** What a query sees of drafts: all documents as they are, only published ones, or drafts in their places. */
const perspectives = ["raw", "drafts", "published"] as const;
type Perspective = (typeof perspectives)[number];

/**
 * Returns the perspective that a client asks for.
 *
 * @param apiVersion such as `v1` or `v2025-02-19`.
 * @throws HTTPException 400 for one that does not exist.
 */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  if (!value) {
    // Since this version of the API, queries see no drafts unless they ask for them.
    return apiVersion === "vX" || apiVersion.slice(1) >= "2025-02-19" ? "published" : "raw";
  }
  // The Studio may name a stack: there are no releases here, so only its drafts count.
  const known = perspectives.find((perspective) => value.split(",").includes(perspective));
  if (known === undefined) throw requestError(400, `There is no perspective "${value}".`);
  return known;
}

/** Returns the documents as a perspective shows them. */
export function inPerspective(
  documents: readonly StoredDocument[],
  perspective: Perspective,
): readonly StoredDocument[] {
  if (perspective === "raw") return documents;
  const published = documents.filter(({ _id }) => isPublishedId(_id));
  if (perspective === "published") return published;
  const drafts = documents.filter(({ _id }) => isDraftId(_id));
  const replaced = new Set(drafts.map(({ _id }) => publishedId(_id)));
  const others = published.filter(({ _id }) => !replaced.has(_id));
  return [...drafts, ...others].map((document) => ({
    ...document,
    _id: publishedId(document._id),
    _originalId: document._id,
  }));
}
