import type { TextKey } from "../../i18n/texts";

type FieldKind = {
  readonly autoComplete?: "name" | "organization" | "organization-title" | "email";
  /** An address: no capital letter, no spelling, and a keyboard with an @. */
  readonly isAddress?: true;
  readonly isOptional?: true;
  /** Room for several lines, over the form's whole width. */
  readonly isLong?: true;
  /** Characters, as JavaScript counts them, of which the field says how many are left. */
  readonly limit?: number;
  /** Says under the field what to write, as long as there is no error. */
  readonly hint?: Extract<TextKey<"forms">, `hint.${string}`>;
};

/** Every field that a form can have (section 3 of the specification); its label is in `forms.json`. */
export const fieldKinds = {
  name: { autoComplete: "name" },
  email: { autoComplete: "email", isAddress: true },
  companyName: { autoComplete: "organization" },
  jobTitle: { autoComplete: "organization-title" },
  numberOfEmployees: { hint: "hint.numberOfEmployees" },
  message: { isOptional: true, isLong: true, limit: 500, hint: "hint.message" },
} as const satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof fieldKinds;

export function fieldKind(name: FieldName): FieldKind {
  return fieldKinds[name];
}

/** What was written, by field. */
export type FormValues<Name extends FieldName = FieldName> = Readonly<Record<Name, string>>;
