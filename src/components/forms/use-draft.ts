import { useEffect, useRef, type RefObject } from "react";

/** What stood in forms when they left the screen. In memory only: closing the tab forgets it. */
const drafts = new Map<unknown, [name: string, value: string][]>();

/**
 * Gives a form back what was typed into it before the visitor looked at another page of the site.
 *
 * @param key the same whenever this form is shown, and no other's.
 * @returns what to call when the form has been sent, so that it comes back empty.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, key: unknown): () => void {
  const isSent = useRef(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    for (const [name, value] of drafts.get(key) ?? []) {
      const input = form.elements.namedItem(name);
      const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isField || input.value !== "") continue;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return () => {
      // No field holds a file.
      const values = [...new FormData(form)] as [string, string][];
      drafts.set(key, isSent.current ? [] : values);
    };
  }, [formRef, key]);

  return () => {
    isSent.current = true;
  };
}
