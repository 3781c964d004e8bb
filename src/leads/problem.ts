/** An error of a single field, in the visitor's language. */
export type FieldError = { readonly field: string; readonly message: string };

type Details = {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** What keeps a form submission from being accepted, as an HTTP status. */
export class Problem extends Error {
  /** @param detail for developers, in English. */
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503,
    readonly detail: string,
    readonly details: Details = {},
  ) {
    super(detail);
  }
}

/** Headers of every response, besides those of the site's pages. */
export const responseHeaders = {
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
} as const;

/** Leads a browser to a page, which it asks for with GET. */
export function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...responseHeaders, Location: location } });
}

/** Returns a problem as a response with problem details (RFC 9457). */
export function problemResponse({ status, detail, details }: Problem): Response {
  const { errors, headers } = details;
  return new Response(JSON.stringify({ type: "about:blank", status, detail, errors }), {
    status,
    headers: { "Content-Type": "application/problem+json", ...responseHeaders, ...headers },
  });
}
