import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useState } from "react";
import type { AnyObject, Schema } from "yup";
import type { FieldName, FormValues } from "./fields";
import type { SubmitFailure, FormState } from "./form-state";

/** A yup schema whose messages are text keys. */
export type FormSchema<Name extends FieldName> = Schema<FormValues<Name>, AnyObject, unknown>;

type Props<Name extends FieldName> = {
  /** Its uncontrolled inputs hold the values and are only read here. */
  readonly form: HTMLFormElement;
  readonly schema: FormSchema<Name>;
  /** Fields that lost focus before this component loaded. */
  readonly touched: readonly string[];
  /** Number of submits by the visitor; a new non-zero value submits. */
  readonly attempt: number;
  /** Receives the valid, trimmed values. */
  readonly send: (values: FormValues<Name>) => Promise<SubmitFailure | undefined>;
  readonly onChange: (state: FormState) => void;
};

function readValues(form: HTMLFormElement): Record<string, string> {
  // There are no file inputs.
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/**
 * Validates and submits a form that is already on the page. Renders nothing, so that inputs keep what
 * was typed, autofilled or restored before this loaded.
 *
 * The only importer of Formik: load it with `import()`.
 */
export function FormikForm<Name extends FieldName>(props: Props<Name>) {
  const { form, schema, touched: initiallyTouched, attempt, send, onChange } = props;
  const [initialValues] = useState(() => readValues(form));
  const formik = useFormik({
    initialValues,
    initialTouched: Object.fromEntries(initiallyTouched.map((name) => [name, true])),
    validationSchema: schema,
    onSubmit: async (values, { setStatus }) => {
      setStatus(await send(schema.cast(values, { stripUnknown: true })));
    },
  });
  const { setValues, setFieldTouched, setStatus, submitForm } = formik;
  const { errors, touched, submitCount, isSubmitting } = formik;
  const failure = formik.status as SubmitFailure | undefined;

  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    const validate = () => void setValues(readValues(form), true);

    function touch({ target }: FocusEvent): void {
      const name = target instanceof Element && target.getAttribute("name");
      // No validation: the last input event has already run it.
      if (name) void setFieldTouched(name, true, false);
    }

    form.addEventListener("input", validate, { signal });
    form.addEventListener("focusout", touch, { signal });
    validate();
    return () => unmount.abort();
  }, [form, setValues, setFieldTouched]);

  // Formik submits the values of its last render. State set in a layout effect is rendered before the
  // promise continues, so these are the inputs' current values, even if set without an event.
  useLayoutEffect(() => {
    if (attempt === 0) return;
    setStatus(undefined);
    void setValues(readValues(form), false).then(() => submitForm());
  }, [attempt, form, setStatus, setValues, submitForm]);

  useEffect(() => {
    const shown = Object.entries(errors).filter(([name]) => touched[name]);
    onChange({
      errors: Object.fromEntries(shown),
      isTried: submitCount > 0,
      // From the submit on: Formik starts later, and may finish before the next render.
      isSending: isSubmitting || submitCount < attempt,
      failure,
    });
  }, [errors, touched, submitCount, attempt, isSubmitting, failure, onChange]);

  return null;
}
