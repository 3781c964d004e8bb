import { useEffect, useRef, type RefObject } from "react";

type Draft = [name: string, value: string][];

/** What stood in forms when they left the screen. In memory only: closing the tab forgets it. */
const drafts = new Map<unknown, Draft>();

// No field holds a file.
const valuesOf = (form: HTMLFormElement) => [...new FormData(form)] as Draft;

/**
 * Loads the page anew with what is typed into its form: in the state of the page's entry in the history,
 * which nothing but this tab can read, and only until the page is there.
 */
export function reloadWithDraft(form: HTMLFormElement): void {
  window.history.replaceState({ ...window.history.state, draft: valuesOf(form) }, "");
  window.location.reload();
}

function carriedDraft(): Draft | undefined {
  const { draft, ...state } = (window.history.state ?? {}) as { draft?: Draft };
  if (draft) window.history.replaceState(state, "");
  return draft;
}

/**
 * Gives a form back what was typed into it before the visitor looked at another page of the site, or
 * before the page was loaded anew.
 *
 * @param key the same whenever this form is shown, and no other's.
 * @param setIsRenewed told when the page has been loaded anew; the same function each time.
 * @returns what to call when the form has been sent, so that it comes back empty.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  key: unknown,
  setIsRenewed: (isRenewed: boolean) => void,
): () => void {
  const isSent = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const carried = carriedDraft();
    if (carried) setIsRenewed(true);
    for (const [name, value] of carried ?? drafts.get(key) ?? []) {
      const input = form.elements.namedItem(name);
      const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isField || input.value !== "") continue;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return () => {
      drafts.set(key, isSent.current ? [] : valuesOf(form));
    };
  }, [formRef, key, setIsRenewed]);

  return () => {
    isSent.current = true;
  };
}
