import type { MiddlewareHandler } from "hono";
import { hasToken, type ContentEnv } from "../../src/sanity/embedded/access";
import { requestError } from "../../src/sanity/embedded/http-errors";

/**
 * Lets the pages of some origins, and programs with the token, read drafts and write. Pages of any other origin
 * are refused. Browsers name a page's origin truly; a program can name any, but it can write the folder as well.
 *
 * @param token when undefined, every token is wrong.
 */
export function editingAccess(
  origins: readonly string[],
  token: string | undefined,
): MiddlewareHandler<ContentEnv> {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    if (origin !== undefined && !origins.includes(origin)) {
      throw requestError(403, `Pages of ${origin} may not use this server.`);
    }
    context.set("canReadDrafts", origin !== undefined || hasToken(context, token));
    await next();
  };
}

/** Refuses whoever may not read drafts, and so may not write. */
export const requireEditor: MiddlewareHandler<ContentEnv> = async (context, next) => {
  if (!context.get("canReadDrafts"))
    throw requestError(401, "This needs the token in SANITY_TOKEN.");
  await next();
};
