/** The forms that are received, with the schemas and texts that their pages use. */
import type { Locale } from "../i18n/locales";
import type { ScreenName } from "../i18n/routes";
import demoEn from "../locales/en/demo-request.json";
import newsletterEn from "../locales/en/newsletter.json";
import leaveEn from "../locales/en/newsletter-leave.json";
import whitePaperEn from "../locales/en/white-paper-request.json";
import demoSv from "../locales/sv/demo-request.json";
import newsletterSv from "../locales/sv/newsletter.json";
import leaveSv from "../locales/sv/newsletter-leave.json";
import whitePaperSv from "../locales/sv/white-paper-request.json";
import { formSchema } from "../forms/field-rules";
import { formFields, type FieldName, type FormName } from "../forms/fields";

type FormTexts = {
  readonly title: string;
  readonly consent: string;
  readonly submit: string;
  readonly thanks: { readonly title: string; readonly lead: string; readonly download?: string };
};

type ReceivedForm = {
  /** The page that the form is on. */
  readonly screen: ScreenName;
  readonly schema: ReturnType<typeof formSchema>;
  /** In the order of the form. */
  readonly fields: readonly FieldName[];
  readonly texts: Readonly<Record<Locale, FormTexts>>;
};

function received(form: FormName, screen: ScreenName, texts: ReceivedForm["texts"]): ReceivedForm {
  return { screen, schema: formSchema(form), fields: formFields[form], texts };
}

export const receivedForms: Readonly<Record<FormName, ReceivedForm>> = {
  "demo-request": received("demo-request", "demoBooking", { sv: demoSv, en: demoEn }),
  "white-paper-request": received("white-paper-request", "whitePaper", {
    sv: whitePaperSv,
    en: whitePaperEn,
  }),
  "newsletter-sign-up": received("newsletter-sign-up", "home", {
    sv: newsletterSv,
    en: newsletterEn,
  }),
  "newsletter-leave": received("newsletter-leave", "privacyPolicy", { sv: leaveSv, en: leaveEn }),
};

export const formNames = Object.keys(receivedForms) as FormName[];
