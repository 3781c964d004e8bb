import { formFields, type FormValues } from "../../components/forms/fields";
import { isBlank } from "../../i18n/blank-text";

/** UTF-16 code units, as the form counts. */
const maxLine = 100;
const line = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;
const address =
  /^(?=.{1,64}$)[\p{L}\p{N}_+-]+(?:\.[\p{L}\p{N}_+-]+)*@(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*\.)+\p{L}{2,}$/u;

/**
 * Returns what a sign-up sends if that is certain without the form's rules, which are loaded on demand: if its
 * fields are filled in as most are. Otherwise undefined, and the rules decide.
 */
export function certainSignUp(values: FormValues): FormValues | undefined {
  const fields = formFields["newsletter-sign-up"].map((name) => {
    const text = values[name]?.trim() ?? "";
    const pattern = name === "email" ? address : line;
    const isCertain = text.length <= maxLine && pattern.test(text) && !isBlank(text);
    return { name, text, isCertain };
  });
  if (!fields.every(({ isCertain }) => isCertain)) return undefined;
  return Object.fromEntries(fields.map(({ name, text }) => [name, text]));
}
