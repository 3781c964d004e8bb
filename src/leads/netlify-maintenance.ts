/**
 * Entry of the scheduled function on Netlify: delivers what is due, and erases what is too old. The build adds
 * its schedule.
 */
import { getStore } from "@netlify/blobs";
import { maintain } from "./maintain";
import { receiverSettings } from "./receiver-settings";
import { blobLeadStore } from "./storage/blob-lead-store";

export default async function handle(): Promise<Response> {
  const store = blobLeadStore(getStore({ name: "leads", consistency: "strong" }));
  await maintain(store, receiverSettings(process.env).settings, () => new Date());
  return new Response(null, { status: 204 });
}
