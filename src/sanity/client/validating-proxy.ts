import { Hono } from "hono";
import { serveApp, type RunningServer } from "../serve-app";
import { checkExport } from "./check-project";
import { fetchFromSanity, type SanityProject } from "./sanity-client";

export interface ProxyOptions {
  readonly project: SanityProject;
  /** The project's GraphQL schema, for which the plugin asks once in each of its processes. */
  readonly schema: string;
  /** Port on 127.0.0.1. */
  readonly port: number;
  /** Receives the error message when a request fails for good; the build has to stop then. */
  readonly onError: (message: string) => void;
}

/**
 * Starts a proxy in front of Sanity's API, for clients that trust every response. It has the schema, and the export,
 * which is fetched as a whole, with retries, and passed on only if it is valid. It never keeps the process alive.
 *
 * Queries find nothing: in a warm build the plugin would ask for what has changed since its last one by the clock of
 * this machine, and miss an edit made while that one was sourcing. Without an answer, it takes the export.
 *
 * @throws Error when the port is taken.
 */
export async function startValidatingProxy({
  project,
  schema,
  port,
  onError,
}: ProxyOptions): Promise<RunningServer> {
  const app = new Hono();
  app.onError((error, context) => {
    onError(error.message);
    return context.text(error.message, 502);
  });
  app.get("/v1/apis/graphql/*", (context) => context.text(schema));
  app.get("/v1/data/export/*", async (context) => {
    const { pathname, search } = new URL(context.req.url);
    // A client without the token sees only what is public.
    const hasToken = context.req.header("Authorization") === `Bearer ${project.token}`;
    const source = hasToken ? project : { ...project, token: undefined };
    const request = {
      path: `${pathname.replace("/v1", "")}${search}`,
      notFound: `Sanity has nothing at ${pathname}. SANITY_DATASET or SANITY_PROJECT_ID is wrong.`,
    };
    const text = await fetchFromSanity(source, request, async (body) => {
      await checkExport(source, body);
      return body;
    });
    return context.body(text, 200, { "Content-Type": "application/x-ndjson; charset=utf-8" });
  });
  return await serveApp(port, () => Promise.resolve(app), "Stop what uses it, and build again.");
}
