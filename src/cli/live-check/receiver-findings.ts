import type { HTMLElement } from "node-html-parser";
import { receiverPath } from "../../config/receiver-path";
import { defaultLocale } from "../../i18n/locales";
import { languageHeader } from "../../forms/headers";
import { ask, askAll, outcome, type Answer, type Fetch } from "./live-site";

/** What the check knows of the site's forms from its settings. */
export type LeadSettings = {
  /** Origin that forms are posted to by their script, without an address in the page; absent: the site's own. */
  readonly apiOrigin?: string | undefined;
};

/**
 * Asks whether somebody receives what the site's forms send, and stores nothing: its own receiver gets an empty form,
 * which it refuses, and tells whether it is well. Another API might accept a form, and is only asked for its options.
 *
 * @param pages the site's pages by URL.
 */
export async function receiverFindings(
  fetch: Fetch,
  origin: string,
  pages: ReadonlyMap<string, HTMLElement>,
  { apiOrigin }: LeadSettings,
): Promise<string[]> {
  const addresses = new Set<string>();
  let pageWithout: string | undefined;
  for (const [url, page] of pages) {
    for (const form of page.querySelectorAll('form[method="post"]')) {
      const action = form.getAttribute("action");
      if (action) addresses.add(new URL(action, url).href);
      else if (apiOrigin === undefined) pageWithout ??= url;
      else addresses.add(apiOrigin);
    }
  }
  const isOwn = (url: string) => new URL(url).origin === origin;
  const findings = await Promise.all([
    ownFindings(fetch, origin, [...addresses].filter(isOwn)),
    otherFindings(
      fetch,
      [...addresses].filter((url) => !isOwn(url)),
    ),
  ]);
  if (pageWithout !== undefined) {
    findings.push([
      `${pageWithout} loses leads: its form has no address. A preview was published, or GATSBY_API_ORIGIN is not ` +
        "set as it was for the build",
    ]);
  }
  return findings.flat();
}

/** An empty form is refused by the receiver, each problem of whose own is described as one (RFC 9457). */
async function ownFindings(
  fetch: Fetch,
  origin: string,
  addresses: readonly string[],
): Promise<string[]> {
  const answers = await askAll(fetch, addresses, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [languageHeader]: defaultLocale,
      Origin: origin,
    },
    body: "{}",
  });
  const [first] = answers;
  if (first === undefined) return [];
  if (!answers.some(isFromReceiver)) {
    return [
      `${first.url} ${outcome(first)} to an empty form, as no receiver does: leads are lost. Publish the receiver ` +
        "by building with `npm run build` or `npx gatsby build`, or set GATSBY_API_ORIGIN",
    ];
  }
  const findings = answers.flatMap((answer) =>
    answer.status === 422 ? [] : [`${answer.url} ${outcome(answer)} to an empty form, not 422`],
  );
  const health = await ask(fetch, `${origin}${receiverPath}/health`);
  return [...findings, ...healthFindings(health).map((finding) => `${health.url} ${finding}`)];
}

function isFromReceiver({ headers }: Answer): boolean {
  return headers.get("Content-Type")?.startsWith("application/problem+json") === true;
}

/** Any answer is one: only its own documentation says what another API answers to a request for its options. */
async function otherFindings(fetch: Fetch, addresses: readonly string[]): Promise<string[]> {
  const answers = await askAll(fetch, addresses, { method: "OPTIONS" });
  return answers.flatMap((answer) =>
    answer.failure === undefined
      ? []
      : [`${answer.url} ${outcome(answer)}: leads are lost. Correct GATSBY_API_ORIGIN`],
  );
}

function healthFindings(answer: Answer): string[] {
  if (answer.status !== 200 && answer.status !== 503) return [outcome(answer)];
  let health: Readonly<Partial<Record<"storage" | "deliveries" | "overdue", unknown>>>;
  try {
    health = JSON.parse(answer.body) as typeof health;
  } catch {
    // The host's own page.
    return [outcome(answer)];
  }
  const { storage, deliveries, overdue } = health;
  if (storage !== true) return ["says that the storage does not answer: leads are refused"];
  if (deliveries === true) return [];
  return [
    overdue === 0
      ? "says that the settings of a destination of the build are missing"
      : `says that leads have waited for their delivery for more than a day: ${String(overdue)}`,
  ];
}
