import { useCallback, useEffect, useRef, type RefObject } from "react";
import { wasReloadedFor } from "../../browser/resume-after-reload";
import { enterText } from "../../browser/visitor-input";
import type { FormName } from "../../forms/fields";

type Draft = [name: string, value: string][];

/** Values of unmounted forms. In memory only: personal data must not outlive the tab. */
const drafts = new Map<FormName, Draft>();

// There are no file inputs.
const valuesOf = (form: HTMLFormElement) => [...new FormData(form)] as Draft;

/**
 * Keeps what is typed into a form while the visitor is on another page of the site.
 *
 * @param report called after a reload for a newer version of the page; stable across renders.
 * @returns a function to call when the form has been sent: nothing is kept.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  formName: FormName,
  report: (failure: "reloaded") => void,
): () => void {
  const isSent = useRef(false);
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    if (wasReloadedFor(formName)) {
      // In the newer version, it may be folded below a vendor's.
      form.closest("details")?.setAttribute("open", "");
      report("reloaded");
    }
    for (const [name, value] of drafts.get(formName) ?? []) {
      const input = form.elements.namedItem(name);
      const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isField || input.value !== "" || value === "") continue;
      enterText(input, value);
    }
    return () => {
      if (isSent.current) drafts.delete(formName);
      else drafts.set(formName, valuesOf(form));
    };
  }, [formRef, formName, report]);
  return useCallback(() => {
    isSent.current = true;
  }, []);
}
