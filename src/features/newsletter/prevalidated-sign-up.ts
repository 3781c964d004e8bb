import { formFields, type FormValues } from "../../forms/fields";

/** Latin letters may take two UTF-16 code units, of which the form accepts 100. */
const line = /^[\p{Script=Latin}\d\p{P} ]{1,50}$/u;
const address =
  /^(?=.{6,64}$)[\w+-]+(\.[\w+-]+)*@([\p{Script=Latin}\d]+(-[\p{Script=Latin}\d]+)*\.)+[a-z]{2,}$/iu;

/**
 * Returns what a sign-up sends if that is certain without the form's rules, which are loaded on demand: if its
 * fields are filled in as most are. Otherwise undefined, and the rules decide.
 */
export function prevalidatedSignUp(values: FormValues): FormValues | undefined {
  const fields = formFields["newsletter-sign-up"].map(
    (name) => [name, values[name]?.trim() ?? ""] as const,
  );
  const isCertain = fields.every(([name, text]) => (name === "email" ? address : line).test(text));
  return isCertain ? Object.fromEntries(fields) : undefined;
}
