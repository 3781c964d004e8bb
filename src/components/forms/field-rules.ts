/** The rules of section 5 of the specification, for the schemas of the forms. Comes with yup: load it lazily. */
import { string } from "yup";
import { fieldKinds } from "./fields";
import type { ErrorKey } from "./form-state";

/** Characters, as JavaScript counts them (section 9 of the specification). */
const maxLine = 100;
const maxNumberOfEmployees = 10;

/** No longer address can be written to (RFC 5321). It also keeps what is sent below the browser's limit. */
const maxEmail = 254;

/**
 * something@something.tld, in any script: `anna@företag.se`. The part before the @ is at most 64
 * characters (RFC 5321), with dots only between other characters; hyphens only within a domain's labels.
 */
const emailPattern =
  /^(?!\.|[^@]*\.[.@]|[^@]{65})[^\s@\p{C}<>()[\],;:"\\]+@(?:[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*\.)+\p{L}(?:-*[\p{L}\p{M}\p{N}])+$/u;

function requiredText(missing: ErrorKey, max: number, tooLong: ErrorKey) {
  return string().trim().required(missing).max(max, tooLong);
}

const invalidEmail: ErrorKey = "error.emailInvalid";
const tooLongMessage: ErrorKey = "error.max500";

/** A rule for each field. Messages are text keys; what passes comes out trimmed. */
export const fieldRules = {
  name: requiredText("error.nameRequired", maxLine, "error.max100"),
  email: requiredText("error.emailRequired", maxEmail, invalidEmail).matches(emailPattern, {
    message: invalidEmail,
    excludeEmptyString: true,
  }),
  companyName: requiredText("error.companyNameRequired", maxLine, "error.max100"),
  jobTitle: requiredText("error.jobTitleRequired", maxLine, "error.max100"),
  numberOfEmployees: requiredText(
    "error.numberOfEmployeesRequired",
    maxNumberOfEmployees,
    "error.max10",
  ),
  message: string().trim().default("").max(fieldKinds.message.limit, tooLongMessage),
};
