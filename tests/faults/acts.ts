/** What a content service does when it is at fault. */
import type { Answer, Fault, Kind } from "./content-service";

export const status =
  (code: number, headers: Record<string, string> = {}) =>
  ({ response, body }: Answer): void => {
    const message = JSON.stringify({ statusCode: code, error: "Fault", message: "As asked for" });
    response.writeHead(code, headers).end(code === 200 ? body : message);
  };

/** A fault in every answer of a kind, or in the first ones. */
export function faultIn(kind: Kind, act: (answer: Answer) => void, most = Infinity): Fault {
  return (answer) => {
    if (answer.kind !== kind || answer.times > most) return false;
    act(answer);
    return true;
  };
}

export const hang = (): void => undefined;
export const cutOff = ({ response, body }: Answer): void => {
  response.writeHead(200, { "Content-Length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};
/** Ends in good order where a document ends: only counting tells. */
export const betweenLines = ({ response, body }: Answer): void => {
  response.end(body.subarray(0, body.indexOf("\n") + 1));
};
/** Without the line of a document, and with others at its end. */
export const without =
  (id: string, ...others: readonly object[]) =>
  ({ response, body }: Answer): void => {
    const lines = body.toString("utf8").trimEnd().split("\n");
    const left = lines.filter((line) => (JSON.parse(line) as { _id: string })._id !== id);
    response.end([...left, ...others.map((each) => JSON.stringify(each))].join("\n"));
  };
export const withinLine = ({ response, body }: Answer): void => {
  response.end(body.subarray(0, body.indexOf("\n") + 30));
};
export const instead =
  (text: string) =>
  ({ response }: Answer): void => {
    response.end(text);
  };
