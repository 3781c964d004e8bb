/** How a Worker with the site's files is configured, on Cloudflare and on this machine. */
import { receiverPath } from "./receiver-path";

/** Date of the runtime's behaviour, as Cloudflare counts it. */
export const compatibilityDate = "2026-05-01";

/** Name of the binding of the receiver's database. */
export const databaseBinding = "LEADS";

/** When a host runs the receiver's maintenance, as cron writes it: every five minutes. */
export const maintenanceSchedule = "*/5 * * * *";

type WorkerOptions = {
  readonly name: string;
  /** Folder of the site's files, and the code of the receiver, if there is one; relative to the configuration. */
  readonly directory: string;
  readonly main?: string;
  /** Id of the receiver's database. */
  readonly databaseId: string;
};

/** Returns wrangler's configuration of the Worker. */
export function workerConfig({ name, directory, main, databaseId }: WorkerOptions) {
  const files = {
    directory,
    // `/om-oss` is `om-oss.html`, and an unknown URL gets the nearest `404.html`.
    html_handling: "auto-trailing-slash",
    not_found_handling: "404-page",
  };
  const shared = { name, compatibility_date: compatibilityDate };
  if (main === undefined) return { ...shared, assets: files };
  return {
    ...shared,
    main,
    assets: { ...files, binding: "ASSETS", run_worker_first: [`${receiverPath}/*`] },
    d1_databases: [{ binding: databaseBinding, database_id: databaseId, database_name: "leads" }],
    triggers: { crons: [maintenanceSchedule] },
    // Without these, a deployment removes the variables that are set in Cloudflare's dashboard.
    keep_vars: true,
    // What the receiver logs has no personal data; what Cloudflare would log of each request has.
    observability: { enabled: true, logs: { enabled: true, invocation_logs: false } },
  };
}
