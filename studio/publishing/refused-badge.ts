/** Beside a grey "Publish": why it is. */
import { useSchema, useValidationStatus, type DocumentBadgeComponent } from "sanity";
import { refusal } from "./refusal";

export const refusedBadge: DocumentBadgeComponent = ({ id, type, draft }) => {
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
