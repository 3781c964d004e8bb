import type { AssetKind } from "../../src/sanity/embedded/asset-references";
import {
  checkNames,
  readJson,
  version,
  type ContentApp,
  type ContentNames,
} from "../../src/sanity/embedded/content-app";
import type { Json } from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { mutationsOfAction } from "./actions";
import type { Step } from "./apply-mutations";
import type { DatasetEditor } from "./editor";
import { invalidMutation } from "./mutation-errors";
import { editor } from "./project-routes";

type Body = Readonly<Record<string, Json | undefined>> | null;

/** Adds the routes that write, for editors. */
export function addWriteRoutes(app: ContentApp, names: ContentNames, dataset: DatasetEditor): void {
  const api = app.basePath(version);

  api.post("/data/mutate/:dataset", checkNames(names), async (context) => {
    const query = context.req.query();
    const body = (await readJson(context)) as Body;
    const mutations = body?.mutations;
    if (!Array.isArray(mutations)) throw invalidMutation('"mutations" has to be a list');
    const steps = (mutations as Json[]).map((mutation): Step => () => [mutation]);
    const { commit, results, after } = await dataset.transact(steps, {
      author: editor.id,
      transactionId: transactionIdOf(body?.transactionId ?? query.transactionId),
      dryRun: query.dryRun === "true",
    });
    const entries = results.map(({ id, operation }) => ({
      ...(query.returnIds === "true" && { id }),
      ...(query.returnDocuments === "true" && { document: after.documents.get(id) }),
      operation,
    }));
    return context.json({ transactionId: commit.transactionId, results: entries });
  });

  api.post("/data/actions/:dataset", checkNames(names), async (context) => {
    const body = (await readJson(context)) as Body;
    const actions = [body?.actions ?? null].flat();
    const steps = actions.map(
      (action): Step =>
        (get, index) =>
          mutationsOfAction(action, get, index),
    );
    const { commit } = await dataset.transact(steps, {
      author: editor.id,
      transactionId: transactionIdOf(body?.transactionId),
      dryRun: body?.dryRun === true,
    });
    return context.json({ transactionId: commit.transactionId });
  });

  api.post("/assets/:folder{images|files}/:dataset", checkNames(names), async (context) => {
    const { req } = context;
    const kind: AssetKind = req.param("folder") === "images" ? "image" : "file";
    const content = Buffer.from(await req.arrayBuffer());
    const upload = { kind, fileName: req.query("filename") ?? "", content };
    return context.json({ document: await dataset.upload(upload, editor.id) });
  });
}

/** @throws HTTPException 400 for an id that cannot be one. */
function transactionIdOf(id: Json | undefined): string | undefined {
  if (id === undefined || (typeof id === "string" && /^[\w.-]{1,128}$/.test(id))) return id;
  throw requestError(400, "The transaction's id has to be of A-Z a-z 0-9 . _ -");
}
