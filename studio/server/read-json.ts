import type { Context } from "hono";
import { requestError } from "../../src/sanity/embedded/http-errors";

/** Reads the body of a request. @throws HTTPException 400 */
export async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json<unknown>();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw requestError(400, "The body is not valid JSON.");
  }
}
