/** The Worker on Cloudflare, beside the site's files; as `_worker.js`, a Pages Function. */
import { receiverPath } from "../config/receiver-path";
import { d1LeadStore } from "./d1-lead-store";
import type { D1 } from "./d1-schema";
import { hostReceiver, type PublishedSite } from "./host-receiver";

/** `LEADS` is the binding of the D1 database, `ASSETS` that of the site's files. */
type Environment = Readonly<Record<string, unknown>> & {
  readonly LEADS?: D1;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
};

type Context = { waitUntil(work: Promise<unknown>): void };

/** Returns what a Worker exports. */
export function cloudflareWorker(site: PublishedSite) {
  /** Kept while the runtime keeps this instance. */
  let receiver: ReturnType<typeof hostReceiver> | undefined;

  function receiverOf(env: Environment) {
    if (receiver) return receiver;
    if (!env.LEADS) console.error("No D1 database is bound as LEADS: leads cannot be stored.");
    const store = env.LEADS && d1LeadStore(env.LEADS);
    return (receiver = hostReceiver(site, () => store, env));
  }

  return {
    async fetch(request: Request, env: Environment, context: Context): Promise<Response> {
      if (!new URL(request.url).pathname.startsWith(`${receiverPath}/`)) {
        return await env.ASSETS.fetch(request);
      }
      return await receiverOf(env).answer(request, {
        visitorAddress: request.headers.get("CF-Connecting-IP") ?? "",
        waitUntil: (work) => context.waitUntil(work),
      });
    },

    async scheduled(_event: unknown, env: Environment): Promise<void> {
      await receiverOf(env).maintain();
    },
  };
}
