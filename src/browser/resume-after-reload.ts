/**
 * A page that is older than the last deployment: the files of its parts are gone from the server. It is reloaded once,
 * and goes on with what the visitor had asked for.
 */
import { hasNewVersion } from "./site-version";
import { readInput, type VisitorInput } from "./visitor-input";

/** Names what goes on after a reload. A form's name stands for its submit. */
export type ResumeKey = string;

type Resume = { readonly resumeKey: ResumeKey; readonly input: VisitorInput };

let resume: Partial<Resume> | undefined;

/** Returns what the reload has handed on, and removes it from the history entry, since it may hold personal data. */
function handedOn(): Partial<Resume> {
  if (resume) return resume;
  const { resumed, ...state } = (window.history.state ?? {}) as { readonly resumed?: Resume };
  if (resumed) window.history.replaceState(state, "");
  return (resume = resumed ?? {});
}

/** Returns what was entered before the reload, if there was one. */
export function inputBeforeReload(): VisitorInput | undefined {
  return handedOn().input;
}

/** Returns whether the page has been reloaded for this. */
export function wasReloadedFor(resumeKey: ResumeKey): boolean {
  return handedOn().resumeKey === resumeKey;
}

/**
 * Reloads the page. What is entered is kept in the history entry's state, which only this tab can read, until the page
 * has loaded.
 */
export function reloadWithInput(resumeKey: ResumeKey): void {
  const resumed: Resume = { resumeKey, input: readInput() };
  window.history.replaceState({ ...window.history.state, resumed }, "");
  window.location.reload();
}

/**
 * Reloads the page if a newer version has been published, once: a part that is missing after that is missing for another
 * reason.
 *
 * @returns whether the page is being reloaded.
 */
export async function reloadIfOutdated(resumeKey: ResumeKey): Promise<boolean> {
  if (handedOn().resumeKey || !(await hasNewVersion())) return false;
  reloadWithInput(resumeKey);
  return true;
}
