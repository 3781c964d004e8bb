import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { whenNear } from "../ui/when-near";
import type { FieldName } from "./fields";
import type { FormikForm, FormSchema } from "./formik-form";

type FormEngine<Name extends FieldName> = {
  readonly Engine: typeof FormikForm;
  readonly schema: FormSchema<Name>;
  readonly form: HTMLFormElement;
  /** Fields that lost focus before the code loaded. */
  readonly touched: readonly string[];
};

/**
 * Loads a form's validation and submission code when the form nears the viewport or is used.
 *
 * @param loadSchema must be stable across renders.
 * @returns `load` to load it immediately. It rejects when loading fails; calling it again retries.
 */
export function useFormikForm<Name extends FieldName>(
  formRef: RefObject<HTMLFormElement | null>,
  loadSchema: () => Promise<FormSchema<Name>>,
) {
  const [engine, setEngine] = useState<FormEngine<Name>>();
  const loading = useRef<Promise<void>>(undefined);
  const touched = useRef(new Set<string>());

  const load = useCallback(() => {
    async function loadEngine(): Promise<void> {
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
    return (loading.current ??= loadEngine());
  }, [formRef, loadSchema]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const unmount = new AbortController();
    const { signal } = unmount;

    function loadQuietly(): void {
      // A failure is reported on submit.
      load().catch(() => undefined);
    }

    function touch({ target }: FocusEvent): void {
      const name = target instanceof Element && target.getAttribute("name");
      if (name) touched.current.add(name);
    }

    void whenNear(form, loadQuietly, signal);
    for (const type of ["focusin", "pointerdown"]) {
      form.addEventListener(type, loadQuietly, { signal });
    }
    form.addEventListener("focusout", touch, { signal });
    // The form may have been focused before hydration.
    if (form.contains(document.activeElement)) loadQuietly();
    return () => unmount.abort();
  }, [formRef, load]);

  return { engine, load };
}
