/** Content of the legal documents: their sections, and the facts that each must state. */
import { site } from "../../../../src/config/site";
import { parseLegalTexts } from "../../../../src/features/legal/legal-texts";
import {
  outlineDocument,
  subsectionsOf,
  isSection,
  isTable,
  type Block,
  type LegalSection,
} from "../../../../src/features/legal/outline";
import type { Locale } from "../../../../src/i18n/locales";
import { screens } from "../../../../src/i18n/routes";
import { readTexts } from "../../../setup/content/locale-texts";

const { name: company, registrationNumber, registeredOffice, dataProtectionMailbox } = site.company;

const documents = [
  ["privacy-policy", "sv"],
  ["privacy-policy", "en"],
  ["cookie-policy", "sv"],
  ["cookie-policy", "en"],
  ["app-terms", "en"],
  ["accessibility", "sv"],
  ["accessibility", "en"],
] as const;

function sectionsOf(name: string, locale: Locale): LegalSection[] {
  return outlineDocument(parseLegalTexts({ language: locale, data: readTexts(locale, name) }));
}

/** Sections and their subsections in one list. */
function flattenSections(sections: readonly LegalSection[]): LegalSection[] {
  return sections.flatMap((each) => [each, ...flattenSections(subsectionsOf(each))]);
}

function textsIn(part: Block | LegalSection): string[] {
  if (typeof part === "string") return [part];
  if (isSection(part)) return [part.title, ...Object.values(part.parts).flatMap(textsIn)];
  if (!isTable(part)) return Object.values(part);
  const { caption, columns, rows } = part;
  return [caption, ...[columns, ...Object.values(rows)].flatMap((row) => Object.values(row))];
}

/** A section's whole text, as one string with plain spaces. */
function textOf(sections: readonly LegalSection[], id: string): string {
  const found = flattenSections(sections).find((section) => section.id === id);
  if (!found) throw new Error(`No section "${id}".`);
  return textsIn(found).slice(1).join("\n").replaceAll("\u00a0", " ");
}

function shape(part: Block | LegalSection): unknown {
  if (isSection(part)) return [part.id, keysAndShapes(part.parts)];
  if (typeof part === "string") return "text";
  if (!isTable(part)) return Object.keys(part);
  return [Object.keys(part.columns), keysAndShapes(part.rows)];
}

function keysAndShapes(parts: LegalSection["parts"]): unknown {
  return Object.entries(parts).map(([key, part]) => [key, shape(part)]);
}

test.each(["privacy-policy", "cookie-policy", "accessibility"])("%s has one outline", (name) => {
  expect(sectionsOf(name, "en").map(shape)).toEqual(sectionsOf(name, "sv").map(shape));
});

test.each(documents)("%s (%s) has nothing outside of its sections", (name, locale) => {
  const texts = parseLegalTexts({ language: locale, data: readTexts(locale, name) });
  expect(sectionsOf(name, locale).map(({ id }) => id)).toEqual(Object.keys(texts));
});

test("the app's page has the terms and, under its own fragment, the privacy policy", () => {
  const sections = sectionsOf("app-terms", "en");
  expect(sections.map(({ id }) => id)).toEqual(["app-terms", "app-privacy-policy"]);
  expect(sections.map((section) => subsectionsOf(section).length)).toEqual([16, 11]);
});

test.each(documents)("every mark in %s (%s) is defined", (name, locale) => {
  const sections = sectionsOf(name, locale);
  const all = sections.flatMap(textsIn);
  const ids = flattenSections(sections).map(({ id }) => id);
  const defined = [
    "strong",
    "number",
    "mailbox",
    "dataProtection",
    "imy",
    "pts",
    "wcag",
    ...screens,
    ...ids,
  ];
  const marked = /<([\w-]+)>[^<>]+<\/\1>/g;
  const names = all.flatMap((text) => [...text.matchAll(marked)].map(([, mark]) => mark!));
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((mark) => !defined.includes(mark))).toEqual([]);
  // Anything left over would be shown verbatim.
  expect(all.filter((text) => /[<>{}]/.test(text.replace(marked, "")))).toEqual([]);
});

