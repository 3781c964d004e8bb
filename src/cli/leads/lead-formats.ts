import { fieldKinds, type FieldName } from "../../forms/fields";
import { sourceNames } from "../../forms/headers";
import { isUnconfirmed, type StoredLead } from "../../leads/lead-store";

const fieldNames = Object.keys(fieldKinds) as FieldName[];

const columnNames = [
  ...(["receivedAt", "kind", "language", "page"] as const),
  ...sourceNames,
  ...fieldNames,
  ...(["consent", "consentVersion", "confirmedAt", "delivery", "deliveredAt", "id"] as const),
];

function column(lead: StoredLead, name: (typeof columnNames)[number]): string {
  const { form: kind, fields, source, attempts: _n, acceptedAt, state: _s, ...facts } = lead;
  const confirmedAt = acceptedAt.confirmed ?? null;
  const values: Readonly<Record<string, string | null>> = {
    ...source,
    ...fields,
    ...facts,
    kind,
    confirmedAt,
    delivery: deliveryState(lead),
  };
  return values[name] ?? "";
}

/**
 * Returns the leads as CSV that a spreadsheet shows as text and never evaluates: with `;` and a byte order mark,
 * as a Swedish Excel expects them.
 */
export function leadsAsCsv(leads: readonly StoredLead[]): string {
  const rows = leads.map((lead) => columnNames.map((name) => column(lead, name)));
  const lines = [columnNames, ...rows].map((row) => row.map(csvCell).join(";"));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

/**
 * Where a formula begins: at the start of a cell, even after spaces, and after what a spreadsheet with other
 * settings, or one that ignores quotation marks, takes for the start of a new cell.
 */
const formulaStart = /(^|[\r\n;,\t"])(?=[\s\uFEFF"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/g;

/** A month as Swedish and English name it, whole or shortened. */
const month = String.raw`(?:jan|feb|mar|apr|ma[ijy]|jun|jul|aug|sep|o[ck]t|nov|dec)\p{L}*\.?`;

/**
 * What a spreadsheet takes for a day, such as "1-10" employees or the campaign "maj 12", for a time, or for a number that
 * it then shows otherwise, such as a campaign's id of 18 digits, which it rounds.
 */
const misread = new RegExp(
  `^(?=\\s*(?:${[
    String.raw`\d{1,2}\s*[-/.]\s*(?:\d{1,2}|\d{4})`,
    String.raw`\d{4}-\d{1,2}`,
    String.raw`\d{1,2}(?::\d{2})+`,
    String.raw`\d+[\s-]*${month}(?:[\s-]*\d+)?`,
    String.raw`${month}[\s-]*\d+`,
    String.raw`0\d+|\d{12,}|\d+E\d+`,
  ].join("|")})\\s*$)`,
  "iu",
);

function csvCell(text: string): string {
  const safe = text.replace(formulaStart, "$1'").replace(misread, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Control and formatting characters, with which a text could redraw a terminal. */
const control = /[\p{Cc}\p{Cf}]+/gu;
const maxWidth = 40;

/** Returns what a table for the terminal shows of each lead. */
export function tableRows(leads: readonly StoredLead[]): Readonly<Record<string, string>>[] {
  return leads.map(({ receivedAt, form: kind, language, fields, source, ...delivery }) => ({
    received: receivedAt.slice(0, 16).replace("T", " "),
    kind,
    language,
    name: shortened(fields.name),
    email: shortened(fields.email),
    company: shortened(fields.companyName),
    from: shortened(source.utm_campaign ?? source.utm_source ?? source.referrer),
    delivery: deliveryState(delivery),
  }));
}

function deliveryState(lead: Pick<StoredLead, "state" | "confirmation" | "acceptedAt">): string {
  return lead.state === "waiting" && isUnconfirmed(lead) ? "unconfirmed" : lead.state;
}

function shortened(value = ""): string {
  const text = value.replace(control, " ");
  return text.length > maxWidth ? `${text.slice(0, maxWidth - 1)}…` : text;
}
