/** What Sanity's Studio and command line ask about a project: the little that is true of a folder. */
import { accessOf } from "./access";
import { notFound, readJsonBody, requestError, sendJson } from "./http-responses";
import { checkDataset, type ContentAccess } from "./read-routes";
import type { Respond, Route, RoutedRequest } from "./router";
import { administrator, describeUser, editor } from "./users";

/** A schema may be large. */
const maxSchemaBytes = 16 * 1024 * 1024;

/** @param onDeploy receives the schema that `sanity graphql deploy` deploys. */
export function studioRoutes(
  content: ContentAccess,
  onDeploy: (schema: unknown) => void,
): readonly Route[] {
  const { projectId, dataset } = content;
  const keyValues = new Map<string, unknown>();

  /** Lets only the editor and programs with the token ask. */
  const forEditor =
    (respond: Respond): Respond =>
    async (request) => {
      if (!accessOf(request.incoming, content).canWrite) {
        throw requestError(401, "Unauthorized", "This needs the token in SANITY_TOKEN.");
      }
      if (request.params.project !== undefined && request.params.project !== projectId) {
        throw notFound(`There is no project "${request.params.project}".`);
      }
      await respond(request);
    };
  const answer = (body: unknown | ((request: RoutedRequest) => unknown)): Respond =>
    forEditor((request) => {
      sendJson(request.response, 200, typeof body === "function" ? body(request) : body);
    });
  const get = (path: string, body: unknown): Route => ({
    methods: ["GET"],
    path,
    respond: answer(body),
  });

  const me = { ...editor, email: "", role: administrator.name, roles: [administrator] };
  const member = { id: editor.id, isCurrentUser: true, isRobot: false, roles: [administrator] };
  const project = {
    id: projectId,
    displayName: dataset,
    organizationId: null,
    members: [member],
    metadata: {},
    features: [],
  };
  const permissions = ["create", "editHistory", "history", "manage", "publish", "read", "update"];
  const users = ({ params }: RoutedRequest): unknown => {
    const list = (params.ids ?? "").split(",").map(describeUser);
    return list.length === 1 ? list[0] : list;
  };
  const datasets = ({ url }: RoutedRequest): object[] =>
    url.searchParams.has("addonFor") ? [] : [{ name: dataset, aclMode: "public" }];
  const readKeys = ({ params }: RoutedRequest): object[] =>
    (params.keys ?? "")
      .split(",")
      .flatMap((key) => (keyValues.has(key) ? [{ key, value: keyValues.get(key) }] : []));
  const writeKeys = forEditor(async ({ incoming, response }) => {
    const entries = (await readJsonBody(incoming)) as { key: string; value: unknown }[];
    for (const { key, value } of entries) keyValues.set(key, value);
    sendJson(response, 200, entries);
  });
  const deploySchema = forEditor(async ({ incoming, response, params }) => {
    checkDataset(params.dataset, content);
    const { schema } = (await readJsonBody(incoming, maxSchemaBytes)) as { schema?: unknown };
    onDeploy(schema);
    sendJson(response, 200, { location: `/v1/apis/graphql/${params.dataset}/${params.tag}` });
  });
  const schema = "apis/graphql/:dataset/:tag";

  return [
    get("users/me", me),
    get("users/me/keyvalue/:keys", readKeys),
    { methods: ["PUT"], path: "users/me/keyvalue", respond: writeKeys },
    get("users/:ids", users),
    get("auth/id", { id: editor.id }),
    get("projects/:project", project),
    get("projects/:project/datasets", datasets),
    get(`projects/:project/datasets/${dataset}/acl`, [
      { filter: '_id in path("**")', permissions },
    ]),
    get("projects/:project/grants", {}),
    get("projects/:project/user-applications", []),
    get("features", []),
    get("ping", {}),
    { methods: ["GET", "POST"], path: "data/ping/:dataset", respond: answer({}) },
    get("data/history/:dataset/events/documents/:id", { events: {}, nextCursor: "" }),
    get("help", {}),
    get("journey/:topic", ({ params }: RoutedRequest) =>
      params.topic === "announcements" ? [] : {},
    ),
    get("intake/telemetry-status", { status: "denied" }),
    { methods: ["PUT"], path: schema, respond: deploySchema },
    {
      methods: ["POST"],
      path: `${schema}/validate`,
      respond: answer({ breakingChanges: [], dangerousChanges: [] }),
    },
  ];
}
