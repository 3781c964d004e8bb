import { object } from "yup";
import { fieldRules } from "../../components/forms/field-rules";

const { name, email, companyName, jobTitle } = fieldRules;

/** The white-paper form (section 5 of the specification). */
export const whitePaperRequestSchema = object({ name, email, companyName, jobTitle });
