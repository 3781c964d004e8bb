import type { TextKey } from "../../i18n/texts";
import type { FieldName } from "./fields";

/** Text key of a field's validation error. */
export type ErrorKey = Extract<TextKey<"forms">, `error.${string}`>;

/**
 * Why a form was not, or not certainly, sent. In order: the form's code failed to load, the page was
 * reloaded, no connection, timeout, the server rejected the values, too many requests, server error.
 */
export type SubmitFailure =
  "unloaded" | "renewed" | "unreachable" | "unanswered" | "refused" | "limited" | "broken";

/** Submission state of a form, beyond its values. */
export type FormState = {
  /** Errors of touched fields only. */
  readonly errors: Readonly<Partial<Record<FieldName, ErrorKey>>>;
  /** Whether it has been submitted, successfully or not. */
  readonly isTried: boolean;
  readonly isSending: boolean;
  readonly failure: SubmitFailure | undefined;
};

export const initialFormState: FormState = {
  errors: {},
  isTried: false,
  isSending: false,
  failure: undefined,
};
