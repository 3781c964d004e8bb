/** What Sanity's Studio and command line ask about a project: here, one project, one dataset and one user. */
import {
  readJson,
  version,
  type ContentApp,
  type ContentContext,
  type ContentNames,
} from "../../src/sanity/embedded/content-app";
import type { Guards } from "./access";
import { administrator, describeUser, editor } from "./users";

type Answer = object | ((context: ContentContext) => object);

/** @param guards refuse whoever may not write. */
export function addProjectRoutes(
  app: ContentApp,
  { projectId, dataset }: ContentNames,
  guards: Guards,
): void {
  const api = app.basePath(version);
  const get = (path: string, answer: Answer): void => {
    api.get(path, ...guards, (context: ContentContext) =>
      context.json(
        typeof answer === "function"
          ? (answer as (given: ContentContext) => object)(context)
          : answer,
      ),
    );
  };

  const project = {
    id: projectId,
    displayName: dataset,
    organizationId: null,
    members: [{ id: editor.id, isCurrentUser: true, isRobot: false, roles: [administrator] }],
    metadata: {},
    features: [],
  };
  const permissions = ["create", "editHistory", "history", "manage", "publish", "read", "update"];
  const datasets = ({ req }: ContentContext): object =>
    req.query("addonFor") === undefined ? [{ name: dataset, aclMode: "public" }] : [];
  get("/projects/:project", project);
  get("/projects/:project/datasets", datasets);
  get("/projects/:project/datasets/:dataset/acl", [{ filter: '_id in path("**")', permissions }]);
  get("/projects/:project/grants", {});
  get("/projects/:project/user-applications", []);
  get("/datasets", datasets);

  const keyValues = new Map<string, unknown>();
  get("/users/me", { ...editor, email: "", role: administrator.name, roles: [administrator] });
  get("/users/me/keyvalue/:keys", ({ req }) =>
    (req.param("keys") ?? "")
      .split(",")
      .flatMap((key) => (keyValues.has(key) ? [{ key, value: keyValues.get(key) }] : [])),
  );
  api.put("/users/me/keyvalue", ...guards, async (context) => {
    const entries = (await readJson(context)) as { key: string; value: unknown }[];
    for (const { key, value } of entries) keyValues.set(key, value);
    return context.json(entries);
  });
  get("/users/:ids", ({ req }) => {
    const [user = {}, ...others] = (req.param("ids") ?? "").split(",").map(describeUser);
    return others.length > 0 ? [user, ...others] : user;
  });
  get("/auth/id", { id: editor.id });

  get("/features", []);
  get("/ping", {});
  get("/data/ping/:dataset", {});
  api.post("/data/ping/:dataset", ...guards, (context) => context.json({}));
  get("/data/history/:dataset/events/documents/:id", { events: {}, nextCursor: "" });
  // Other datasets that refer to a document.
  get("/data/references/:dataset/documents/:id/to", { totalCount: 0, references: [] });
  get("/check/cors", { result: { allowed: true, withCredentials: true } });
  get("/help", {});
  get("/journey/:topic", ({ req }) => (req.param("topic") === "announcements" ? [] : {}));
  get("/intake/telemetry-status", { status: "denied" });
}
