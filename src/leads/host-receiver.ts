import { parseLeadSettings } from "../config/settings/lead-settings";
import { site } from "../config/site";
import type { AnswerPageSettings } from "./answer-page";
import { destinationsOf } from "./destinations";
import type { LeadStore } from "./lead-store";
import { maintain } from "./maintain";
import { receive } from "./receiver";
import type { Receiver } from "./receiver-context";

/** Defined by the bundler. The privacy policies name the months. */
declare const ANSWER_PAGE: AnswerPageSettings;
declare const KEEP_MONTHS: number;

/** What a host tells of a request. */
type Visit = Pick<Receiver, "visitorAddress" | "waitUntil">;

/** Returns the receiver as a host runs it, on its storage and with its variables. */
export function hostReceiver(
  store: LeadStore | undefined,
  env: Parameters<typeof parseLeadSettings>[0],
) {
  const { settings, problems } = parseLeadSettings(env);
  for (const problem of problems)
    console.error(`${problem} What cannot be used counts as not set.`);
  // Without a secret, each instance of the function makes one.
  const { floodThreshold, confirmations, addressSecret = crypto.randomUUID() } = settings;
  const maintenance = {
    destinations: destinationsOf(settings),
    keepMonths: KEEP_MONTHS,
  };
  const now = () => new Date();
  return {
    answer: (request: Request, visit: Visit): Promise<Response> =>
      receive(request, {
        ...visit,
        store,
        maintenance,
        addressSecret,
        floodThreshold,
        confirmations,
        siteUrl: site.url,
        page: ANSWER_PAGE,
        now,
      }),
    /** Runs maintenance, as the host's scheduler asks for. */
    async maintain(): Promise<void> {
      if (store) await maintain(store, maintenance, now);
    },
  };
}
