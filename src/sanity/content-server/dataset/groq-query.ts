import { evaluate, GroqSyntaxError, parse } from "groq-js";
import type { StoredDocument } from "./documents";
import { queryError } from "../http-error";

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
 * Evaluates GROQ over documents with Sanity's own implementation of the language.
 *
 * @throws HttpError 400 for a query that cannot be parsed or evaluated.
 */
export async function runQuery(
  { query, params }: GroqQuery,
  documents: Iterable<StoredDocument>,
): Promise<GroqResult> {
  const start = performance.now();
  try {
    // The parser needs the parameters, too, for slices such as [0...$size].
    const value = await evaluate(parse(query, { params }), { dataset: [...documents], params });
    const result = (await value.get()) as unknown;
    return { query, result: result ?? null, ms: Math.round(performance.now() - start) };
  } catch (error) {
    const position = error instanceof GroqSyntaxError ? { start: error.position } : {};
    throw queryError((error as Error).message, { query, ...position });
  }
}
