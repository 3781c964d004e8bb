import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { onFirstInteraction } from "../ui/first-interaction";
import type { FieldName } from "./fields";
import type { FormikForm, FormSchema } from "./formik-form";

type LoadedEngine<Name extends FieldName> = {
  readonly Engine: typeof FormikForm;
  readonly schema: FormSchema<Name>;
  readonly form: HTMLFormElement;
  /** The fields that were left before this was loaded. */
  readonly touched: readonly string[];
};

/** How far below the window the loading starts, so that it is over when the form is used. */
const margin = "200px";

/**
 * Loads what checks and sends a form when the form comes near the screen or is used; on a large screen,
 * where it may be near from the start, not before the visitor's first sign of life.
 *
 * @param loadSchema has to be the same function each time.
 * @returns `load` for those who cannot wait. It rejects when the code does not come, and tries anew
 * when it is called again.
 */
export function useFormikForm<Name extends FieldName>(
  formRef: RefObject<HTMLFormElement | null>,
  loadSchema: () => Promise<FormSchema<Name>>,
) {
  const [engine, setEngine] = useState<LoadedEngine<Name>>();
  const loading = useRef<Promise<void>>(undefined);
  const touched = useRef(new Set<string>());

  const load = useCallback(() => {
    async function fetchEngine(): Promise<void> {
      try {
        const [{ FormikForm: Engine }, schema] = await Promise.all([
          import("./formik-form"),
          loadSchema(),
        ]);
        const form = formRef.current;
        if (form) setEngine({ Engine, schema, form, touched: [...touched.current] });
      } catch (error) {
        loading.current = undefined;
        throw error;
      }
    }
    return (loading.current ??= fetchEngine());
  }, [formRef, loadSchema]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const unmount = new AbortController();
    const { signal } = unmount;

    function loadQuietly(): void {
      // Whoever submits without it is told.
      load().catch(() => undefined);
    }

    function touch({ target }: FocusEvent): void {
      const name = target instanceof Element && target.getAttribute("name");
      if (name) touched.current.add(name);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadQuietly();
      },
      { rootMargin: margin },
    );
    onFirstInteraction(() => observer.observe(form), signal);
    for (const type of ["focusin", "pointerdown"]) {
      form.addEventListener(type, loadQuietly, { signal });
    }
    form.addEventListener("focusout", touch, { signal });
    // Somebody was faster than the page's script.
    if (form.contains(document.activeElement)) loadQuietly();
    return () => {
      observer.disconnect();
      unmount.abort();
    };
  }, [formRef, load]);

  return { engine, load };
}
