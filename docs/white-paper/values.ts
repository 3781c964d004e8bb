/** Values of the guide's placeholders: `{{product}}`, `{{five.total}}`, `{{page.costs}}`. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { serviceFacts } from "../../src/config/service-facts";
import { site } from "../../src/config/site";
import { readPicture } from "../../src/gatsby/drawn-files";
import { token, withTokens } from "../../src/gatsby/tokens";
import { formatKronor, formatNumber } from "../../src/i18n/format";
import type { Locale } from "../../src/i18n/locales";
import type { CalculatorInputs } from "../../src/features/sick-leave-calculator/calculator-inputs";
import { costExamples, sickLeaveCost, type SickLeaveCost } from "./costs";

/** HTML by placeholder name. */
export type Values = Readonly<Record<string, string>>;

/**
 * Replaces placeholders with their values.
 *
 * @throws Error naming an unknown placeholder.
 */
export function fillPlaceholders(html: string, values: Values): string {
  return html.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The guide has no value "${name}".`);
    return value;
  });
}

/** Returns the values that do not depend on the pages. */
export function guideValues(locale: Locale): Values {
  const { street, postalCode, city } = site.postalAddress;
  const examples = Object.entries(costExamples).flatMap(([name, example]) =>
    Object.entries(exampleValues(example, locale)).map(([key, value]) => [`${name}.${key}`, value]),
  );
  return {
    product: escapeHtml(site.productName),
    mailbox: escapeHtml(site.mailbox),
    address: escapeHtml(`${street}, ${postalCode} ${city}`),
    ...facts(),
    rating: formatNumber(site.rating, locale, 1),
    ...pictures(),
    "dots.moreProductive": dots(serviceFacts.moreProductive),
    "dots.lowerRisk": dots(serviceFacts.lowerRisk),
    ...(Object.fromEntries(examples) as Values),
  };
}

/** Facts about the service, such as `{{answerHours}}`. */
function facts(): Values {
  return Object.fromEntries(
    Object.entries(serviceFacts).map(([name, value]) => [name, String(value)]),
  );
}

/** Returns the number of each page with an id: `page.costs`. */
export function pageValues(html: string): Values {
  const sections = html.matchAll(/<section class="page[^"]*" id="([^"]+)"/g);
  return Object.fromEntries(
    [...sections].map(([, id = ""], index) => [`page.${id}`, String(index + 1)]),
  );
}

/** Formatted amounts, named as in `SickLeaveCost`, and the example's inputs. */
function exampleValues(example: CalculatorInputs, locale: Locale): Values {
  const cost = sickLeaveCost(example);
  const amounts = Object.entries({ ...cost, salary: example.salary });
  return {
    ...(Object.fromEntries(
      amounts.map(([name, amount]) => [name, formatKronor(amount, locale)]),
    ) as Values),
    employees: formatNumber(example.employees, locale),
    days: formatNumber(example.days, locale),
    bar: stackedBar(cost),
  };
}

/** The three parts, scaled to the largest example. Hidden from screen readers: a table has the numbers. */
function stackedBar({ sickPay, fees, fixed, total }: SickLeaveCost): string {
  const largest = Math.max(
    ...Object.values(costExamples).map((example) => sickLeaveCost(example).total),
  );
  const width = ((100 * total) / largest).toFixed(1);
  const parts = Object.entries({ "sick-pay": sickPay, fees, fixed }).map(
    ([part, amount]) =>
      `<span class="part-${part}" style="flex-grow: ${Math.round(amount)}"></span>`,
  );
  return `<div class="bar" style="width: ${width}%" aria-hidden="true">${parts.join("")}</div>`;
}

/** A 10 × 10 grid of dots, `filled` of them coloured, as a data URL. */
function dots(filled: number): string {
  const circles = Array.from({ length: 100 }, (_, index) => {
    const [x, y] = [(index % 10) * 10 + 5, Math.floor(index / 10) * 10 + 5];
    return `<circle cx="${x}" cy="${y}" r="3.4" fill="${token(index < filled ? "accent" : "tint-2")}"/>`;
  });
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${circles.join("")}</svg>`,
  );
}

/** Every drawing as a data URL: `picture.costs`. The cover's is that of the guide's page on the site. */
function pictures(): Values {
  const folder = join(__dirname, "pictures");
  const files = readdirSync(folder).map((file) => join(folder, file));
  const logo = join(__dirname, "../../src/drawings/logo.svg");
  const drawings = [...files, logo].map((file) => [
    `picture.${basename(file, ".svg")}`,
    dataUrl(withTokens(readFileSync(file, "utf8"))),
  ]);
  return {
    ...(Object.fromEntries(drawings) as Values),
    "picture.cover": dataUrl(readPicture("guide-cover.svg")),
  };
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
