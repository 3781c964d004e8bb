import { isPublished } from "../../documents/document-ids";
import type { Commit } from "../dataset/document-changes";
import type { CommitLog } from "../transactions/commit-log";
import type { DatasetEditor } from "../transactions/dataset-editor";
import { effectsOf } from "../transactions/effects";
import { accessOf } from "./access";
import { sendJson, sendLines } from "./http-responses";
import { requestError } from "../http-error";
import { checkDataset, type ContentAccess } from "./read-routes";
import type { Route, RoutedRequest } from "./router";

/** Returns the routes of this session's history, which ends with the server. */
export function historyRoutes(
  content: ContentAccess,
  dataset: DatasetEditor,
  log: CommitLog,
): readonly Route[] {
  const visibleIds = ({ incoming, params }: RoutedRequest): string[] => {
    checkDataset(params.dataset, content);
    const { canReadDrafts } = accessOf(incoming, content);
    const ids = (params.ids ?? "").split(",");
    return canReadDrafts ? ids : ids.filter(isPublished);
  };

  const sendDocuments = (request: RoutedRequest): void => {
    const { searchParams } = request.url;
    const [revision, time] = [searchParams.get("revision"), searchParams.get("time")];
    const isLast = searchParams.get("lastRevision") === "true";
    const at =
      revision !== null ? { revision } : time !== null ? { time } : { last: true as const };
    if (revision === null && time === null && !isLast) {
      throw requestError(400, "Bad Request", '"revision", "time" or "lastRevision" is required.');
    }
    const documents = visibleIds(request).flatMap(
      (id) => log.documentAt(id, at, dataset.current.documents.get(id)) ?? [],
    );
    sendJson(request.response, 200, { documents });
  };

  const sendTransactions = (request: RoutedRequest): void => {
    const { searchParams } = request.url;
    const ids = visibleIds(request);
    const beginnings = log.beginningsOf(ids, (id) => dataset.current.documents.get(id));
    const commits = between(
      [...beginnings, ...log.commitsOf(ids)],
      searchParams.get("fromTransaction"),
      searchParams.get("toTransaction"),
    );
    const limit = Number(searchParams.get("limit") ?? 100);
    const isReverse = searchParams.get("reverse") === "true";
    const selected = (isReverse ? commits.reverse() : commits).slice(0, limit);
    const includeMutations =
      searchParams.get("excludeMutations") !== "true" &&
      searchParams.get("excludeContent") !== "true";
    sendLines(
      request.response,
      selected.map((commit) => describe(commit, includeMutations)),
    );
  };

  return [
    { methods: ["GET"], path: "data/history/:dataset/documents/:ids", respond: sendDocuments },
    {
      methods: ["GET"],
      path: "data/history/:dataset/transactions/:ids",
      respond: sendTransactions,
    },
  ];
}

function between(commits: Commit[], first: string | null, last: string | null): Commit[] {
  const indexOf = (id: string | null, otherwise: number): number => {
    const index = commits.findIndex(({ transactionId }) => transactionId === id);
    return index < 0 ? otherwise : index;
  };
  return commits.slice(indexOf(first, 0), indexOf(last, commits.length - 1) + 1);
}

function describe(
  { transactionId, changes, ...commit }: Commit,
  includeMutations: boolean,
): object {
  const effects = changes.map(({ id, before, after }) => [id, effectsOf(before, after)]);
  return {
    id: transactionId,
    ...commit,
    documentIDs: changes.map(({ id }) => id),
    ...(includeMutations && { mutations: changes.flatMap(({ mutations }) => mutations ?? []) }),
    effects: Object.fromEntries(effects) as object,
  };
}
