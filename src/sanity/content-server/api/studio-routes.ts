/** What Sanity's Studio and command line ask about a project: the little that is true of a folder. */
import { accessOf } from "./access";
import { readJsonBody, sendJson } from "./http-responses";
import { notFound, requestError } from "../http-error";
import { checkDataset, type ContentAccess } from "./read-routes";
import type { LiveEvents } from "./live-events";
import type { Respond, Route, RoutedRequest } from "./router";
import { administrator, describeUser, editor } from "./users";

type Body =
  Readonly<Record<string, unknown>> | readonly unknown[] | ((request: RoutedRequest) => object);

/** @param live receives the clients that ask to be told of changes. */
export function studioRoutes(content: ContentAccess, live: LiveEvents): readonly Route[] {
  const { projectId, dataset } = content;
  const keyValues = new Map<string, unknown>();

  const forEditor = (respond: Respond): Respond => onlyForEditors(content, respond);
  const answer = (body: Body): Respond =>
    forEditor((request) => {
      sendJson(request.response, 200, typeof body === "function" ? body(request) : body);
    });
  const get = (path: string, body: Body): Route => ({
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
  const users = ({ params }: RoutedRequest): object => {
    const list = (params.ids ?? "").split(",").map(describeUser);
    return list.length > 1 ? list : describeUser(params.ids ?? "");
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
    {
      methods: ["GET"],
      path: "data/live/events/:dataset",
      respond: forEditor(({ response }) => live.add(response)),
    },
    get("check/cors", { result: { allowed: true, withCredentials: true } }),
    get("datasets", datasets),
    // Other datasets that refer to a document.
    get("data/references/:dataset/documents/:id/to", { totalCount: 0, references: [] }),
    get("help", {}),
    get("journey/:topic", ({ params }: RoutedRequest) =>
      params.topic === "announcements" ? [] : {},
    ),
    get("intake/telemetry-status", { status: "denied" }),
  ];
}

/** Wraps a response so that only pages of the Studio, and programs with the token, get it. */
export function onlyForEditors(content: ContentAccess, respond: Respond): Respond {
  return async (request) => {
    const { project, dataset } = request.params;
    if (!accessOf(request.incoming, content).canWrite) {
      throw requestError(401, "Unauthorized", "This needs the token in SANITY_TOKEN.");
    }
    if (project !== undefined && project !== content.projectId) {
      throw notFound(`There is no project "${project}".`);
    }
    if (dataset !== undefined) checkDataset(dataset, content);
    await respond(request);
  };
}
