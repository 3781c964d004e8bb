/** The forms that are received, with the schemas and texts that their pages use. */
import type { FieldName } from "../components/forms/fields";
import type { FormSchema } from "../components/forms/formik-form";
import type { RequestName } from "../components/forms/post-request";
import { demoRequestSchema } from "../features/demo-booking/demo-request-schema";
import { newsletterSchema } from "../features/newsletter/newsletter-schema";
import { whitePaperRequestSchema } from "../features/white-paper/white-paper-request-schema";
import type { Locale } from "../i18n/locales";
import demoEn from "../locales/en/demo-request.json";
import newsletterEn from "../locales/en/newsletter.json";
import whitePaperEn from "../locales/en/white-paper-request.json";
import demoSv from "../locales/sv/demo-request.json";
import newsletterSv from "../locales/sv/newsletter.json";
import whitePaperSv from "../locales/sv/white-paper-request.json";

export type LeadKind = RequestName;

type FormTexts = {
  readonly title: string;
  readonly consent: string;
  readonly submit: string;
  readonly thanks: { readonly title: string; readonly lead: string; readonly download?: string };
};

type ReceivedForm = {
  readonly schema: FormSchema<FieldName>;
  /** In the order of the form. */
  readonly fields: readonly FieldName[];
  readonly texts: Readonly<Record<Locale, FormTexts>>;
};

type SchemaWithFields = { readonly fields: object };

function form(schema: SchemaWithFields, texts: ReceivedForm["texts"]): ReceivedForm {
  const fields = Object.keys(schema.fields) as FieldName[];
  return { schema: schema as unknown as FormSchema<FieldName>, fields, texts };
}

const forms: Readonly<Record<LeadKind, ReceivedForm>> = {
  "demo-request": form(demoRequestSchema, { sv: demoSv, en: demoEn }),
  "white-paper-request": form(whitePaperRequestSchema, { sv: whitePaperSv, en: whitePaperEn }),
  "newsletter-sign-up": form(newsletterSchema, { sv: newsletterSv, en: newsletterEn }),
};

export const leadKinds = Object.keys(forms) as LeadKind[];

export function receivedForm(kind: LeadKind): ReceivedForm {
  return forms[kind];
}
