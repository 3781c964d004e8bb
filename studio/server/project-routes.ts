/** What Sanity's Studio and command line ask about a project: here, one project, one dataset and one user. */
import {
  version,
  type ContentApp,
  type ContentContext,
  type ContentNames,
} from "../../src/sanity/embedded/content-app";
import { localUser } from "../local-user";
import { folderAuthor } from "./dataset-writer";
import { readJson } from "./read-json";

/** Adds the routes, for editors. */
export function addProjectRoutes(app: ContentApp, { projectId, dataset }: ContentNames): void {
  const api = app.basePath(version);
  const get = (path: string, answer: (context: ContentContext) => object): void => {
    api.get(path, (context: ContentContext) => context.json(answer(context)));
  };

  const members = [
    { id: localUser.id, isCurrentUser: true, isRobot: false, roles: localUser.roles },
  ];
  const permissions = ["create", "editHistory", "history", "manage", "publish", "read", "update"];
  get("/projects/:project", () => ({
    id: projectId,
    displayName: dataset,
    organizationId: null,
    members,
    metadata: {},
    features: [],
  }));
  for (const path of ["/datasets", "/projects/:project/datasets"]) {
    get(path, ({ req }) =>
      req.query("addonFor") === undefined ? [{ name: dataset, aclMode: "public" }] : [],
    );
  }
  get("/projects/:project/datasets/:dataset/acl", () => [
    { filter: '_id in path("**")', permissions },
  ]);
  get("/projects/:project/grants", () => ({}));
  get("/projects/:project/user-applications", () => []);

  const keyValues = new Map<string, unknown>();
  get("/users/me/keyvalue/:keys", ({ req }) => {
    const keys = (req.param("keys") ?? "").split(",").filter((key) => keyValues.has(key));
    return keys.map((key) => ({ key, value: keyValues.get(key) }));
  });
  api.put("/users/me/keyvalue", async (context) => {
    const entries = (await readJson(context)) as { key: string; value: unknown }[];
    for (const { key, value } of entries) keyValues.set(key, value);
    return context.json(entries);
  });
  get("/users/:ids", ({ req }) => {
    const [user = {}, ...others] = (req.param("ids") ?? "").split(",").map(describeUser);
    return others.length > 0 ? [user, ...others] : user;
  });

  get("/features", () => []);
  get("/ping", () => ({}));
  get("/data/ping/:dataset", () => ({}));
  get("/check/cors", () => ({ result: { allowed: true, withCredentials: true } }));
  get("/help", () => ({}));
  get("/journey/:topic", ({ req }) => (req.param("topic") === "announcements" ? [] : {}));
  get("/intake/telemetry-status", () => ({ status: "denied" }));
}

/** Returns a user as Sanity's API describes one. */
function describeUser(id: string): object {
  return {
    id,
    sanityUserId: id,
    displayName: id === folderAuthor ? "Changed in the folder" : localUser.name,
    imageUrl: null,
    isCurrentUser: id === localUser.id,
  };
}
