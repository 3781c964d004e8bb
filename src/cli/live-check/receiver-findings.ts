import type { HTMLElement } from "node-html-parser";
import { receiverPath } from "../../config/receiver-path";
import { defaultLocale } from "../../i18n/locales";
import { languageHeader } from "../../requests/headers";
import { ask, outcome, type Answer, type Fetch } from "./live-site";

/**
 * Sends an empty form, which the receiver refuses and does not store, and asks whether it is well. Forms that are
 * posted to another API are not sent: it might accept them.
 *
 * @param pages the site's pages by URL.
 */
export async function receiverFindings(
  fetch: Fetch,
  origin: string,
  pages: ReadonlyMap<string, HTMLElement>,
): Promise<string[]> {
  const actions = [...pages].flatMap(([url, page]) =>
    page
      .querySelectorAll('form[method="post"][action]')
      .map((form) => new URL(form.getAttribute("action") ?? "", url).href),
  );
  const own = [...new Set(actions)].filter((url) => url.startsWith(`${origin}${receiverPath}/`));
  if (own.length === 0) return [];
  const findings: string[] = [];
  for (const url of own) {
    const answer = await ask(fetch, url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        [languageHeader]: defaultLocale,
        Origin: origin,
      },
      body: "{}",
    });
    if (answer.status !== 422) findings.push(`${url} ${outcome(answer)} to an empty form, not 422`);
  }
  const health = await ask(fetch, `${origin}${receiverPath}/health`);
  findings.push(...healthFindings(health).map((finding) => `${health.url} ${finding}`));
  return findings;
}

function healthFindings(answer: Answer): string[] {
  if (answer.status !== 200 && answer.status !== 503) return [outcome(answer)];
  const { storage, deliveries } = JSON.parse(answer.body) as Record<string, unknown>;
  if (storage !== true) return ["says that the storage does not answer: leads are refused"];
  return deliveries === true
    ? []
    : ["says that a lead has waited for its delivery for more than a day"];
}
