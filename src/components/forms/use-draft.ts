import { useEffect, type RefObject } from "react";
import type { RequestName } from "./fields";

type Draft = [name: string, value: string][];

/** Values of unmounted forms. In memory only: personal data must not outlive the tab. */
const drafts = new Map<RequestName, Draft>();

// There are no file inputs.
const valuesOf = (form: HTMLFormElement) => [...new FormData(form)] as Draft;

/**
 * Reloads the page and keeps the form's values in the history entry's state, which only this tab can
 * read, until the page has loaded.
 */
export function reloadKeepingDraft(form: HTMLFormElement): void {
  window.history.replaceState({ ...window.history.state, draft: valuesOf(form) }, "");
  window.location.reload();
}

function takeReloadDraft(): Draft | undefined {
  const { draft, ...state } = (window.history.state ?? {}) as { draft?: Draft };
  if (draft) window.history.replaceState(state, "");
  return draft;
}

/**
 * Restores what was typed into a form before the visitor went to another page of the site, or before
 * the page was reloaded.
 *
 * @param report called after a reload; stable across renders.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  request: RequestName,
  report: (failure: "renewed") => void,
): void {
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const reloadDraft = takeReloadDraft();
    if (reloadDraft) report("renewed");
    for (const [name, value] of reloadDraft ?? drafts.get(request) ?? []) {
      const input = form.elements.namedItem(name);
      const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isField || input.value !== "" || value === "") continue;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return () => void drafts.set(request, valuesOf(form));
  }, [formRef, request, report]);
}
