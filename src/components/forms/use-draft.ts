import { useCallback, useEffect, useRef, type RefObject } from "react";
import { wasReloadedFor } from "../../browser/resume-after-reload";
import { enterText } from "../../browser/visitor-input";
import type { FieldName, FormName } from "../../forms/fields";

type Draft = [name: string, value: string][];

/** Values of unmounted forms. In memory only: personal data must not outlive the tab. */
const drafts = new Map<FormName, Draft>();

/** What an empty field of a form begins with, from elsewhere on the site. */
const suggestions = new Map<FormName, Draft>();

/** Suggests a text for a field that the visitor has not filled in; the latest suggestion counts. */
export function suggestText(formName: FormName, field: FieldName, text: string): void {
  suggestions.set(formName, [[field, text]]);
}

/**
 * Returns what the visitor has typed: a suggestion that was left as it was is none of it, one that was cleared is an
 * empty text. There are no file inputs.
 */
function typedInto(form: HTMLFormElement, formName: FormName): Draft {
  const suggested = new Map(suggestions.get(formName));
  const entries = [...new FormData(form)] as Draft;
  return entries.filter(([name, value]) => (suggested.get(name) ?? "") !== value);
}

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
    const kept = new Map([...(suggestions.get(formName) ?? []), ...(drafts.get(formName) ?? [])]);
    for (const [name, value] of kept) {
      const input = form.elements.namedItem(name);
      const isField = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isField || input.value !== "" || value === "") continue;
      enterText(input, value);
    }
    return () => {
      if (isSent.current) {
        drafts.delete(formName);
        suggestions.delete(formName);
      } else {
        drafts.set(formName, typedInto(form, formName));
      }
    };
  }, [formRef, formName, report]);
  return useCallback(() => {
    isSent.current = true;
  }, []);
}
