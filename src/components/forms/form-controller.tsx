import { useFormik } from "formik";
import { useEffect, type Dispatch, type RefObject } from "react";
import { errorsOf, formSchema } from "../../forms/field-rules";
import type { FormName, FormValues } from "../../forms/fields";
import type { FormChange } from "./form-state";
import { formValues } from "./form-values";

type Props = {
  /** Its uncontrolled inputs hold the values and are only read here. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly name: FormName;
  /** Whether a submit waits to be validated and sent. */
  readonly isSubmitted: boolean;
  readonly send: (values: FormValues) => Promise<void>;
  readonly dispatch: Dispatch<FormChange>;
};

const initialValues: FormValues = {};

/** Not Formik's own values: inputs may be filled in without an event. */
function valuesIn({ current }: Props["formRef"]): FormValues {
  return current ? formValues(current) : {};
}

/**
 * Validates and submits a form that is already on the page. Renders nothing, so that inputs keep what
 * was typed, autofilled or restored before this loaded.
 *
 * The only importer of Formik: load it with `import()`.
 */
export function FormController({ formRef, name, isSubmitted, send, dispatch }: Props) {
  const { submitForm } = useFormik({
    initialValues,
    validate: () => errorsOf(name, valuesIn(formRef)),
    onSubmit: () => send(formSchema(name).cast(valuesIn(formRef), { stripUnknown: true })),
  });

  useEffect(() => {
    const form = formRef.current;
    function validate(): void {
      try {
        dispatch({ type: "validated", errors: errorsOf(name, valuesIn(formRef)) });
      } catch {
        // A rule that fails by itself is reported on submit.
      }
    }
    form?.addEventListener("input", validate);
    validate();
    return () => form?.removeEventListener("input", validate);
  }, [formRef, name, dispatch]);

  useEffect(() => {
    if (!isSubmitted) return;
    submitForm().then(
      () => dispatch({ type: "checked", errors: errorsOf(name, valuesIn(formRef)) }),
      (error: unknown) => {
        // A fault of ours: what was typed is not known to be right, and stays.
        console.error(error);
        dispatch({ type: "settled", failure: "broken" });
      },
    );
  }, [isSubmitted, submitForm, formRef, name, dispatch]);

  return null;
}
