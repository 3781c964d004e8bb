import { leadsAsCsv, tableRows } from "../../src/cli/leads/lead-formats";
import type { Delivery, Lead, StoredLead } from "../../src/leads/lead-store";
import { sampleLead } from "./sample-lead";

const held = {
  state: "held",
  attempts: 0,
  dueAt: null,
  deliveredAt: null,
  acceptedAt: {},
} as const;

const stored = (parts: Partial<Lead> = {}, delivery: Delivery = held): StoredLead => ({
  ...sampleLead(parts),
  ...delivery,
});

const header =
  '\uFEFF"receivedAt";"kind";"language";"page";"landing";"referrer";"utm_source";"utm_medium";"utm_campaign";' +
  '"utm_term";"utm_content";"name";"email";"companyName";"jobTitle";"numberOfEmployees";' +
  '"message";"consent";"consentVersion";"confirmedAt";"delivery";"deliveredAt";"id"\r\n';

test("CSV has a line for each lead, with quotes doubled and line breaks kept", () => {
  const source = { landing: "/", utm_source: "=brev" };
  const lead = stored({ id: "1", source, fields: { name: 'Anna "A"', message: "a\nb" } });
  expect(leadsAsCsv([lead])).toBe(
    `${header}"2026-03-01T12:00:00.000Z";"newsletter-sign-up";"sv";"/blog";"/";"";"'=brev";"";"";"";"";"Anna ""A""";"";"";"";"";` +
      '"a\nb";"Jag godkänner.";"0123456789ab";"";"held";"";"1"\r\n',
  );
  expect(leadsAsCsv([])).toBe(header);
});

test("CSV tells who has not confirmed, whom nobody may write to", () => {
  const waiting = { ...held, state: "waiting", dueAt: "2026-03-02" } as const;
  const csv = leadsAsCsv([
    stored({ confirmation: "link" }, waiting),
    stored({ confirmation: "link" }, { ...waiting, acceptedAt: { confirmed: "2026-03-01" } }),
  ]);
  expect(csv).toMatch(/;"";"unconfirmed";.*\r\n.*;"2026-03-01";"waiting";/);
});

/** With an apostrophe in front of it, a text is shown as it was written. */
const asText = (text: string) => [text, `'${text}`];

test.each([
  ...["=cmd|' /C calc'!A0", "+1", "-1+1", "@SUM(A1)", " =1", "\t=1", "\r=1", "\n=1", "＝1"].map(
    asText,
  ),
  // Where a spreadsheet splits a cell.
  ["a\n=1", "a\n'=1"],
  ["a;=1", "a;'=1"],
  ["a\t+1", "a\t'+1"],
  ['a";"@1', `a"";'""'@1`],
  // Days, and numbers that it would show otherwise.
  ...["1-10", "10 - 20", "3/4", "1.5", "10-2026", "120210000000000123", "0123", "12E5"].map(asText),
  ...["2026-11", "10:30", "3 juni", "Maj 12", "sept1", "1-okt-26"].map(asText),
  ...[
    "50–100",
    "500-1000",
    "25",
    "0",
    "2027",
    "Anna-Karin",
    "a=b",
    "7-Eleven",
    "2026-03-01",
    "Mars AB",
  ].map((text) => [text, text]),
])("a spreadsheet takes %j for neither a formula nor a date or another number", (name, cell) => {
  expect(leadsAsCsv([stored({ fields: { name } })])).toContain(`;"${cell}";`);
});

test("the table tells who waits, and nothing in a text redraws the terminal", () => {
  const fields = { name: "\u001b[2J\u202eAnna", email: "a@b.example" };
  const rows = tableRows([
    stored({ fields }, { ...held, state: "waiting", dueAt: "2026-03-02" }),
    stored({ fields: { name: "Bo" } }),
    stored(
      { fields: { name: "x".repeat(60) } },
      { ...held, state: "delivered", deliveredAt: "2026-03-02" },
    ),
  ]);
  expect(rows).toMatchObject([
    { name: " [2J Anna", email: "a@b.example", delivery: "waiting" },
    { name: "Bo", delivery: "held" },
    { name: `${"x".repeat(39)}…`, email: "", delivery: "delivered" },
  ]);
});
