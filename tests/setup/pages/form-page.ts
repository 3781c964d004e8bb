/** The three forms, for browser tests. */
import type { Locator, Page } from "@playwright/test";
import type { FieldName, FormName } from "../../../src/forms/fields";
import type { Locale } from "../../../src/i18n/locales";
import { screenPath, type ScreenName } from "../../../src/i18n/routes";
import type { ApiServer } from "../servers/api-server";
import { pageText } from "../output/page-text";
import type { Site, Visit, VisitOptions } from "../servers/site";

export type FormUnderTest = {
  readonly texts: "newsletter" | "demo-request" | "white-paper-request";
  readonly name: FormName;
  readonly screen: ScreenName;
  readonly answers: Readonly<Partial<Record<FieldName, string>>>;
};

const person = { name: "Åsa Öberg", email: "asa@företag.se", companyName: "Öbergs Bygg AB" };

export const newsletter: FormUnderTest = {
  texts: "newsletter",
  name: "newsletter-sign-up",
  screen: "home",
  answers: { ...person, jobTitle: "HR-chef" },
};

export const demo: FormUnderTest = {
  texts: "demo-request",
  name: "demo-request",
  screen: "demoBooking",
  answers: { ...person, numberOfEmployees: "50–100", message: "Hej!\nHur fungerar det?" },
};

export const whitePaper: FormUnderTest = {
  texts: "white-paper-request",
  name: "white-paper-request",
  screen: "whitePaper",
  answers: { ...person, jobTitle: "HR-chef" },
};

export const forms = [newsletter, demo, whitePaper] as const;

export async function openForm(
  site: Site,
  { origin }: ApiServer,
  form: FormUnderTest,
  locale: Locale,
  options: Partial<VisitOptions> = {},
): Promise<Visit> {
  return await site.openPage({ path: screenPath(form.screen, locale), origin, ...options });
}

export function formOn(page: Page): Locator {
  return page.locator("main form");
}

export function field(page: Page, name: string): Locator {
  return formOn(page).locator(`[name="${name}"]`);
}

export function submitButton(page: Page): Locator {
  return formOn(page).locator('button[type="submit"]');
}

export async function fillIn(page: Page, { answers }: FormUnderTest): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
}

export async function enteredValues(page: Page): Promise<object> {
  return await formOn(page).evaluate((form: HTMLFormElement) =>
    Object.fromEntries(new FormData(form)),
  );
}

export function confirmation(page: Page, form: FormUnderTest, locale: Locale): Locator {
  const name = pageText(locale, form.texts, "thanks.title");
  return page.getByRole("heading", { level: 2, name, exact: true });
}
