/** Entry of the Pages Function on Cloudflare, published as `_worker.js`. */
import { d1LeadStore, type D1 } from "./d1-lead-store";
import { hostReceiver } from "./host-receiver";
import type { ReceiverEnvironment } from "./receiver-settings";

/** `LEADS` is the binding of the D1 database. */
type Environment = ReceiverEnvironment & { readonly LEADS?: D1 };

/** Kept while the runtime keeps this instance, so that tables are created once. */
let receiver: ReturnType<typeof hostReceiver> | undefined;

function createReceiver(env: Environment) {
  if (!env.LEADS) console.error("No D1 database is bound as LEADS: leads cannot be stored.");
  return hostReceiver(env.LEADS && d1LeadStore(env.LEADS), env);
}

const worker = {
  async fetch(
    request: Request,
    env: Environment,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    receiver ??= createReceiver(env);
    return await receiver(request, {
      visitorAddress: request.headers.get("CF-Connecting-IP") ?? "",
      waitUntil: (work) => context.waitUntil(work),
    });
  },
};

export default worker;
