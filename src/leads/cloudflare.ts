/** Entry of the Pages Function on Cloudflare, published as `_worker.js`. */
import { site } from "../config/site";
import { answerPageSettings } from "./answer-page/styles";
import { receive, type Receiver } from "./receiver";
import { receiverSettings, type ReceiverEnvironment } from "./receiver-settings";
import type { D1 } from "./storage/d1";
import { d1LeadStore } from "./storage/d1-lead-store";
import type { LeadStore } from "./lead-store";

/** `LEADS` is the binding of the D1 database. */
type Environment = ReceiverEnvironment & { readonly LEADS?: D1 };

type Instance = Pick<Receiver, "store" | "maintenance">;

/** Kept while the runtime keeps this instance, so that tables are created once. */
let instance: Instance | undefined;

function createInstance(env: Environment): Instance {
  const { settings, problems } = receiverSettings(env);
  for (const problem of problems) console.error(problem);
  if (!env.LEADS) console.error("No D1 database is bound as LEADS: requests cannot be stored.");
  const store: LeadStore | undefined = env.LEADS && d1LeadStore(env.LEADS);
  return { store, maintenance: settings };
}

const worker = {
  async fetch(
    request: Request,
    env: Environment,
    context: { waitUntil(work: Promise<unknown>): void },
  ): Promise<Response> {
    instance ??= createInstance(env);
    return await receive(request, {
      ...instance,
      siteUrl: site.url,
      page: answerPageSettings,
      visitorAddress: request.headers.get("CF-Connecting-IP") ?? "",
      now: () => new Date(),
      waitUntil: (work) => context.waitUntil(work),
    });
  },
};

export default worker;
