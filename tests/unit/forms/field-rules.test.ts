import { ValidationError } from "yup";
import en from "../../../src/locales/en/forms.json";
import { errorsOf, formSchema } from "../../../src/forms/field-rules";
import { formFields, type FieldName, type FormName } from "../../../src/forms/fields";

const valid = {
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Företag AB",
  jobTitle: "HR-chef",
  numberOfEmployees: "50–100",
  message: "Hej!",
};
/** Returns the value that a form would send for a field, or the English error message. */
async function outcome(form: FormName, field: FieldName, value: string) {
  const values = { ...valid, [field]: value };
  try {
    const sent = (await formSchema(form).validate(values, { abortEarly: false })) as typeof valid;
    expect(errorsOf(form, values)).toEqual({});
    return { sent: sent[field] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const keys = error.inner.filter(({ path }) => path === field).map(({ message }) => message);
    expect(error.inner).toHaveLength(keys.length);
    expect(errorsOf(form, values)).toEqual({ [field]: keys[0] });
    return { message: (en.error as Record<string, string>)[keys[0]!.replace("error.", "")] };
  }
}

const missing: Partial<Record<FieldName, string>> = {
  name: "Name is required",
  email: "Email is required",
  companyName: "Company name is required",
  jobTitle: "Job title is required",
  numberOfEmployees: "Number of employees is required",
};
const limits: Partial<Record<FieldName, number>> = {
  name: 100,
  companyName: 100,
  jobTitle: 100,
  numberOfEmployees: 10,
  message: 500,
};
const script = "<script>alert(1)</script>";
const rightToLeft = "شركة \u200fالمثال";
/** 8 UTF-16 code units, which the limits count. */
const family = "👩‍👩‍👧";

type Case = readonly [value: string, expected: object];

function cases(field: FieldName): Case[] {
  const all: Case[] = [];
  const add = (value: string, expected: object) => all.push([value, expected]);
  const max = limits[field];
  const blank = missing[field] ? { message: missing[field] } : { sent: "" };
  for (const value of ["", "   ", "\t\n\u00a0 "]) add(value, blank);
  if (max !== undefined) {
    const tooLong = { message: `Max ${max} characters` };
    add("x".repeat(max), { sent: "x".repeat(max) });
    add("x".repeat(max + 1), tooLong);
    add(`  ${"x".repeat(max)}\n`, { sent: "x".repeat(max) });
    add("\u{1F600}".repeat(max / 2), { sent: "\u{1F600}".repeat(max / 2) });
    add(`${"\u{1F600}".repeat(max / 2)}x`, tooLong);
    add("x".repeat(100 * 1024), tooLong);
  }
  if (max !== undefined && max >= 100) {
    for (const value of [script, rightToLeft, family, "O'Neill; DROP TABLE"]) {
      add(value, { sent: value });
    }
  }
  if (max !== undefined && field !== "message") {
    add("x\r\n\u0000\u001by", { sent: "x y" });
    add("\ud800\u202ex\u2066", { sent: "x" });
    for (const value of ["\u200b\ufeff", "\u2060 \u0000", "\u202e", "\u2800\u3164"]) {
      add(value, blank);
    }
  }
  if (field === "message") add("\u200b\u0000", blank);
  if (field === "message") add("a\u0000b\u202e\nc\td", { sent: "ab\nc\td" });
  if (field === "message") add("rad 1\nrad 2", { sent: "rad 1\nrad 2" });
  if (field === "email") for (const [value, expected] of emails) add(value, expected);
  return all;
}

const longestLocalPart = "a".repeat(64);
/** Makes an address of 254 characters. */
const longestDomain = `${"d.".repeat(91)}example`;
const longest = `${longestLocalPart}@${longestDomain}`;

const validEmails = [
  "anna@företag.se",
  "å.ö@例え.テスト",
  "anna@xn--fretag-8wa.xn--p1ai",
  "anna.maria.öberg@foretag.se",
  "anna+demo@hr.foretag.co.uk",
  "o'neill@company.example",
  "anna@hr--stockholm.foretag.se",
  longest,
];
const invalidEmails = [
  // Parts are missing.
  ["anna", "anna@", "@foretag.se", "anna@foretag", "anna@foretag.", "anna@.se", "anna@foretag..se"],
  // The domain is none.
  ["anna@foretag.s", "anna@127.0.0.1", "anna@-foretag.se", "anna@foretag-.se"],
  ["anna@hr.-foretag.se", "anna@foretag.se-", "anna@foretag.-se"],
  // More than one address, or more than an address.
  ["anna@@foretag.se", "anna@foretag.se, bo@foretag.se", script, rightToLeft],
  ["anna @foretag.se", "anna@fore tag.se", "Anna anna@foretag.se"],
  ["anna@foretag.se\nBcc: bo@foretag.se"],
  // Dots in the wrong place.
  [".anna@foretag.se", "anna.@foretag.se", "anna..maria@foretag.se"],
  // Too long, in ways that slow expressions stumble over.
  [`a${longestLocalPart}@foretag.se`, `${longestLocalPart}@d${longestDomain}`],
  ["x".repeat(100 * 1024), `${"a.".repeat(50 * 1024)}@foretag.se`, `${".".repeat(100 * 1024)}x`],
  ["b.", "b", "b-"].map((part) => `a@${part.repeat(50 * 1024)}`),
].flat();
const emails = [
  ...validEmails.map((email) => [email, { sent: email }] as const),
  ...invalidEmails.map((email) => [email, { message: "Invalid email address" }] as const),
  // Neither is in a mailbox's name: phones and word processors put them there.
  ...[
    "o’brien@foretag.se",
    "o‘brien@foretag.se",
    "“anna”@foretag.se",
    "anna–maria@foretag.se",
    "anna＠foretag.se",
  ].map((email) => [email, { message: en.error.emailTypographic }] as const),
  // How else an address is pasted: `email-address.test.ts`.
  ...["  anna@foretag.se ", "Anna <anna@foretag.se>", "anna@foretag.se.\u200b"].map(
    (pasted) => [pasted, { sent: "anna@foretag.se" }] as const,
  ),
  ["\u200b", { message: "Email is required" }] as const,
];

const forms = Object.keys(formFields) as FormName[];
const shownValue = (value: string) =>
  JSON.stringify(value.length > 40 ? `${value.slice(0, 20)}… (${value.length})` : value);

const table = forms.flatMap((form) =>
  formFields[form].flatMap((field) =>
    cases(field).map(([value, expected]) => ({
      form,
      field,
      value,
      expected,
      shown: shownValue(value),
    })),
  ),
);

test.each(table)("$form: $field $shown", async ({ form, field, value, expected }) => {
  expect(await outcome(form, field, value)).toEqual(expected);
});

test.each(forms)("%s sends only the form's own fields", (form) => {
  const sent = formSchema(form).cast({ ...valid, topic: "trap" }, { stripUnknown: true });
  expect(Object.keys(sent).sort()).toEqual([...formFields[form]].sort());
});
