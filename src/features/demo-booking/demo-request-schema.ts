import { object } from "yup";
import { fieldRules } from "../../components/forms/field-rules";

const { name, email, companyName, numberOfEmployees, message } = fieldRules;

/** Validation schema of the demo request form. */
export const demoRequestSchema = object({ name, email, companyName, numberOfEmployees, message });
