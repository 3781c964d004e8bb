/** Entry of the function on Netlify. The build adds its path: Gatsby takes an export `config` for a page's. */
import { getStore } from "@netlify/blobs";
import { site } from "../config/site";
import { answerPageSettings } from "./answer-page/styles";
import { receive, type Receiver } from "./receiver";
import { receiverSettings } from "./receiver-settings";
import { blobLeadStore } from "./storage/blob-lead-store";

type Context = { readonly ip?: string; waitUntil(work: Promise<unknown>): void };

type Instance = Pick<Receiver, "store" | "maintenance">;

let instance: Instance | undefined;

function createInstance(): Instance {
  const { settings, problems } = receiverSettings(process.env);
  for (const problem of problems) console.error(problem);
  const store = blobLeadStore(getStore({ name: "leads", consistency: "strong" }));
  return { store, maintenance: settings };
}

export default async function handle(request: Request, context: Context): Promise<Response> {
  instance ??= createInstance();
  return await receive(request, {
    ...instance,
    siteUrl: site.url,
    page: answerPageSettings,
    visitorAddress: context.ip ?? "",
    now: () => new Date(),
    waitUntil: (work) => context.waitUntil(work),
  });
}
