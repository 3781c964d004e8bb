import {
  formReducer,
  initialFormState,
  type FormChange,
  type FormState,
} from "../../../../src/components/forms/form-state";

const submitted = { type: "submitted", isLoaded: true } as const;
const refused = { type: "settled", failure: "refused" } as const;

const after = (...events: readonly FormChange[]) => events.reduce(formReducer, initialFormState);

test.each<[string, readonly FormChange[], Partial<FormState>]>([
  ["a submit is validated first", [submitted], { progress: "checking" }],
  [
    "one that comes before the code waits for it",
    [{ ...submitted, isLoaded: false }],
    { progress: "loading" },
  ],
  [
    "one that could not be validated does not",
    [submitted, refused],
    { wasSubmitted: false, progress: undefined },
  ],
  ["a failure is over with the next submit", [refused, submitted], { failure: undefined }],
  [
    "fields that are left at once are all known",
    [
      { type: "left", name: "name" },
      { type: "left", name: "email" },
    ],
    { touched: ["name", "email"] },
  ],
])("%s", (_what, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});
