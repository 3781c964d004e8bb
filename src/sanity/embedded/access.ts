import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { isLoopbackName } from "../../config/settings/rules";
import { requestError } from "./http-errors";

/** What the routes know of a request beside the request itself. */
export interface ContentEnv {
  Bindings: HttpBindings;
  Variables: {
    readonly canReadDrafts: boolean;
  };
}

/** Returns whether the `Host` of a request is a name of this machine, for itself alone. */
export function isLoopbackHost(host = ""): boolean {
  return isLoopbackName(host.replace(/:\d+$/, ""));
}

/**
 * Rejects a request that was made under another name than this machine's own: a web page could have its own
 * name resolved to this machine to read from it.
 *
 * @throws HTTPException 403
 */
export function checkHost(host = ""): void {
  if (!isLoopbackHost(host)) {
    throw requestError(403, `This server is for 127.0.0.1 and localhost, not "${host}".`);
  }
}

/** Returns whether a page of another site has sent a request, by what its browser says. Navigations are allowed. */
export function isFromOtherSite(header: (name: string) => string | undefined): boolean {
  const site = header("Sec-Fetch-Site");
  const isOther = site === "cross-site" || site === "same-site";
  return isOther && header("Sec-Fetch-Mode") !== "navigate";
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

/**
 * Lets programs of this machine read, and no web page; those with the token read drafts as well.
 *
 * @throws HTTPException 403 for a web page.
 */
export function readingAccess(token: string | undefined): MiddlewareHandler<ContentEnv> {
  return async (context, next) => {
    const { req } = context;
    if (req.header("Origin") !== undefined || isFromOtherSite((name) => req.header(name))) {
      throw requestError(403, "Web pages may not use this server.");
    }
    context.set("canReadDrafts", hasToken(context, token));
    await next();
  };
}
