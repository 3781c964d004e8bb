/**
 * Parts of a page that load on demand, also on a page that is older than the last deployment: its files are gone from
 * the server. It is reloaded once, and goes on with what the visitor had asked for.
 */
import { hasNewVersion } from "./site-version";
import { readInput, type VisitorInput } from "./visitor-input";

/** What goes on after the reload. A form's name stands for its submit. */
type Asked = string;

type Renewal = { readonly asked: Asked; readonly input: VisitorInput };

let renewal: Partial<Renewal> | undefined;

/** Returns what the reload has handed on, and removes it from the history entry, since it may hold personal data. */
function resumeState(): Partial<Renewal> {
  if (renewal) return renewal;
  const { renewed, ...state } = (window.history.state ?? {}) as { readonly renewed?: Renewal };
  if (renewed) window.history.replaceState(state, "");
  return (renewal = renewed ?? {});
}

/** Returns what was entered before the reload, if there was one. */
export function inputBeforeRenewal(): VisitorInput | undefined {
  return resumeState().input;
}

/** Returns whether the page has been reloaded for this. */
export function wasRenewedFor(asked: Asked): boolean {
  return resumeState().asked === asked;
}

/**
 * Reloads the page if a newer version has been published, unless it was just reloaded for that. What is entered is kept
 * in the history entry's state, which only this tab can read, until the page has loaded.
 *
 * @returns whether the page is being reloaded.
 */
export async function renew(asked: Asked): Promise<boolean> {
  if (resumeState().asked || !(await hasNewVersion())) return false;
  const renewed: Renewal = { asked, input: readInput() };
  window.history.replaceState({ ...window.history.state, renewed }, "");
  window.location.reload();
  return true;
}

/**
 * Loads a part of the page.
 *
 * @param load imports it.
 * @param asked what goes on after a reload. Without it, the visitor has not asked for the part, and does not miss it.
 * @throws the error of `load`, if a reload would not help. The next call tries again.
 */
export async function loadOnDemand<Module>(
  load: () => Promise<Module>,
  asked?: Asked,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (asked && (await renew(asked))) return await new Promise(() => undefined);
    throw error;
  }
}
