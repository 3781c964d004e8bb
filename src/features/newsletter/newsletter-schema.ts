import { object } from "yup";
import { fieldRules } from "../../components/forms/field-rules";

const { name, email, companyName, jobTitle } = fieldRules;

/** Validation schema of the newsletter form. */
export const newsletterSchema = object({ name, email, companyName, jobTitle });
