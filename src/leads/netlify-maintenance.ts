/**
 * Entry of the scheduled function on Netlify: delivers what is due, and erases what is too old. The build adds
 * its schedule.
 */
import { receiverPath } from "../config/receiver-path";
import { site } from "../config/site";
import receive from "./netlify";

export default async function handle(): Promise<Response> {
  const request = new Request(`${site.url}${receiverPath}/maintenance`, { method: "POST" });
  return await receive(request, { waitUntil: () => undefined });
}
