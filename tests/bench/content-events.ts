/** The changes that the embedded dataset's content server tells of. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

export type ContentEvents = {
  /** Resolves with the time, in milliseconds since 1970, of the next change of a document. */
  next(): Promise<number>;
  stop(): void;
};

/**
 * Listens as the preview does.
 *
 * @param port of the content server on this computer.
 */
export async function listenForChanges(port: number): Promise<ContentEvents> {
  const url = `http://127.0.0.1:${port}/v1/data/listen/aside?query=${encodeURIComponent("*")}`;
  const request = get(url, { headers: { Authorization: "Bearer embedded-preview" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} responded ${response.statusCode}.`);
  let resolveNext = (_time: number): void => undefined;
  response.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("event: mutation")) resolveNext(Date.now());
  });
  return {
    next: () =>
      new Promise((resolve) => {
        resolveNext = resolve;
      }),
    stop: () => request.destroy(),
  };
}
