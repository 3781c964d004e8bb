/** How Sanity tells that the site is to be built again. Pure. */
import { documentTypeNames } from "../src/sanity/model/document-types";

/** The variables of `npm run deploy-webhooks`. */
type WebhookEnvironment = {
  readonly SANITY_STUDIO_DATASET?: string | undefined;
  readonly REBUILD_URL?: string | undefined;
  readonly GITHUB_TOKEN?: string | undefined;
};

const types = `_type in ${JSON.stringify(documentTypeNames)}`;

/**
 * Returns Sanity's webhooks: `publish` calls `REBUILD_URL`. With a token, that is GitHub's address of events, which
 * hears of drafts too (`.github/workflows`); a deploy hook would build with each second that somebody types.
 *
 * @throws Error when the address is missing.
 */
export function rebuildWebhooks(environment: WebhookEnvironment) {
  const { SANITY_STUDIO_DATASET, REBUILD_URL: url, GITHUB_TOKEN: token } = environment;
  if (!url)
    throw new Error("REBUILD_URL is not set: a deploy hook, or GitHub's address of events.");
  const common = {
    dataset: SANITY_STUDIO_DATASET || "production",
    url,
    on: ["create", "update", "delete"] as ("create" | "update" | "delete")[],
    httpMethod: "POST" as const,
    apiVersion: "v2025-02-19",
    ...(token && {
      headers: { Accept: "application/vnd.github+json", Authorization: `Bearer ${token}` },
    }),
  };
  // A deploy hook ignores the body; Sanity's log names the document by it.
  const body = (event: string) =>
    `{"event_type": "${event}", "client_payload": {_id, _type, "operation": delta::operation()}}`;
  const publish = {
    ...common,
    name: "publish",
    filter: `${types} && !(_id in path("drafts.**"))`,
    projection: body("publish"),
  };
  const draft = {
    ...common,
    name: "draft",
    filter: types,
    projection: body("draft"),
    includeDrafts: true,
  };
  return token ? [publish, draft] : [publish];
}
