import { useFormik } from "formik";
import { useEffect, useLayoutEffect, useState } from "react";
import type { AnyObject, Schema } from "yup";
import type { FieldName, FormValues } from "./fields";
import type { Failure, FormState } from "./form-state";

/** A yup schema whose messages are text keys. */
export type FormSchema<Name extends FieldName> = Schema<FormValues<Name>, AnyObject, unknown>;

type Props<Name extends FieldName> = {
  /** Its inputs hold the values. They belong to the page and are only read here. */
  readonly form: HTMLFormElement;
  readonly schema: FormSchema<Name>;
  /** The fields that were left before this was loaded. */
  readonly touched: readonly string[];
  /** Counts the visitor's submits from 1; a new number submits. */
  readonly attempt: number;
  /** Gets what is valid, trimmed. */
  readonly send: (values: FormValues<Name>) => Promise<Failure | undefined>;
  readonly onChange: (state: FormState) => void;
};

function readValues(form: HTMLFormElement): Record<string, string> {
  // No field holds a file.
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

/**
 * Checks and sends a form that is on the page already. Draws nothing: the inputs, with what was typed,
 * filled in or restored before this came, are never replaced.
 *
 * The only importer of Formik: load it with `import()`.
 */
export function FormikForm<Name extends FieldName>(props: Props<Name>) {
  const { form, schema, touched: touchedBefore, attempt, send, onChange } = props;
  const [initialValues] = useState(() => readValues(form));
  const formik = useFormik({
    initialValues,
    initialTouched: Object.fromEntries(touchedBefore.map((name) => [name, true])),
    validationSchema: schema,
    onSubmit: async (values, { setStatus }) => {
      setStatus(await send(schema.cast(values, { stripUnknown: true })));
    },
  });
  const { setValues, setFieldTouched, setStatus, submitForm } = formik;
  const { errors, touched, submitCount, isSubmitting } = formik;
  const failure = formik.status as Failure | undefined;

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const check = () => void setValues(readValues(form), true);

    function touch({ target }: FocusEvent): void {
      const name = target instanceof Element && target.getAttribute("name");
      // What is wrong with it is known since it was written.
      if (name) void setFieldTouched(name, true, false);
    }

    form.addEventListener("input", check, { signal });
    form.addEventListener("focusout", touch, { signal });
    check();
    return () => listening.abort();
  }, [form, setValues, setFieldTouched]);

  // Formik submits the values of its last render. What a layout effect sets is rendered before the
  // promise goes on, so that these are the inputs' values, whoever wrote them without an event.
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
      // From the submit on: Formik begins a moment later, and may be done before it is drawn.
      isSending: isSubmitting || submitCount < attempt,
      failure,
    });
  }, [errors, touched, submitCount, attempt, isSubmitting, failure, onChange]);

  return null;
}
