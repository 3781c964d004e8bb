import { isPublished } from "../../src/sanity/documents/document-ids";
import {
  checkNames,
  sendLines,
  version,
  type ContentApp,
  type ContentContext,
  type ContentNames,
} from "../../src/sanity/embedded/content-app";
import type { Commit } from "../../src/sanity/embedded/document-changes";
import { requestError } from "../../src/sanity/embedded/http-errors";
import type { CommitLog } from "./commit-log";
import type { DatasetEditor } from "./editor";

/** Adds the routes of this session's history, which ends with the server. */
export function addHistoryRoutes(
  app: ContentApp,
  names: ContentNames,
  dataset: DatasetEditor,
  log: CommitLog,
): void {
  const api = app.basePath(version);
  const current = (id: string) => dataset.current.documents.get(id);
  const visibleIds = (context: ContentContext): string[] => {
    const ids = (context.req.param("ids") ?? "").split(",");
    return context.get("canReadDrafts") ? ids : ids.filter(isPublished);
  };

  api.get("/data/history/:dataset/documents/:ids", checkNames(names), (context) => {
    const { revision, time, lastRevision } = context.req.query();
    if (revision === undefined && time === undefined && lastRevision !== "true") {
      throw requestError(400, '"revision", "time" or "lastRevision" is required.');
    }
    const at =
      revision !== undefined
        ? { revision }
        : time !== undefined
          ? { time }
          : { last: true as const };
    const documents = visibleIds(context).flatMap(
      (id) => log.documentAt(id, at, current(id)) ?? [],
    );
    return context.json({ documents });
  });

  api.get("/data/history/:dataset/transactions/:ids", checkNames(names), (context) => {
    const query = context.req.query();
    const ids = visibleIds(context);
    const commits = between(
      [...log.beginningsOf(ids, current), ...log.commitsOf(ids)],
      query.fromTransaction,
      query.toTransaction,
    );
    const selected = query.reverse === "true" ? commits.reverse() : commits;
    const includeMutations = query.excludeMutations !== "true" && query.excludeContent !== "true";
    return sendLines(
      context,
      selected
        .slice(0, Number(query.limit ?? 100))
        .map((commit) => describe(commit, includeMutations)),
    );
  });
}

function between(commits: Commit[], first?: string, last?: string): Commit[] {
  const indexOf = (id: string | undefined, otherwise: number): number => {
    const index = commits.findIndex(({ transactionId }) => transactionId === id);
    return index < 0 ? otherwise : index;
  };
  return commits.slice(indexOf(first, 0), indexOf(last, commits.length - 1) + 1);
}

function describe(
  { transactionId, changes, ...commit }: Commit,
  includeMutations: boolean,
): object {
  return {
    id: transactionId,
    ...commit,
    documentIDs: changes.map(({ id }) => id),
    ...(includeMutations && { mutations: changes.flatMap(({ mutations }) => mutations ?? []) }),
    effects: Object.fromEntries(changes.map(({ id, effects }) => [id, effects])),
  };
}
