import { responseHeaders } from "./response-headers";

/** An error of a single field, in the visitor's language. */
export type FieldError = { readonly field: string; readonly message: string };

/** What keeps a request from being accepted. */
export type Problem = {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503;
  /** For developers, in English. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
};

const titles: Readonly<Record<Problem["status"], string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

/** Returns a problem as a response with problem details (RFC 9457). */
export function problemResponse({ status, detail, errors, headers }: Problem): Response {
  const body = { type: "about:blank", title: titles[status], status, detail, errors };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", ...responseHeaders, ...headers },
  });
}
