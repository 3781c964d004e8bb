import type { Commit } from "../../src/sanity/embedded/document-changes";
import type { StoredDocument } from "../../src/sanity/embedded/documents";
import { effectsOf } from "./effects";

/** More than an editor's day; older ones are forgotten. */
const maxCommits = 2_000;

/** The commits since the start, in memory. */
export class CommitLog {
  private commits: Commit[] = [];

  add(commit: Commit): void {
    this.commits = [...this.commits, commit].slice(-maxCommits);
  }

  /** Returns the commits that have changed one of some documents, oldest first. */
  commitsOf(ids: readonly string[]): Commit[] {
    return this.commits
      .map(({ changes, ...commit }) => ({
        ...commit,
        changes: changes.filter(({ id }) => ids.includes(id)),
      }))
      .filter(({ changes }) => changes.length > 0);
  }

  /**
   * Returns the states of documents before the first known commit, as commits that created them: the Studio
   * follows a document's revisions back to its creation.
   *
   * @param current returns a document now.
   */
  beginningsOf(
    ids: readonly string[],
    current: (id: string) => StoredDocument | undefined,
  ): Commit[] {
    return ids.flatMap((id) => {
      const [first] = this.commitsOf([id]);
      const after = first ? first.changes[0]?.before : current(id);
      if (after === undefined) return [];
      const { _rev: transactionId, _updatedAt: timestamp } = after;
      return [
        {
          transactionId,
          timestamp,
          author: "",
          changes: [{ id, after, effects: effectsOf(undefined, after) }],
        },
      ];
    });
  }

  /**
   * Returns a document as a commit has left it, or as it was at a time.
   *
   * @param current the document now.
   * @returns undefined where it did not exist, or for a revision that is not known.
   */
  documentAt(
    id: string,
    at: { readonly revision: string } | { readonly time: string } | { readonly last: true },
    current: StoredDocument | undefined,
  ): StoredDocument | undefined {
    const changes = this.commitsOf([id]).map(({ transactionId, timestamp, changes: [change] }) => ({
      transactionId,
      timestamp,
      ...change,
    }));
    if ("last" in at) return current ?? changes.filter(({ before }) => before).at(-1)?.before;
    if ("revision" in at) {
      if (current?._rev === at.revision) return current;
      // A commit of other documents leaves this one as the last commit before has left it.
      const commit = this.commits.findIndex(({ transactionId }) => transactionId === at.revision);
      const own = changes.find(({ before }) => before?._rev === at.revision)?.before;
      return own ?? (commit < 0 ? undefined : this.stateAfter(id, commit, current));
    }
    const later = changes.find(({ timestamp }) => timestamp > at.time);
    return later ? later.before : current;
  }

  /** Returns a document as it was after the commit at an index. */
  private stateAfter(
    id: string,
    index: number,
    current: StoredDocument | undefined,
  ): StoredDocument | undefined {
    for (const { changes } of this.commits.slice(index + 1)) {
      const change = changes.find((each) => each.id === id);
      if (change) return change.before;
    }
    return current;
  }
}
