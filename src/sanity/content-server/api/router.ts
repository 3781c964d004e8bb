import type { IncomingMessage, ServerResponse } from "node:http";
import { notFound, requestError } from "../http-error";

export interface ContentRequest {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

export interface RoutedRequest extends ContentRequest {
  /** Such as `v1` or `v2025-02-19`; empty for files. */
  readonly apiVersion: string;
  /** Parts of the path by the names that the route gives them, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Responds to a request, or throws an HttpError for the caller to send. */
export type Respond = (request: RoutedRequest) => Promise<void> | void;

export interface Route {
  readonly methods: readonly string[];
  /** Parts of the path after the version; `:name` stands for any part. */
  readonly path: string;
  readonly respond: Respond;
}

const versionPattern = /^v(X|\d[\d-]*)$/;

/**
 * Creates a function that passes requests on to the first route of their path and method.
 *
 * @throws HttpError 404 where there is no route, 405 for another method than the route's.
 */
export function createRouter(routes: readonly Route[]): (request: ContentRequest) => Promise<void> {
  return async (request) => {
    const parts = request.url.pathname.split("/").slice(1).map(decodeURIComponent);
    const isVersioned = versionPattern.test(parts[0] ?? "");
    const apiVersion = isVersioned ? (parts.shift() ?? "") : "";
    const found = routes.flatMap((route) => {
      const params = matchPath(route.path, parts);
      // Files have no version, and nothing else is without one.
      return params && isVersioned !== isFileRoute(route) ? [{ route, params }] : [];
    });
    const method = request.incoming.method ?? "";
    if (found.length === 0) {
      requireMethod(method, ["GET", "HEAD", "POST"]);
      throw notFound(`The local content server has nothing at ${request.url.pathname}.`);
    }
    const match = found.find(({ route }) => route.methods.includes(method));
    if (!match)
      requireMethod(
        method,
        found.flatMap(({ route }) => route.methods),
      );
    else await match.route.respond({ ...request, apiVersion, params: match.params });
  };
}

function isFileRoute({ path }: Route): boolean {
  return /^(images|files)\//.test(path);
}

function matchPath(path: string, parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  const pattern = path.split("/");
  if (pattern.length !== parts.length) return undefined;
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (name.startsWith(":")) params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

function requireMethod(method: string, methods: readonly string[]): void {
  if (methods.includes(method)) return;
  throw requestError(405, "Method Not Allowed", `${method} is not allowed here.`, {
    headers: { Allow: methods.join(", ") },
  });
}
