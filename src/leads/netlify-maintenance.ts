/**
 * Entry of the scheduled function on Netlify: delivers what is due, and erases what is too old. The build adds
 * its schedule.
 */
import { maintain } from "./maintain";
import { receiverSettings } from "./receiver-settings";
import { netlifyLeadStore } from "./storage/blob-lead-store";

export default async function handle(): Promise<Response> {
  await maintain(netlifyLeadStore(), receiverSettings(process.env).settings, () => new Date());
  return new Response(null, { status: 204 });
}
