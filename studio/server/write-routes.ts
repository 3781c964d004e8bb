import type { AssetKind } from "../../src/sanity/embedded/assets";
import { version, type ContentApp } from "../../src/sanity/embedded/content-app";
import type { Json } from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import { localUser } from "../local-user";
import { mutationsOfAction } from "./actions";
import type { DatasetWriter } from "./dataset-writer";
import { readJson } from "./read-json";

/** The body of a request; the writer validates what is in its list. */
type Body = {
  readonly mutations?: Json;
  readonly actions?: Json;
  readonly transactionId?: string;
} | null;

/** Adds the routes that write, for editors. */
export function addWriteRoutes(app: ContentApp, dataset: DatasetWriter): void {
  const api = app.basePath(version);

  api.post("/data/mutate/:dataset", async (context) => {
    const { returnIds, returnDocuments } = context.req.query();
    const { mutations, transactionId } = ((await readJson(context)) as Body) ?? {};
    if (!Array.isArray(mutations)) throw requestError(400, '"mutations" has to be a list');
    const done = await dataset.transact(
      (transaction) => mutations.forEach((mutation: Json) => transaction.apply(mutation)),
      localUser.id,
      transactionId,
    );
    const results = done.results.map(({ id, operation }) => ({
      ...(returnIds === "true" && { id }),
      ...(returnDocuments === "true" && { document: done.documents.get(id) }),
      operation,
    }));
    return context.json({ transactionId: done.transactionId, results });
  });

  api.post("/data/actions/:dataset", async (context) => {
    const { actions = null, transactionId } = ((await readJson(context)) as Body) ?? {};
    const done = await dataset.transact(
      (transaction) => {
        for (const action of [actions].flat()) {
          for (const mutation of mutationsOfAction(action, transaction.get))
            transaction.apply(mutation);
        }
      },
      localUser.id,
      transactionId,
    );
    return context.json({ transactionId: done.transactionId });
  });

  api.post("/assets/:folder{(?:images|files)}/:dataset", async (context) => {
    const { req } = context;
    const kind: AssetKind = req.param("folder") === "images" ? "image" : "file";
    const content = Buffer.from(await req.arrayBuffer());
    const upload = { kind, fileName: req.query("filename") ?? "", content };
    return context.json({ document: await dataset.upload(upload, localUser.id) });
  });
}
