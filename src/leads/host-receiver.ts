import {
  companyDestinations,
  parseLeadSettings,
  type CompanyDestination,
} from "../config/settings/lead-settings";
import { site } from "../config/site";
import type { AnswerPageSettings } from "./answer-page";
import { destinationsOf } from "./destinations";
import type { LeadStore } from "./lead-store";
import { maintain, type Maintenance } from "./maintain";
import { receive } from "./receiver";
import type { Receiver } from "./receiver-context";

/** What the receiver knows from the build of its site: the entry of its bundle has it as values. */
export type PublishedSite = {
  readonly answerPage: AnswerPageSettings;
  /** Those that the privacy policies name. */
  readonly keepMonths: Maintenance["keepMonths"];
  /** Where the build's settings send leads. */
  readonly destinations: readonly CompanyDestination[];
  /**
   * Whether it is at the site's own address. On Netlify, what is sent from elsewhere, as a pull request's deployment, is a
   * test. On Cloudflare, leads go to the database that is bound to the deployment.
   */
  readonly isPublished: boolean;
};

/** What a host tells of a request. */
type Visit = Pick<Receiver, "visitorAddress" | "waitUntil">;

/**
 * Returns the receiver as a host runs it, with its variables.
 *
 * @param store returns the storage for a request or a run.
 */
export function hostReceiver(
  { answerPage, keepMonths, destinations: promised }: PublishedSite,
  store: () => LeadStore | undefined,
  env: Readonly<Record<string, unknown>>,
) {
  const { settings, problems } = parseLeadSettings(env);
  for (const problem of problems)
    console.error(`${problem} What cannot be used counts as not set.`);
  // Without a secret, each instance of the function makes one.
  const { floodThreshold, confirmations, addressSecret = crypto.randomUUID() } = settings;
  const known = companyDestinations(settings);
  const missingDestinations = promised.filter((name) => !known.includes(name));
  if (missingDestinations.length > 0) {
    console.error(
      `The build sends leads to ${missingDestinations.join(", ")}, whose settings are missing here: leads wait. ` +
        "Set the same LEADS_* variables for the receiver as for the build.",
    );
  }
  const maintenance = { destinations: destinationsOf(settings), keepMonths };
  const now = () => new Date();
  return {
    answer: (request: Request, visit: Visit): Promise<Response> =>
      receive(request, {
        ...visit,
        store: store(),
        maintenance,
        missingDestinations,
        addressSecret,
        floodThreshold,
        // What the policies of the build say, even where a setting is missing here.
        confirmations: {
          ...confirmations,
          hasLink: confirmations.hasLink || site.hasDoubleOptIn,
        },
        answerPage,
        now,
      }),
    /** Runs maintenance, as the host's scheduler asks for. */
    async maintain(): Promise<void> {
      const current = store();
      if (current) await maintain(current, maintenance, now);
    },
  };
}
