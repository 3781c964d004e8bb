import { object } from "yup";
import { fieldRules } from "../../components/forms/field-rules";

const { name, email, companyName, numberOfEmployees, message } = fieldRules;

/** The demo request form (section 5 of the specification). */
export const demoRequestSchema = object({ name, email, companyName, numberOfEmployees, message });
