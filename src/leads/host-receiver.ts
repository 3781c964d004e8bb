import { parseLeadSettings } from "../config/settings/lead-settings";
import { site } from "../config/site";
import type { AnswerPageSettings } from "./answer-page";
import { destinationsOf } from "./destinations";
import type { LeadStore } from "./lead-store";
import { maintain, type MaintenanceSettings } from "./maintain";
import { receive } from "./receiver";
import type { Receiver } from "./receiver-context";

/** What the receiver knows from the build of its site: the entry of its bundle has it as values. */
export type PublishedSite = {
  readonly page: AnswerPageSettings;
  /** Those that the privacy policies name. */
  readonly keepMonths: MaintenanceSettings["keepMonths"];
};

/** What a host tells of a request. */
type Visit = Pick<Receiver, "visitorAddress" | "waitUntil">;

/** Returns the receiver as a host runs it, on its storage and with its variables. */
export function hostReceiver(
  { page, keepMonths }: PublishedSite,
  store: LeadStore | undefined,
  env: Readonly<Record<string, unknown>>,
) {
  const { settings, problems } = parseLeadSettings(env);
  for (const problem of problems)
    console.error(`${problem} What cannot be used counts as not set.`);
  // Without a secret, each instance of the function makes one.
  const { floodThreshold, confirmations, addressSecret = crypto.randomUUID() } = settings;
  const maintenance = { destinations: destinationsOf(settings), keepMonths };
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
        page,
        now,
      }),
    /** Runs maintenance, as the host's scheduler asks for. */
    async maintain(): Promise<void> {
      if (store) await maintain(store, maintenance, now);
    },
  };
}
