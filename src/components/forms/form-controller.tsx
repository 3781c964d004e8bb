import { useFormik, validateYupSchema, yupToFormErrors } from "formik";
import { useEffect, useState, type Dispatch, type RefObject } from "react";
import { ValidationError } from "yup";
import { formSchema } from "../../forms/field-rules";
import type { FormValues, FormName } from "../../forms/fields";
import type { FormErrors, FormEvent } from "./form-state";
import { formValues } from "./form-values";

type Props = {
  /** Its uncontrolled inputs hold the values and are only read here. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly name: FormName;
  /** Whether a submit waits to be validated and sent. */
  readonly isSubmitted: boolean;
  readonly send: (values: FormValues) => Promise<void>;
  readonly dispatch: Dispatch<FormEvent>;
};

const initialValues: FormValues = {};

/** @throws any error that is not a finding of the rules: a bug of ours. */
function errorsOf(error: unknown): FormErrors {
  if (!(error instanceof ValidationError)) throw error;
  return yupToFormErrors(error) as FormErrors;
}

/**
 * Validates and submits a form that is already on the page. Renders nothing, so that inputs keep what
 * was typed, autofilled or restored before this loaded.
 *
 * The only importer of Formik: load it with `import()`.
 */
export function FormController({ formRef, name, isSubmitted, send, dispatch }: Props) {
  const [schema] = useState(() => formSchema(name));
  // Not Formik's own values: inputs may be filled in without an event.
  const readValues = () => (formRef.current ? formValues(formRef.current) : {});
  const { validateForm, submitForm } = useFormik({
    initialValues,
    validate: async () => {
      const errors: FormErrors = await validateYupSchema(readValues(), schema).then(
        () => ({}),
        errorsOf,
      );
      dispatch({ type: "validated", errors });
      return errors;
    },
    onSubmit: () => send(schema.cast(readValues(), { stripUnknown: true })),
  });

  useEffect(() => {
    const form = formRef.current;
    // A rule that fails by itself is reported on submit.
    const validate = () => void validateForm().catch(() => undefined);
    form?.addEventListener("input", validate);
    validate();
    return () => form?.removeEventListener("input", validate);
  }, [formRef, validateForm]);

  useEffect(() => {
    if (!isSubmitted) return;
    submitForm().then(
      () => dispatch({ type: "checked" }),
      (error: unknown) => {
        // A fault of ours: what was typed is not known to be right, and stays.
        console.error(error);
        dispatch({ type: "settled", failure: "broken" });
      },
    );
  }, [isSubmitted, submitForm, dispatch]);

  return null;
}
