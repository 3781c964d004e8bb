import type { IncomingMessage, ServerResponse } from "node:http";
import { requestError } from "../http-error";

/** Who may read and write. */
export interface AccessRules {
  /** Grants requests without an origin access to drafts. When unset, every token is rejected. */
  readonly token?: string | undefined;
  /** Lets the pages of these origins, and requests with the token, write. */
  readonly editing?: { readonly origins: readonly string[] } | undefined;
}

/** What a request may do. */
export interface Access {
  readonly canReadDrafts: boolean;
  readonly canWrite: boolean;
}

/**
 * Rejects a request that was made under another name than this machine's own: a web page could have its own
 * name resolved to this machine to read from it.
 *
 * @throws HttpError 403
 */
export function checkHost({ headers }: IncomingMessage): void {
  const name = (headers.host ?? "").toLowerCase().replace(/:\d+$/, "");
  if (name !== "127.0.0.1" && name !== "localhost" && !name.endsWith(".localhost")) {
    throw requestError(
      403,
      "Forbidden",
      `This server is for 127.0.0.1 and localhost, not "${name}".`,
    );
  }
}

/**
 * Lets the pages of the Studio and the preview read responses, and rejects those of any other site. Without
 * `editing`, no page may read anything.
 *
 * @throws HttpError 403
 */
export function checkOrigin(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { editing }: AccessRules,
): void {
  const { origin } = headers;
  if (editing === undefined || origin === undefined) return;
  response.setHeader("Vary", "Origin");
  if (!editing.origins.includes(origin)) {
    throw requestError(403, "Forbidden", `Pages of ${origin} may not use this server.`);
  }
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
}

/** Answers the question that a browser asks before a request, once its origin is accepted. */
export function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": headers["access-control-request-headers"] ?? "",
    "Access-Control-Max-Age": "600",
  });
  response.end();
}

/**
 * Returns what a request may do. A page of an accepted origin is the editor's; a request without an origin says
 * the token. Browsers name a page's origin truly; a program can name any, but it can write the folder as well.
 *
 * @throws HttpError 401 for a wrong token.
 */
export function accessOf({ headers }: IncomingMessage, { token, editing }: AccessRules): Access {
  const { authorization, origin } = headers;
  if (editing !== undefined && origin !== undefined) {
    const isEditor = editing.origins.includes(origin);
    return { canReadDrafts: isEditor, canWrite: isEditor };
  }
  if (authorization === undefined) return { canReadDrafts: false, canWrite: false };
  if (token === undefined || authorization !== `Bearer ${token}`) {
    throw requestError(401, "Unauthorized", "The token is not the one in SANITY_TOKEN.", {
      errorCode: "SIO-401-ANF",
    });
  }
  return { canReadDrafts: true, canWrite: editing !== undefined };
}
