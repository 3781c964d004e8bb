/** The changes that the embedded dataset's content server tells of. */
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

export type ContentEvents = {
  /** Resolves with the time, in milliseconds since 1970, of the next change of a document. */
  next(): Promise<number>;
  stop(): void;
};

/**
 * Listens as the Studio does.
 *
 * @param server URL of the content server, which has the dataset of the tests.
 * @param origin of the Studio.
 */
export async function listenForChanges(server: string, origin: string): Promise<ContentEvents> {
  const url = `${server}/v1/data/listen/aside?query=${encodeURIComponent("*")}`;
  const request = get(url, { headers: { Origin: origin } });
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
