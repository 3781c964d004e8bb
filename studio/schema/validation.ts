import type { ValidationContext } from "sanity";
import type { ContentField } from "../../src/sanity/model/content-model";
import type { PostFields } from "../../src/sanity/documents/localize";
import { languageFieldFault } from "./rules";

/** Converts a validation error to the result of a Sanity rule. */
export function orTrue(error: string | undefined): string | true {
  return error ?? true;
}

type AnyRule<Rule> = {
  required(): Rule;
  custom(validate: (value: unknown, context: ValidationContext) => string | true): Rule;
};

/** Makes a field required, always or if the document exists in the field's language. */
export function requirement<Rule extends AnyRule<Rule>>(rule: Rule, field: ContentField): Rule {
  const { language } = field;
  if (field.required) return rule.required();
  if (field.requiredInLanguage !== true || language === undefined) return rule;
  return rule.custom((value, { document }) =>
    orTrue(languageFieldFault(value, language, (document ?? {}) as PostFields)),
  );
}
