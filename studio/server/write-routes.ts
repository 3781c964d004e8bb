import type { AssetKind } from "../../src/sanity/embedded/asset-references";
import { readJson, version, type ContentApp } from "../../src/sanity/embedded/content-app";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { requestError } from "../../src/sanity/embedded/http-errors";
import type { Guards } from "./access";
import { mutationsOfAction, parseActions } from "./actions";
import { applyMutations, type AppliedMutations, type Documents } from "./apply-mutations";
import type { DatasetEditor, Transaction } from "./editor";
import { parseMutations, type Mutation } from "./mutations";
import { editor } from "./users";

/** Adds the routes that write. @param guards refuse whoever may not, and other datasets. */
export function addWriteRoutes(app: ContentApp, dataset: DatasetEditor, guards: Guards): void {
  const api = app.basePath(version);

  api.post("/data/mutate/:dataset", ...guards, async (context) => {
    const { req } = context;
    const body = (await readJson(context)) as Body;
    const mutations = parseMutations(body?.mutations);
    const transaction = await dataset.transact(
      (documents) => applyMutations(mutations, documents),
      {
        author: editor.id,
        transactionId: transactionIdOf(body?.transactionId ?? req.query("transactionId")),
        dryRun: req.query("dryRun") === "true",
      },
    );
    return context.json(mutationResponse(transaction, req.query()));
  });

  api.post("/data/actions/:dataset", ...guards, async (context) => {
    const body = (await readJson(context)) as Body;
    const actions = parseActions(body?.actions);
    const { commit } = await dataset.transact(
      async (documents) => {
        let mutations: Mutation[] = [];
        let applied = await applyMutations(mutations, documents);
        for (const [index, action] of actions.entries()) {
          const current = after(documents, applied);
          mutations = [...mutations, ...mutationsOfAction(action, index, current)];
          applied = await applyMutations(mutations, documents);
        }
        return applied;
      },
      {
        author: editor.id,
        transactionId: transactionIdOf(body?.transactionId),
        dryRun: body?.dryRun === true,
      },
    );
    return context.json({ transactionId: commit.transactionId });
  });

  api.post("/assets/:folder{images|files}/:dataset", ...guards, async (context) => {
    const { req } = context;
    const kind: AssetKind = req.param("folder") === "images" ? "image" : "file";
    const content = Buffer.from(await req.arrayBuffer());
    const upload = { kind, fileName: req.query("filename") ?? "", content };
    return context.json({ document: await dataset.upload(upload, editor.id) });
  });
}

type Body = {
  readonly mutations?: unknown;
  readonly actions?: unknown;
  readonly transactionId?: unknown;
  readonly dryRun?: unknown;
} | null;

/** @throws HTTPException 400 for an id that cannot be one. */
function transactionIdOf(id: unknown): string | undefined {
  if (id === undefined || (typeof id === "string" && /^[\w.-]{1,128}$/.test(id))) return id;
  throw requestError(400, "The transaction's id has to be of A-Z a-z 0-9 . _ -");
}

function mutationResponse(
  { commit, results, after: { documents } }: Transaction,
  query: Readonly<Record<string, string>>,
): object {
  const entries = results.map(({ id, operation }) => ({
    ...(query.returnIds === "true" && { id }),
    ...(query.returnDocuments === "true" && { document: documents.get(id) }),
    operation,
  }));
  return { transactionId: commit.transactionId, results: entries };
}

/** Reads the documents with the changes so far. */
function after(documents: Documents, { changes }: AppliedMutations): Pick<Documents, "get"> {
  const changed = new Map(changes.map((change) => [change.id, change.after as StoredDocument]));
  return { get: (id) => (changed.has(id) ? changed.get(id) : documents.get(id)) };
}
