/** Errors in the shapes of Sanity's API. */

/** An error to send as a response, in the shape of Sanity's errors. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`HTTP ${statusCode}`);
  }
}

/** `{statusCode, error, message}`: Sanity's error about a path, a permission or a request. */
export function requestError(
  statusCode: number,
  error: string,
  message: string,
  more: { errorCode?: string; headers?: Readonly<Record<string, string>> } = {},
): HttpError {
  const { errorCode, headers } = more;
  const code = errorCode === undefined ? {} : { errorCode };
  return new HttpError(statusCode, { statusCode, error, ...code, message }, headers);
}

export function notFound(message: string): HttpError {
  return requestError(404, "Not Found", message);
}

export function unavailable(message: string): HttpError {
  return requestError(503, "Service Unavailable", message);
}

/** `{error: {description, type}}`: Sanity's error about a query. */
export function queryError(description: string, more: object = {}): HttpError {
  return new HttpError(400, { error: { description, type: "queryParseError", ...more } });
}
