import type { AssetKind } from "../dataset/asset-references";
import type { StoredDocument } from "../dataset/documents";
import { mutationsOfAction, parseActions } from "../transactions/actions";
import {
  applyMutations,
  type AppliedMutations,
  type Documents,
} from "../transactions/apply-mutations";
import type { DatasetEditor, Transaction } from "../transactions/dataset-editor";
import { parseMutations, type Mutation } from "../transactions/mutations";
import { accessOf } from "./access";
import { readBody, readJsonBody, sendJson } from "./http-responses";
import { requestError } from "../http-error";
import { checkDataset, type ContentAccess } from "./read-routes";
import type { Route, RoutedRequest } from "./router";
import { editor } from "./users";

/** A mutation may hold a whole document, an upload a film. */
const maxMutationBytes = 16 * 1024 * 1024;
const maxUploadBytes = 512 * 1024 * 1024;

/** Returns the routes that write. */
export function writeRoutes(content: ContentAccess, dataset: DatasetEditor): readonly Route[] {
  const requireEditor = ({ incoming, params }: RoutedRequest): void => {
    checkDataset(params.dataset, content);
    if (!accessOf(incoming, content).canWrite) {
      throw requestError(401, "Unauthorized", "Writing needs the token in SANITY_TOKEN.");
    }
  };

  const mutate = async (request: RoutedRequest): Promise<void> => {
    requireEditor(request);
    const { searchParams } = request.url;
    const body = (await readJsonBody(request.incoming, maxMutationBytes)) as Body;
    const mutations = parseMutations(body?.mutations);
    const result = await dataset.transact((documents) => applyMutations(mutations, documents), {
      author: editor.id,
      transactionId: transactionIdOf(body, searchParams),
      dryRun: searchParams.get("dryRun") === "true",
    });
    sendJson(request.response, 200, mutationResponse(result, searchParams));
  };

  const act = async (request: RoutedRequest): Promise<void> => {
    requireEditor(request);
    const { searchParams } = request.url;
    const body = (await readJsonBody(request.incoming, maxMutationBytes)) as Body;
    const actions = parseActions(body?.actions);
    const { commit } = await dataset.transact(
      async (documents) => {
        let mutations: Mutation[] = [];
        let applied = await applyMutations(mutations, documents);
        for (const [index, action] of actions.entries()) {
          mutations = [
            ...mutations,
            ...mutationsOfAction(action, index, after(documents, applied)),
          ];
          applied = await applyMutations(mutations, documents);
        }
        return applied;
      },
      {
        author: editor.id,
        transactionId: transactionIdOf(body, searchParams),
        dryRun: body?.dryRun === true,
      },
    );
    sendJson(request.response, 200, { transactionId: commit.transactionId });
  };

  const upload =
    (kind: AssetKind) =>
    async (request: RoutedRequest): Promise<void> => {
      requireEditor(request);
      const content = await readBody(request.incoming, maxUploadBytes);
      const name = request.url.searchParams.get("filename") ?? "";
      const document = await dataset.upload({ kind, fileName: name, content }, editor.id);
      sendJson(request.response, 200, { document });
    };

  return [
    { methods: ["POST"], path: "data/mutate/:dataset", respond: mutate },
    { methods: ["POST"], path: "data/actions/:dataset", respond: act },
    { methods: ["POST"], path: "assets/images/:dataset", respond: upload("image") },
    { methods: ["POST"], path: "assets/files/:dataset", respond: upload("file") },
  ];
}

type Body = {
  readonly mutations?: unknown;
  readonly actions?: unknown;
  readonly transactionId?: unknown;
  readonly dryRun?: unknown;
} | null;

/** @throws HttpError 400 for an id that cannot be one. */
function transactionIdOf(body: Body, search: URLSearchParams): string | undefined {
  const id = body?.transactionId ?? search.get("transactionId") ?? undefined;
  if (id === undefined || (typeof id === "string" && /^[\w.-]{1,128}$/.test(id))) return id;
  throw requestError(400, "Bad Request", "The transaction's id has to be of A-Z a-z 0-9 . _ -");
}

function mutationResponse(
  { commit, results, after: { documents } }: Transaction,
  search: URLSearchParams,
): object {
  const includes = (name: string): boolean => search.get(name) === "true";
  const entries = results.map(({ id, operation }) => {
    const document = includes("returnDocuments") ? documents.get(id) : undefined;
    return { ...(includes("returnIds") && { id }), ...(document && { document }), operation };
  });
  return { transactionId: commit.transactionId, results: entries };
}

/** Reads the documents with the changes so far. */
function after(documents: Documents, { changes }: AppliedMutations): Pick<Documents, "get"> {
  const changed = new Map(changes.map((change) => [change.id, change.after as StoredDocument]));
  return { get: (id) => (changed.has(id) ? changed.get(id) : documents.get(id)) };
}
