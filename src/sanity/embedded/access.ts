import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { requestError } from "./http-errors";

/** What the routes know of a request beside the request itself. */
export interface ContentEnv {
  Bindings: HttpBindings;
  Variables: { readonly canReadDrafts: boolean };
}

/**
 * Rejects a request that was made under another name than this machine's own: a web page could have its own
 * name resolved to this machine to read from it.
 *
 * @throws HTTPException 403
 */
export function checkHost(host = ""): void {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  if (name !== "127.0.0.1" && name !== "localhost" && !name.endsWith(".localhost")) {
    throw requestError(403, `This server is for 127.0.0.1 and localhost, not "${name}".`);
  }
}

/**
 * Returns whether a request has the token, which grants access to drafts.
 *
 * @param token when undefined, every token is wrong.
 * @throws HTTPException 401 for a wrong one.
 */
export function hasToken(context: Context, token: string | undefined): boolean {
  const authorization = context.req.header("Authorization");
  if (authorization === undefined) return false;
  if (token !== undefined && authorization === `Bearer ${token}`) return true;
  throw requestError(401, "The token is not the one in SANITY_TOKEN.");
}

/** Lets programs of this machine read; those with the token read drafts as well. */
export function readingAccess(token: string | undefined): MiddlewareHandler<ContentEnv> {
  return async (context, next) => {
    context.set("canReadDrafts", hasToken(context, token));
    await next();
  };
}
