import { ValidationError } from "yup";
import { plainText } from "../i18n/text-marks";
import { honeypotName, type ErrorKey, type FormName } from "../forms/fields";
import { languageHeader } from "../forms/headers";
import { locales, type Locale } from "../i18n/locales";
import formsEn from "../locales/en/forms.json";
import formsSv from "../locales/sv/forms.json";
import { receivedForms } from "./forms";
import { Problem, type FieldError } from "./problem";

const errorTexts: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  sv: formsSv.error,
  en: formsEn.error,
};

/** Returns the language of a name, or the site's default. */
export function languageOf(name: unknown): Locale {
  return locales.find((locale) => locale === name) ?? locales[0];
}

/**
 * Validates what was filled in by the schema of its form.
 *
 * @param values of the form's fields and its honeypot.
 * @param language of the page that the form is on, as the sender names it.
 * @returns the trimmed values, and whether a bot has filled in the honeypot.
 * @throws Problem that says what is wrong.
 */
export async function validate(
  form: FormName,
  values: Readonly<Record<string, unknown>>,
  language: unknown,
) {
  const { schema, fields, texts } = receivedForms[form];
  const known: readonly string[] = [...fields, honeypotName];
  for (const [name, value] of Object.entries(values)) {
    if (!known.includes(name)) {
      throw new Problem(400, `The form has no field ${JSON.stringify(name.slice(0, 50))}.`);
    }
    if (typeof value !== "string") throw new Problem(400, `The field ${name} is not a string.`);
  }
  const locale = locales.find((each) => each === language);
  if (!locale) {
    throw new Problem(400, `${languageHeader} has to be one of ${locales.join(", ")}.`);
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
    throw new Problem(422, "Some fields are not valid.", { errors });
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
