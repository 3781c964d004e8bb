import { ValidationError } from "yup";
import { plainText } from "../components/links/text-marks";
import { honeypotName } from "../components/forms/honeypot-name";
import type { ErrorKey } from "../components/forms/form-state";
import { locales, type Locale } from "../i18n/locales";
import formsEn from "../locales/en/forms.json";
import formsSv from "../locales/sv/forms.json";
import { receivedForm, type LeadKind } from "./forms";
import type { Lead } from "./lead";
import type { FieldError, Problem } from "./problem";

const errorTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  sv: formsSv.error,
  en: formsEn.error,
};

/** The valid, trimmed values of a request. */
export type Accepted = Pick<Lead, "fields" | "language" | "consent"> & {
  /** Whether a bot has filled in the honeypot. */
  readonly isBot: boolean;
};

/** Returns the language of a name, or the site's default. */
export function languageOf(name: unknown): Locale {
  return locales.find((locale) => locale === name) ?? locales[0];
}

/**
 * Validates what was filled in by the schema of its form, or returns what is wrong with it.
 *
 * @param values of the form's fields and its honeypot.
 * @param language of the page that the form is on, as the request names it.
 */
export async function validate(
  kind: LeadKind,
  values: Readonly<Record<string, unknown>>,
  language: unknown,
): Promise<Accepted | Problem> {
  const { schema, fields, texts } = receivedForm(kind);
  const unknownName = Object.keys(values).find(
    (name) => ![...fields, honeypotName].some((known) => known === name),
  );
  if (unknownName !== undefined) {
    return {
      status: 400,
      detail: `The form has no field ${JSON.stringify(unknownName.slice(0, 50))}.`,
    };
  }
  const notText = Object.keys(values).find((name) => typeof values[name] !== "string");
  if (notText !== undefined)
    return { status: 400, detail: `The field ${notText} is not a string.` };

  const locale = locales.find((each) => each === language);
  if (!locale) {
    return { status: 400, detail: `Content-Language has to be one of ${locales.join(", ")}.` };
  }
  try {
    const valid = await schema.validate(values, { abortEarly: false, stripUnknown: true });
    return {
      fields: valid,
      language: locale,
      consent: plainText(texts[locale].consent),
      isBot: (values[honeypotName] ?? "") !== "",
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = fieldErrors(error, locale);
    return { status: 422, detail: "Some fields are not valid.", errors };
  }
}

function fieldErrors({ inner }: ValidationError, language: Locale): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const { path: field = "", message } of inner) {
    const text = errorTexts[language][(message as ErrorKey).replace("error.", "")] ?? message;
    if (!first.has(field)) first.set(field, { field, message: text });
  }
  return [...first.values()];
}
