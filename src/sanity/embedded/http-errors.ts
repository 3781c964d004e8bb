import { STATUS_CODES } from "node:http";
import { HTTPException } from "hono/http-exception";

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 500 | 503;

/** Returns an error for a route to throw: `{statusCode, error, message}`, which Sanity's clients show. */
export function requestError(statusCode: Status, message: string): HTTPException {
  const body = { statusCode, error: STATUS_CODES[statusCode], message };
  return new HTTPException(statusCode, {
    message,
    res: Response.json(body, { status: statusCode }),
  });
}

/** Returns the response to an error, whichever it is. */
export function errorResponse(error: Error): Response {
  const known = error instanceof HTTPException ? error : requestError(500, error.message);
  return known.getResponse();
}
