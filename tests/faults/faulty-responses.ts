/** Faulty responses of the content service. */
import type { Exchange, Fault, Kind } from "./content-service";

type Respond = (exchange: Exchange) => void;

/** Injects a fault into every response of a kind, or into the first ones. */
export function faultIn(kind: Kind, respond: Respond, maxCount = Infinity): Fault {
  return (exchange) => {
    if (exchange.kind !== kind || exchange.count > maxCount) return false;
    respond(exchange);
    return true;
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  ({ response, body }) => {
    const message = JSON.stringify({ statusCode: code, error: "Fault", message: "As requested" });
    response.writeHead(code, headers).end(code === 200 ? body : message);
  };
export const hang: Respond = () => undefined;
export const cutConnection: Respond = ({ response, body }) => {
  response.writeHead(200, { "Content-Length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};
/** Ends gracefully after a document, so that only counting detects it. */
export const cutBetweenLines: Respond = ({ response, body }) => {
  response.end(body.subarray(0, body.indexOf("\n") + 1));
};
export const cutWithinLine: Respond = ({ response, body }) => {
  response.end(body.subarray(0, body.indexOf("\n") + 30));
};
/** Omits a document, and appends others. */
export const withoutDocument =
  (id: string, ...added: readonly object[]): Respond =>
  ({ response, body }) => {
    const lines = body.toString("utf8").trimEnd().split("\n");
    const kept = lines.filter((line) => (JSON.parse(line) as { _id: string })._id !== id);
    response.end([...kept, ...added.map((document) => JSON.stringify(document))].join("\n"));
  };
export const text =
  (content: string): Respond =>
  ({ response }) => {
    response.end(content);
  };
