import { readJsonBody, sendJson } from "./http-responses";
import type { ContentAccess } from "./read-routes";
import type { Route } from "./router";
import { onlyForEditors } from "./studio-routes";

/** A schema may be large. */
const maxSchemaBytes = 16 * 1024 * 1024;

/**
 * Returns the routes of `sanity graphql deploy`. Deploying changes nothing here: the site's types follow from
 * the content model.
 *
 * @param onDeploy receives the schema.
 */
export function deployRoutes(
  content: ContentAccess,
  onDeploy: (schema: unknown) => void,
): readonly Route[] {
  const path = "apis/graphql/:dataset/:tag";
  const validate = onlyForEditors(content, ({ response }) => {
    sendJson(response, 200, { breakingChanges: [], dangerousChanges: [] });
  });
  const deploy = onlyForEditors(content, async ({ incoming, response, params }) => {
    const { schema } = (await readJsonBody(incoming, maxSchemaBytes)) as { schema?: unknown };
    onDeploy(schema);
    sendJson(response, 200, { location: `/v1/apis/graphql/${params.dataset}/${params.tag}` });
  });
  return [
    { methods: ["POST"], path: `${path}/validate`, respond: validate },
    { methods: ["PUT"], path, respond: deploy },
  ];
}
