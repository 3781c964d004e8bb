import { useFormik, validateYupSchema, yupToFormErrors } from "formik";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formSchema } from "./field-rules";
import {
  honeypotName,
  type ErrorKey,
  type FieldName,
  type FormValues,
  type RequestName,
} from "./fields";

export type FormErrors = Readonly<Partial<Record<FieldName, ErrorKey>>>;

/** Validates what is in the inputs now, sends it if it is valid, and resolves after that. */
export type Submit = () => Promise<void>;

type Props = {
  /** Its uncontrolled inputs hold the values and are only read here. */
  readonly form: HTMLFormElement;
  readonly request: RequestName;
  /** Sends the valid, trimmed values; `trap` is what a bot has put into the honeypot. */
  readonly send: (values: FormValues, trap: string) => Promise<void>;
  /** Called after each validation. Stable across renders. */
  readonly onErrors: (errors: FormErrors) => void;
  /** Called once, with the function that submits the form. Stable across renders. */
  readonly onReady: (submit: Submit) => void;
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
export function FormikForm({ form, request, send, onErrors, onReady }: Props) {
  const [schema] = useState(() => formSchema(request));
  const [initialValues] = useState(() => readValues(form));
  const { setValues, submitForm } = useFormik({
    initialValues,
    validate: async (values) => {
      const errors: FormErrors = await validateYupSchema(values, schema).then(
        () => ({}),
        yupToFormErrors,
      );
      onErrors(errors);
      return errors;
    },
    onSubmit: (values) => {
      return send(schema.cast(values, { stripUnknown: true }), values[honeypotName] ?? "");
    },
  });

  useEffect(() => {
    const validate = () => void setValues(readValues(form));
    form.addEventListener("input", validate);
    validate();
    onReady(async () => {
      // Formik submits the values of its last render. Inputs may have been filled in without an event.
      flushSync(() => void setValues(readValues(form), false));
      await submitForm();
    });
    return () => form.removeEventListener("input", validate);
  }, [form, onReady, setValues, submitForm]);

  return null;
}
