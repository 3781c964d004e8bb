import { STATUS_CODES } from "node:http";
import { HTTPException } from "hono/http-exception";

/** Returns an error for a route to throw. */
export function requestError(
  status: 400 | 401 | 403 | 404 | 409 | 413 | 503,
  message: string,
): HTTPException {
  return new HTTPException(status, { message });
}

/** Returns the response to an error: `{statusCode, error, message}`, which Sanity's clients show. */
export function errorResponse(error: Error): Response {
  const status = error instanceof HTTPException ? error.status : 500;
  const body = { statusCode: status, error: STATUS_CODES[status], message: error.message };
  return Response.json(body, { status });
}
