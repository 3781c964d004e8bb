import { useFormik, validateYupSchema, yupToFormErrors } from "formik";
import { useEffect, useImperativeHandle, useState, type Ref, type RefObject } from "react";
import { flushSync } from "react-dom";
import { ValidationError } from "yup";
import { formSchema } from "../../requests/field-rules";
import { formValues } from "./form-values";
import type { ErrorKey, FieldName, FormValues, RequestName } from "../../requests/fields";

export type FormErrors = Readonly<Partial<Record<FieldName, ErrorKey>>>;

/** Validates what is in the inputs now, sends it if it is valid, and resolves after that. */
export type Submit = () => Promise<void>;

type Props = {
  /** Its uncontrolled inputs hold the values and are only read here. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly request: RequestName;
  readonly send: (values: FormValues) => Promise<void>;
  /** Called after each validation. Stable across renders. */
  readonly onErrors: (errors: FormErrors) => void;
  readonly submitRef: Ref<Submit>;
};

const initialValues: Record<string, string> = {};

/** @throws what is no finding of the rules: a fault of ours. */
function errorsOf(error: unknown): FormErrors {
  if (!(error instanceof ValidationError)) throw error;
  return yupToFormErrors(error) as FormErrors;
}

function readValues({ current: form }: Props["formRef"]): Record<string, string> {
  return form ? formValues(form) : {};
}

/**
 * Validates and submits a form that is already on the page. Renders nothing, so that inputs keep what
 * was typed, autofilled or restored before this loaded.
 *
 * The only importer of Formik: load it with `import()`.
 */
export function FormController({ formRef, request, send, onErrors, submitRef }: Props) {
  const [schema] = useState(() => formSchema(request));
  const { setValues, submitForm } = useFormik({
    initialValues,
    validate: async (values) => {
      const errors: FormErrors = await validateYupSchema(values, schema).then(() => ({}), errorsOf);
      onErrors(errors);
      return errors;
    },
    onSubmit: (values) => send(schema.cast(values, { stripUnknown: true })),
  });

  useEffect(() => {
    const form = formRef.current;
    // A rule that fails by itself is reported on submit.
    const validate = () => void setValues(readValues(formRef)).catch(() => undefined);
    form?.addEventListener("input", validate);
    validate();
    return () => form?.removeEventListener("input", validate);
  }, [formRef, setValues]);

  useImperativeHandle(
    submitRef,
    () => async () => {
      // Formik submits the values of its last render. Inputs may have been filled in without an event.
      flushSync(() => void setValues(readValues(formRef), false));
      await submitForm();
    },
    [formRef, setValues, submitForm],
  );

  return null;
}
