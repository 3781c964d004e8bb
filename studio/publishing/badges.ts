/** Beside "Publish": why it is grey, and what a draft still lacks. */
import { useSchema, useValidationStatus, type DocumentBadgeComponent } from "sanity";
import { locales, type Locale } from "../../src/i18n/locales";
import { languageNames } from "../schema-types/validation";
import { missingIn, refusal } from "./problems";

const refusedBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
  const { validation } = useValidationStatus(draft?._id ?? id, type);
  const schemaType = useSchema().get(type);
  if (draft === null) return null;
  const fields = schemaType?.jsonType === "object" ? schemaType.fields : [];
  const label = refusal(
    validation,
    (name) => fields.find((field) => field.name === name)?.type.title,
  );
  return label === undefined ? null : { label, title: label, color: "danger" };
};

/** A badge with what is missing in one language; no badge if nothing is. */
function missingBadge(language: Locale): DocumentBadgeComponent {
  return ({ type, draft }) => {
    const missing = draft === null ? [] : missingIn(type, draft);
    const problems = missing.find(({ locale }) => locale === language)?.problems ?? [];
    if (problems.length === 0) return null;
    const more = problems.length > 1 ? ` and ${problems.length - 1} more` : "";
    return {
      label: `${languageNames[language]}: ${problems[0]}${more}`,
      title: `${languageNames[language]}: ${problems.join(". ")}.`,
      color: "warning",
    };
  };
}

export const problemBadges = [refusedBadge, ...locales.map(missingBadge)];
