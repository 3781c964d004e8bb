/** The history of this session, which ends with the server, as the Studio asks for it. */
import type { Commit } from "./document-changes";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import {
  sendLines,
  version,
  type ContentApp,
  type ContentContext,
} from "../../src/sanity/embedded/content-app";

/** More than an editor's day; older ones are forgotten. */
const maxStates = 2_000;

/** The documents after a commit; the first state is what the session began with. */
interface State {
  readonly documents: ReadonlyMap<string, StoredDocument>;
  readonly commit?: Commit;
}

/** The states since the start, in memory. */
export class History {
  private states: State[] = [];

  add(state: State): void {
    this.states = [...this.states, state].slice(-maxStates);
  }

  /**
   * Returns the commits that have changed one of some documents, oldest first. Each document's begin with one
   * that created it as it was at the start: the Studio follows its revisions back to its creation.
   */
  commitsOf(ids: readonly string[]): Commit[] {
    const beginnings = ids.flatMap((id) => {
      const after = this.states[0]?.documents.get(id);
      if (after === undefined) return [];
      const { _rev: transactionId, _updatedAt: timestamp } = after;
      const changes = [{ id, after, mutations: [], effects: effectsOf(undefined, after) }];
      return [{ transactionId, timestamp, author: "", changes }];
    });
    const commits = this.states.slice(1).flatMap(({ commit }) => {
      const changes = commit?.changes.filter(({ id }) => ids.includes(id)) ?? [];
      return commit && changes.length > 0 ? [{ ...commit, changes }] : [];
    });
    return [...beginnings, ...commits];
  }

  /**
   * Returns a document as a commit, of its own or of other documents, has left it; undefined where it did not
   * exist, or for an unknown revision.
   */
  documentAt(id: string, revision: string): StoredDocument | undefined {
    const state = this.states.find(
      ({ documents, commit }) =>
        commit?.transactionId === revision || documents.get(id)?._rev === revision,
    );
    return state?.documents.get(id);
  }

  /** Returns a document as it is, or was before it was deleted. */
  lastState(id: string): StoredDocument | undefined {
    const existed = this.states.filter(({ documents }) => documents.has(id)).at(-1);
    return existed?.documents.get(id);
  }
}

/** Adds the routes of the history, for editors. */
export function addHistoryRoutes(app: ContentApp, history: History): void {
  const api = app.basePath(version);
  const idsIn = ({ req }: ContentContext): string[] => (req.param("ids") ?? "").split(",");

  api.get("/data/history/:dataset/documents/:ids", (context) => {
    // Without a revision, the Studio asks for the last one.
    const { revision } = context.req.query();
    const documents = idsIn(context).map((id) =>
      revision === undefined ? history.lastState(id) : history.documentAt(id, revision),
    );
    return context.json({ documents: documents.filter((document) => document !== undefined) });
  });

  // The Studio asks for the effects of transactions, and never for their mutations.
  api.get("/data/history/:dataset/transactions/:ids", (context) => {
    const { toTransaction, reverse, limit = 100 } = context.req.query();
    const commits = history.commitsOf(idsIn(context));
    const last = commits.findIndex(({ transactionId }) => transactionId === toTransaction);
    const selected = last < 0 ? commits : commits.slice(0, last + 1);
    if (reverse === "true") selected.reverse();
    return sendLines(context, selected.slice(0, Number(limit)).map(describe));
  });
}

function describe({ transactionId, changes, ...commit }: Commit): object {
  return {
    id: transactionId,
    ...commit,
    documentIDs: changes.map(({ id }) => id),
    effects: Object.fromEntries(changes.map(({ id, effects }) => [id, effects])),
  };
}

/** Patches in Mendoza. */
type Effects = { readonly apply: readonly unknown[]; readonly revert: readonly unknown[] };

/** Mendoza, the format of Sanity's Studio for histories, has a number for each operation. */
const replaceAll = 0;

/** Returns what a change did to a document: the patches that lead from one state to the other, and back. */
export function effectsOf(before?: StoredDocument, after?: StoredDocument): Effects {
  return { apply: [replaceAll, after ?? null], revert: [replaceAll, before ?? null] };
}
