/**
 * Entry of the scheduled function on Netlify: delivers what is due, and erases what is too old. The build adds
 * its schedule.
 */
import { netlifyReceiver } from "./netlify";

export default async function handle(): Promise<Response> {
  await netlifyReceiver().maintain();
  return new Response(null, { status: 204 });
}
