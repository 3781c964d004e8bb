import { site } from "../config/site";
import type { AnswerPageSettings } from "./answer-page";
import type { LeadStore } from "./lead-store";
import { receive, type Receiver } from "./receiver";
import { receiverSettings, type ReceiverEnvironment } from "./receiver-settings";

/** Defined by the bundler. The privacy policies name the months. */
declare const ANSWER_PAGE: AnswerPageSettings;
declare const KEEP_MONTHS: number;

/** What a host tells of a request. */
type Visit = Pick<Receiver, "visitorAddress" | "waitUntil">;

/** Returns the receiver as a host runs it, on its storage and with its variables. */
export function hostReceiver(store: LeadStore | undefined, env: ReceiverEnvironment) {
  const { webhook, problems, addressSecret = crypto.randomUUID() } = receiverSettings(env);
  for (const problem of problems) console.error(problem);
  return (request: Request, visit: Visit): Promise<Response> =>
    receive(request, {
      ...visit,
      store,
      maintenance: { webhook, keepMonths: KEEP_MONTHS },
      addressSecret,
      siteUrl: site.url,
      page: ANSWER_PAGE,
      now: () => new Date(),
    });
}
