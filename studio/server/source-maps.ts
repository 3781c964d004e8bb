import type { MiddlewareHandler } from "hono";

/** The tag that every answer has, and every change: whoever follows one asks again after any. */
export const liveTag = "s1:any";

type Result = { readonly _id: string; readonly _type: string; readonly _originalId?: string };

function isDocument(value: unknown): value is Result {
  const document = value as Record<string, unknown> | null;
  return typeof document?._id === "string" && typeof document._rev === "string";
}

/**
 * Returns Sanity's content source map of a result: where each of its values is stored. Only for whole documents:
 * a client that is told where a value is from puts what is typed there in its place.
 *
 * @see https://www.sanity.io/docs/content-lake/content-source-maps
 */
function sourceMapOf(result: unknown) {
  const items: readonly unknown[] = Array.isArray(result) ? result : [];
  const whole = items.every(isDocument) ? items : [];
  return {
    documents: whole.map(({ _id, _originalId = _id, _type }) => ({ _id: _originalId, _type })),
    paths: ["$"],
    mappings: Object.fromEntries(
      whole.map((_, index) => [
        `$[${index}]`,
        { type: "value", source: { type: "documentValue", document: index, path: 0 } },
      ]),
    ),
  };
}

/** Adds to the answer of a query what the Studio's Presentation tool needs to keep it up to date from key to key. */
export const addSourceMap: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.req.query("resultSourceMap") || !context.res.ok) return;
  const answer = (await context.res.json()) as { readonly result: unknown };
  const followed = { ...answer, resultSourceMap: sourceMapOf(answer.result), syncTags: [liveTag] };
  const { headers } = context.res;
  headers.delete("Content-Length");
  context.res = undefined;
  context.res = new Response(JSON.stringify(followed), { headers });
};
