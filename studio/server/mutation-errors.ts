import type { HTTPException } from "hono/http-exception";
import { errorWithBody } from "../../src/sanity/embedded/http-errors";

/** Why a mutation was refused, in the words of Sanity's API. */
export interface MutationProblem {
  readonly statusCode: 400 | 409;
  readonly type: string;
  readonly description: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** `{error: {description, items, type}}`: Sanity's error about a mutation, of which there may be several. */
export function mutationError(problem: MutationProblem, index = 0): HTTPException {
  const { statusCode, type, description, more = {} } = problem;
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
  return mutationError({ statusCode: 400, type: "invalidMutationError", description }, index);
}

export function alreadyExists(id: string, index?: number): HTTPException {
  return mutationError(
    {
      statusCode: 409,
      type: "documentAlreadyExistsError",
      description: `Document by ID "${id}" already exists`,
      more: { id },
    },
    index,
  );
}

export function documentNotFound(id: string, index?: number): HTTPException {
  return mutationError(
    {
      statusCode: 409,
      type: "documentNotFoundError",
      description: `The document with the ID "${id}" was not found`,
      more: { id },
    },
    index,
  );
}

export function wrongRevision(
  id: string,
  expectedRevisionID: string,
  currentRevisionID: string | undefined,
  index?: number,
): HTTPException {
  return mutationError(
    {
      statusCode: 409,
      type: "documentRevisionIDDoesNotMatchError",
      description:
        `Document "${id}" has unexpected revision ID (${currentRevisionID ?? "none"}), ` +
        `expected ${expectedRevisionID}`,
      more: { id, currentRevisionID, expectedRevisionID },
    },
    index,
  );
}
