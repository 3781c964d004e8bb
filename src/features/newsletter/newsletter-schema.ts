import { object } from "yup";
import { fieldRules } from "../../components/forms/field-rules";

const { name, email, companyName, jobTitle } = fieldRules;

/** The newsletter form (section 5 of the specification). */
export const newsletterSchema = object({ name, email, companyName, jobTitle });
