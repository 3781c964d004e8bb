/** The forms and their fields, for the pages that show them and the receiver that they are sent to. */
import type { TextKey } from "../i18n/texts";

/** An input's attributes, by React's names. Without one, browsers do as they do by default. */
type InputAttributes = {
  readonly autoComplete?: "name" | "organization" | "organization-title" | "email";
  readonly inputMode?: "email";
  readonly autoCapitalize?: "none" | "words";
  readonly autoCorrect?: "off";
  readonly spellCheck?: false;
};

type FieldKind = {
  readonly input?: InputAttributes;
  readonly isOptional?: true;
  /** Multi-line, across the form's full width. */
  readonly isLong?: true;
  /** Maximum in UTF-16 code units. The field shows it, and how many remain. */
  readonly limit?: number;
};

/** No dictionary has it: a correction is wrong, and some browsers send what they check to their vendor. */
const uncorrected = { autoCorrect: "off", spellCheck: false } as const;
const properName = { autoCapitalize: "words", ...uncorrected } as const;

/** Every field that a form can have. The labels are in `forms.json`. */
export const fieldKinds = {
  name: { input: { autoComplete: "name", ...properName } },
  email: {
    input: { autoComplete: "email", inputMode: "email", autoCapitalize: "none", ...uncorrected },
  },
  companyName: { input: { autoComplete: "organization", ...properName } },
  jobTitle: { input: { autoComplete: "organization-title" } },
  numberOfEmployees: {},
  message: { isOptional: true, isLong: true, limit: 500 },
} as const satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fieldKinds;

export function fieldKind(name: FieldName): FieldKind {
  return fieldKinds[name];
}

/** The entered values by field name. */
export type FormValues = Readonly<Partial<Record<FieldName, string>>>;

/** Text key of a field's validation error. */
export type ErrorKey = Extract<TextKey<"forms">, `error.${string}`>;

/** The error of each invalid field. */
export type FormErrors = Readonly<Partial<Record<FieldName, ErrorKey>>>;

/** The forms by name, which is the last part of their endpoint, each with its fields in order. */
export const formFields = {
  "demo-request": ["name", "email", "companyName", "numberOfEmployees", "message"],
  "white-paper-request": ["name", "email", "companyName", "jobTitle"],
  "newsletter-sign-up": ["name", "email", "companyName", "jobTitle"],
  "newsletter-leave": ["email"],
} as const satisfies Record<string, readonly FieldName[]>;

export type FormName = keyof typeof formFields;

/** Name of the honeypot, a field that only bots fill in. Browsers do not autofill it. */
export const honeypotName = "topic";
