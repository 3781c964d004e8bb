import type { HTTPException } from "hono/http-exception";
import { errorWithBody } from "../../src/sanity/embedded/http-errors";

/** What Sanity's API calls the reasons for which it refuses a mutation. */
type Reason =
  | "invalidMutationError"
  | "documentAlreadyExistsError"
  | "documentNotFoundError"
  | "documentRevisionIDDoesNotMatchError"
  | "documentReferencesNonexistentDocumentError"
  | "documentHasExistingReferencesError";

/**
 * `{error: {description, items, type}}`: Sanity's error about a mutation, of which there may be several.
 *
 * @param more what the API says of this reason besides, such as the document's id.
 * @param index the mutation's, or the action's, in its transaction.
 */
export function mutationError(
  type: Reason,
  description: string,
  more: object = {},
  index = 0,
): HTTPException {
  const statusCode = type === "invalidMutationError" ? 400 : 409;
  return errorWithBody(statusCode, description, {
    statusCode,
    error: {
      description: `The mutation(s) failed: ${description}`,
      items: [{ error: { description, type, ...more }, index }],
      type: "mutationError",
    },
  });
}

export function invalidMutation(description: string, index?: number): HTTPException {
  return mutationError("invalidMutationError", description, {}, index);
}

export function alreadyExists(id: string, index: number): HTTPException {
  const description = `Document by ID "${id}" already exists`;
  return mutationError("documentAlreadyExistsError", description, { id }, index);
}

export function documentNotFound(id: string, index: number): HTTPException {
  const description = `The document with the ID "${id}" was not found`;
  return mutationError("documentNotFoundError", description, { id }, index);
}

/** @throws HTTPException 409 where a document has another revision than the one that a client expects. */
export function checkRevision(
  id: string,
  currentRevisionID: unknown,
  expectedRevisionID: unknown,
  index: number,
): void {
  if (typeof expectedRevisionID !== "string" || expectedRevisionID === currentRevisionID) return;
  const has = typeof currentRevisionID === "string" ? currentRevisionID : "none";
  throw mutationError(
    "documentRevisionIDDoesNotMatchError",
    `Document "${id}" has unexpected revision ID (${has}), expected ${expectedRevisionID}`,
    { id, currentRevisionID, expectedRevisionID },
    index,
  );
}
