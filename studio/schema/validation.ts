import type { ValidationContext } from "sanity";
import type { ContentField } from "../../src/sanity/model/content-model";
import type { PostFields } from "../../src/sanity/documents/localize";
import { languageFieldFault } from "./rules";

/** A rule's answer as Sanity takes it. */
export function orTrue(fault: string | undefined): string | true {
  return fault ?? true;
}

type AnyRule<Rule> = {
  required(): Rule;
  custom(validate: (value: unknown, context: ValidationContext) => string | true): Rule;
};

/** What every kind of field is asked for: to be there at all, or to be there in its language. */
export function requirement<Rule extends AnyRule<Rule>>(rule: Rule, field: ContentField): Rule {
  const { language } = field;
  if (field.required) return rule.required();
  if (field.requiredInLanguage !== true || language === undefined) return rule;
  return rule.custom((value, { document }) =>
    // What the document holds is for the rule to find out.
    orTrue(languageFieldFault(value, language, (document ?? {}) as PostFields)),
  );
}
