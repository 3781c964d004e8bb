import { setTimeout as pause } from "node:timers/promises";
import pMap from "p-map";
import { ask, outcome, type Fetch } from "./live-site";

/** Milliseconds between two requests to one host. */
const politePause = 1_000;

const parallelHosts = 4;

/** Answers that say no more than that a program is not welcome, or that the host is busy. */
const isUndecided = (status: number) =>
  [401, 403, 405, 408, 425, 429].includes(status) || status >= 500;

/**
 * Visits links to other sites: one request at a time to a host, with a pause. Those that differ only in their query
 * are visited once, as each article has links to be shared by.
 *
 * @returns those that lead to nothing, by URL. A host that refuses a program, or is ill for the moment, is not one.
 */
export async function foreignFindings(
  fetch: Fetch,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byHost = new Map<string, string[]>();
  const distinct = new Map(urls.map((url) => [url.replace(/[?#].*/s, ""), url]));
  for (const url of distinct.values()) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const findings = new Map<string, string>();
  await pMap(
    byHost.values(),
    async (ofHost) => {
      for (const [index, url] of ofHost.entries()) {
        if (index > 0) await pause(politePause);
        const answer = await ask(fetch, url, { redirect: "follow" });
        if (answer.status >= 200 && answer.status < 400) continue;
        if (!isUndecided(answer.status)) findings.set(url, outcome(answer));
      }
    },
    { concurrency: parallelHosts },
  );
  return findings;
}
