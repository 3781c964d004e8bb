import type { TextKey } from "../../i18n/texts";
import type { FieldName } from "./fields";

/** A message under a field. */
export type ErrorKey = Extract<TextKey<"forms">, `error.${string}`>;

/**
 * Why nothing was sent, or not for certain: the form's code did not come, the page was loaded anew in
 * between, no connection, no answer in time, an answer that says no, an error on the server's side.
 */
export type Failure = "unloaded" | "renewed" | "unreachable" | "unanswered" | "refused" | "broken";

/** What a form shows beyond its fields. */
export type FormState = {
  /** Of the fields that have been touched. */
  readonly errors: Readonly<Partial<Record<FieldName, ErrorKey>>>;
  /** Whether it has been submitted, with or without success. */
  readonly isTried: boolean;
  readonly isSending: boolean;
  readonly failure: Failure | undefined;
};

export const initialFormState: FormState = {
  errors: {},
  isTried: false,
  isSending: false,
  failure: undefined,
};