test.each(documents)("%s (%s) states the company, its address and its mailbox", (name, locale) => {
  const text = sectionsOf(name, locale).map(({ id }) => textOf(sectionsOf(name, locale), id));
  const { street, postalCode, city } = site.postalAddress;
  for (const fact of [company, `${street}, ${postalCode} ${city}`, site.mailbox])
    expect(text.join("\n")).toContain(fact);
});

type Facts = Readonly<Record<string, readonly (string | RegExp)[]>>;

const required: Readonly<Record<(typeof documents)[number][0], Facts>> = {
  "privacy-policy": {
    company: ["<appTerms>", registrationNumber, registeredOffice, dataProtectionMailbox],
    "data-forms": [/\((valfritt|optional)\b.*\n.*\n.*\((valfritt|optional)\b/],
    "data-purposes": [/6\.1 a|6\(1\)\(a\)/, /6\.1 c|6\(1\)\(c\)/, /6\.1 f|6\(1\)\(f\)/],
    sharing: [/lagras uppgifterna inom EU|stored in the EU/],
    retention: [/12 (månader|months)/, /30 (dagar|days)/],
    rights: ["Integritetsskyddsmyndigheten", "<imy>", /\b15.*\b16.*\b17.*\b18.*\b20.*\b21\b/s],
    cookies: ["<cookiePolicy>"],
    contact: [/24 (timmar|hours)/],
  },
  "cookie-policy": {
    "categories-marketing": [/\b2 (timmar|hours)/, /24 (månader|months)/],
    choice: [/inga cookies|no cookies/],
  },
  "app-terms": {
    "app-terms-limits": ["not a healthcare provider", "in treatment", "in acute crisis", "112"],
    "app-terms-eligibility": [
      "at least 16 years old",
      "promo code",
      "prepaid sessions",
      "employer",
    ],
    "app-terms-account": [
      "one account",
      "username",
      "recovery email",
      "not stored",
      "passcode of 4 digits",
      "push token",
    ],
    "app-terms-sessions": ["45 minutes", "within 12 hours", "no more than 24 hours"],
    "app-terms-payment": [
      "by card, at SEK 495",
      "SEK 695",
      "promo code",
      "prepaid sessions",
      "employer",
    ],
    "app-terms-counsellors": [
      "independent",
      "not employees",
      "bachelor’s degree",
      "motivational interviewing",
    ],
    "app-terms-reviews": ["rating", "free-text review", "linked to the counsellor"],
    "app-terms-suspension": ["limit how many sessions", "suspend your account", "terminate"],
    "app-terms-inactivity": ["24 months", "one month", "closed", "anonymised"],
    "app-privacy-policy-age": ["at least 15 years old"],
    "app-privacy-policy-data": [
      "Username",
      "Recovery email",
      "not stored",
      "4 digits",
      "Device push token",
    ],
    "app-privacy-policy-location": ["stored in the EU"],
    "app-privacy-policy-retention": ["within 24 hours", "24 months", "one month", "anonymised"],
  },
  accessibility: {
    goal: ["WCAG 2.2", /\bAA\b/, /delvis förenlig|partially conformant/],
    "shortcomings-people": [/skärmläsare|screen reader/],
    testing: ["axe", "W3C", "320", /JavaScript/],
    report: ["<mailbox>", /24 (timmar|hours)/],
    law: ["2018:1937", "2023:254", "<pts>"],
  },
};

test.each(documents)("%s (%s) states the required facts", (name, locale) => {
  const sections = sectionsOf(name, locale);
  for (const [id, facts] of Object.entries(required[name])) {
    for (const fact of facts) expect(textOf(sections, id)).toMatch(fact);
  }
});

test("each of the two texts has its own minimum age", () => {
  const sections = sectionsOf("app-terms", "en");
  expect(textOf(sections, "app-terms")).not.toMatch(/\b15 years/);
  expect(textOf(sections, "app-privacy-policy")).not.toMatch(/\b16 years/);
});
