import type { SubmitFailure } from "../../browser/post-form";
import type { FormErrors } from "../../forms/fields";

/** What a form shows besides its values, which are in its inputs. */
export type FormState = {
  readonly errors: FormErrors;
  /** Names of the inputs that have lost the focus. */
  readonly touched: readonly string[];
  /** Whether a submit has been validated. From then on, every error shows. */
  readonly wasSubmitted: boolean;
  /** What a submit waits for: the code that validates it, to be validated, or to be sent. */
  readonly progress: "loading" | "checking" | "sending" | undefined;
  readonly failure: SubmitFailure | undefined;
};

export const initialFormState: FormState = {
  errors: {},
  touched: [],
  wasSubmitted: false,
  progress: undefined,
  failure: undefined,
};

export type FormChange =
  | { readonly type: "validated"; readonly errors: FormErrors }
  | { readonly type: "left"; readonly name: string }
  | { readonly type: "submitted"; readonly isLoaded: boolean }
  | { readonly type: "sending" }
  /** A submit has been validated and, if it is valid, sent. */
  | { readonly type: "checked"; readonly errors: FormErrors }
  | { readonly type: "settled"; readonly failure: SubmitFailure | undefined };

/** Returns the form after an event. */
export function formReducer(state: FormState, event: FormChange): FormState {
  switch (event.type) {
    case "validated":
      return { ...state, errors: event.errors };
    case "left":
      if (state.touched.includes(event.name)) return state;
      return { ...state, touched: [...state.touched, event.name] };
    case "submitted":
      return { ...state, progress: event.isLoaded ? "checking" : "loading", failure: undefined };
    case "sending":
      return { ...state, progress: "sending", failure: undefined };
    case "checked":
      return { ...state, errors: event.errors, progress: undefined, wasSubmitted: true };
    case "settled":
      return { ...state, progress: undefined, failure: event.failure };
  }
}
