/** Validation rules for the forms' schemas. Imports yup: load it lazily. */
import { object, string, ValidationError, type AnyObject, type Schema } from "yup";
import { isBlank } from "../i18n/blank-text";
import { plainAddress } from "./email-address";
import {
  fieldKinds,
  formFields,
  type ErrorKey,
  type FieldName,
  type FormErrors,
  type FormName,
  type FormValues,
} from "./fields";

/** UTF-16 code units, the same count that the form shows. */
const maxLine = 100;
const maxNumberOfEmployees = 10;

/** Longest deliverable address (RFC 5321). Also keeps the body below the browser's `keepalive` limit. */
const maxEmail = 254;

/**
 * Matches local@domain.tld in any script, e.g. `anna@företag.se`. The local part has at most 64
 * characters (RFC 5321), dots only between other characters; domain labels have inner hyphens only.
 */
const emailPattern =
  /^(?!\.|[^@]*\.[.@]|[^@]{65})[^\s@\p{C}<>()[\],;:"\\]+@(?:[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*\.)+\p{L}(?:-*[\p{L}\p{M}\p{N}])+$/u;

/** Lone surrogates, and controls that turn around the text after them, such as what it is listed beside. */
const misleading = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** @param controls what is replaced besides what misleads. Text that cannot be seen becomes empty. */
function cleanString(controls: RegExp, replacement: string) {
  return string()
    .transform((value: unknown) => {
      if (typeof value !== "string") return value;
      const text = value.replace(misleading, "").replace(controls, replacement);
      return isBlank(text) ? "" : text;
    })
    .trim();
}

function requiredText(requiredError: ErrorKey, max: number, tooLongError: ErrorKey) {
  return cleanString(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .required(requiredError)
    .max(max, tooLongError);
}

const invalidEmail: ErrorKey = "error.emailInvalid";

/**
 * What phones and word processors make of quotes, `-` and `@`. Nobody's mailbox has them, and mail to it would be lost.
 */
const typographic = /[’‘ʼ＇“”„‐–—＠﹫]/;
const typographicEmail: ErrorKey = "error.emailTypographic";
const messageTooLong: ErrorKey = "error.max500";

/** A validation rule for each field. Error messages are text keys; valid values are clean and trimmed. */
export const fieldRules = {
  name: requiredText("error.nameRequired", maxLine, "error.max100"),
  email: requiredText("error.emailRequired", maxEmail, invalidEmail)
    .transform((value: unknown) => (typeof value === "string" ? plainAddress(value) : value))
    .test("typographic", typographicEmail, (value) => !typographic.test(value))
    .matches(emailPattern, { message: invalidEmail, excludeEmptyString: true }),
  companyName: requiredText("error.companyNameRequired", maxLine, "error.max100"),
  jobTitle: requiredText("error.jobTitleRequired", maxLine, "error.max100"),
  numberOfEmployees: requiredText(
    "error.numberOfEmployeesRequired",
    maxNumberOfEmployees,
    "error.max10",
  ),
  message: cleanString(/(?![\t\r\n])\p{Cc}/gu, "")
    .default("")
    .max(fieldKinds.message.limit, messageTooLong),
};

/** Returns the validation schema of a form. */
export function formSchema(form: FormName): Schema<FormValues, AnyObject, unknown> {
  return object(Object.fromEntries(formFields[form].map((name) => [name, fieldRules[name]])));
}

/**
 * Returns the error of each field of a form that is not valid.
 *
 * @throws any error that is not a finding of the rules: a bug of ours.
 */
export function errorsOf(form: FormName, values: FormValues): FormErrors {
  return Object.fromEntries(
    formFields[form].flatMap((name) => {
      const error = errorOf(name, values[name]);
      return error ? [[name, error]] : [];
    }),
  );
}

function errorOf(name: FieldName, value: string | undefined): ErrorKey | undefined {
  try {
    fieldRules[name].validateSync(value);
    return undefined;
  } catch (error) {
    // The rules have no other messages.
    if (error instanceof ValidationError) return error.message as ErrorKey;
    throw error;
  }
}
