import { constantFrom, emailAddress, oneof, property, record } from "fast-check";
import { prevalidatedSignUp } from "../../../../src/features/newsletter/prevalidated-sign-up";
import { formSchema } from "../../../../src/forms/field-rules";
import { anyText, assertProperty } from "../../../setup/content/properties";

const signUp = {
  name: "Åsa Öberg",
  email: "asa.oberg+hr@hr-stod.företag.se",
  companyName: "Öbergs Bygg & Co",
  jobTitle: "HR-chef",
};

test("a sign-up as most are is certain, and trimmed", () => {
  expect(prevalidatedSignUp({ ...signUp, name: " Åsa Öberg\u00a0", topic: "" } as object)).toEqual(
    signUp,
  );
});

test.each([
  { name: "" },
  { name: "\u3164" },
  { jobTitle: "HR\u200b" },
  { companyName: "x".repeat(101) },
  { companyName: "شركة المثال" },
  { email: "" },
  { email: "asa@foretag" },
  { email: "asa@例え.テスト" },
  { email: "Åsa <asa@foretag.se>" },
  { email: "asa@foretag.se." },
  { email: `${"a".repeat(60)}@foretag.se` },
])("%j is left to the form's rules", (values) => {
  expect(prevalidatedSignUp({ ...signUp, ...values })).toBeUndefined();
});

test("what is certain is valid by the form's rules, which leave it as it is", () => {
  const schema = formSchema("newsletter-sign-up");
  const text = oneof(anyText, constantFrom("Åsa", " HR ", "x".repeat(100), "\u2800"));
  const email = oneof(emailAddress(), anyText, constantFrom("asa@företag.se", "a-@b--c.se"));
  assertProperty(
    property(record({ name: text, email, companyName: text, jobTitle: text }), (values) => {
      const certain = prevalidatedSignUp(values);
      if (certain) expect(schema.validateSync(values)).toEqual(certain);
    }),
  );
});
