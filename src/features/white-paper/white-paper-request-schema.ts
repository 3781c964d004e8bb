import { object } from "yup";
import { fieldRules } from "../../components/forms/field-rules";

const { name, email, companyName, jobTitle } = fieldRules;

/** Validation schema of the white paper form. */
export const whitePaperRequestSchema = object({ name, email, companyName, jobTitle });
