import {
  formReducer,
  initialFormState,
  type FormEvent,
  type FormState,
} from "../../../../src/components/forms/form-state";

const Controller = () => null;
const loaded = { type: "loaded", Controller } as const;
const submitted = { type: "submitted" } as const;
const refused = { type: "settled", failure: "refused" } as const;

const after = (...events: readonly FormEvent[]) => events.reduce(formReducer, initialFormState);

test.each<[string, readonly FormEvent[], Partial<FormState>]>([
  ["a submit is validated first", [loaded, submitted], { progress: "checking" }],
  [
    "one that comes before the code is sent, as far as is known",
    [submitted],
    { progress: "sending" },
  ],
  [
    "a submit that has been validated shows every error",
    [submitted, { type: "checked" }],
    { wasSubmitted: true, progress: undefined },
  ],
  [
    "one that could not be validated does not",
    [submitted, refused],
    { wasSubmitted: false, progress: undefined },
  ],
  ["a failure is over with the next submit", [refused, submitted], { failure: undefined }],
  [
    "a field is left once",
    [
      { type: "left", name: "email" },
      { type: "left", name: "email" },
    ],
    { touched: ["email"] },
  ],
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
