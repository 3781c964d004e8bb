/** Errors in the shapes of Sanity's API, for a route to throw. */
import { STATUS_CODES } from "node:http";
import { HTTPException } from "hono/http-exception";

type Status = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 500 | 503;

/** Returns an error that sends a body of its own. */
export function errorWithBody(statusCode: Status, message: string, body: object): HTTPException {
  const res = Response.json(body, { status: statusCode });
  return new HTTPException(statusCode, { message, res });
}

/** `{statusCode, error, message}`: Sanity's error about a path, a permission or a request. */
export function requestError(statusCode: Status, message: string, more: object = {}) {
  return errorWithBody(statusCode, message, {
    statusCode,
    error: STATUS_CODES[statusCode],
    message,
    ...more,
  });
}

/** `{error: {description, type}}`: Sanity's error about a query. */
export function queryError(description: string, more: object = {}): HTTPException {
  const error = { description, type: "queryParseError", ...more };
  return errorWithBody(400, description, { error });
}

/** Returns the response to an error, whichever it is. */
export function errorResponse(error: Error): Response {
  const known = error instanceof HTTPException ? error : requestError(500, error.message);
  return known.getResponse();
}
