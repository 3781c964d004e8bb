/** Entry of the function on Netlify. The build adds its `config`, which Gatsby would take for that of a page. */
import { hostReceiver } from "./host-receiver";
import { netlifyLeadStore } from "./blob-lead-store";

type Context = { readonly ip?: string; waitUntil(work: Promise<unknown>): void };

let receiver: ReturnType<typeof hostReceiver> | undefined;

/** Returns the receiver, one for each instance of the function. */
export function netlifyReceiver() {
  return (receiver ??= hostReceiver(netlifyLeadStore(), process.env));
}

export default async function handle(request: Request, context: Context): Promise<Response> {
  return await netlifyReceiver().answer(request, {
    visitorAddress: context.ip ?? "",
    waitUntil: (work) => context.waitUntil(work),
  });
}
