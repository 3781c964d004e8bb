/** The functions on Netlify. */
import { netlifyLeadStore, netlifyTestStore } from "./blob-lead-store";
import { hostReceiver, type PublishedSite } from "./host-receiver";

type Context = { readonly ip?: string; waitUntil(work: Promise<unknown>): void };

/** Returns the function that answers requests, and the scheduled one: it delivers what is due, and erases what is too old. */
export function netlifyFunctions(site: PublishedSite) {
  /** Kept while the host keeps this instance. Its storage is not: each run has a token of its own. */
  const receiver = site.isPublished
    ? hostReceiver(site, netlifyLeadStore, process.env)
    : hostReceiver({ ...site, destinations: [] }, netlifyTestStore, {});
  return {
    answer: (request: Request, context: Context): Promise<Response> =>
      receiver.answer(request, {
        visitorAddress: context.ip ?? "",
        waitUntil: (work) => context.waitUntil(work),
      }),
    async maintain(): Promise<Response> {
      await receiver.maintain();
      return new Response(null, { status: 204 });
    },
  };
}
