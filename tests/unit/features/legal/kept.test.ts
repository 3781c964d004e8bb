/** What the privacy policy says of what is stored, how long it is kept, and on what the guide rests. */
import { storageEntriesOf } from "../../../../src/browser/storage-entries";
import { parseSettings } from "../../../../src/config/settings/schema";
import { siteFacts } from "../../../../src/config/site-facts";
import { locales } from "../../../../src/i18n/locales";
import { receivedForms } from "../../../../src/leads/forms";
import type { LeadStore } from "../../../../src/leads/lead-store";
import { eraseOld } from "../../../../src/leads/maintain";
import { documents } from "./published-documents";

test.each(locales)("the privacy policy names what is kept in the storage (%s)", (locale) => {
  const facts = siteFacts(parseSettings({}));
  const { privacy } = documents({ locale, facts });
  const keys = storageEntriesOf(facts).filter(({ kind }) => kind === "localStorage");
  expect(keys.length).toBe(2);
  for (const { name } of keys) expect(privacy("cookies")).toMatch(new RegExp(`\\b${name}\\b`));
});

// A row has exactly these besides the fields: `tests/receiver/receiver.test.ts`.
test.each([
  ["sv", ["formulär", "språket", "sidan", "tidpunkten", "samtycke", "Varken din IP-\u2060adress"]],
  ["en", ["form", "language", "page", "time", "consent", "Neither your IP address"]],
] as const)("the privacy policy names what the receiver stores (%s)", (locale, named) => {
  const { privacy } = documents({ locale, facts: siteFacts(parseSettings({})) });
  for (const words of named) expect(privacy("data")).toContain(words);
});

test.each([
  ["sv", "1", "Högst 1 månad och ett dygn"],
  ["en", "1", "1 month and a day at most"],
  ["sv", "24", "Högst 24 månader och ett dygn"],
  ["en", "24", "24 months and a day at most"],
] as const)("%s: leads are kept for LEADS_KEEP_MONTHS=%s", (locale, months, stated) => {
  const facts = siteFacts(parseSettings({ LEADS_KEEP_MONTHS: months }));
  const { privacy } = documents({ locale, facts });
  expect(privacy("retention", "periods", "rows")).toContain(stated);
});

test.each([
  ["sv", /godkänner/, /Nyhetsbrev och erbjudanden får du bara om du anmäler dig/],
  ["en", /you agree/, /only receive newsletters and offers if you sign up/],
] as const)("the guide depends on no consent (%s)", (locale, agreed, offers) => {
  const { consent } = receivedForms["white-paper-request"].texts[locale];
  expect(consent).not.toMatch(agreed);
  expect(consent).toMatch(offers);
  const { privacy } = documents({ locale, facts: siteFacts(parseSettings({})) });
  const basis = privacy("data", "purposes", "table", "rows", "guide");
  expect(basis).toContain(locale === "sv" ? "6.1 f" : "6(1)(f)");
  expect(basis).not.toMatch(/samtycke|consent/i);
});

const hourOf = (hours: number) => new Date(hours * 3_600_000).toISOString();

test.each(locales)(
  "what the receiver erases is gone as soon as the policy says (%s)",
  async (locale) => {
    const settings = parseSettings({});
    const { privacy } = documents({ locale, facts: siteFacts(settings) });
    const erased: Record<string, string> = {};
    const store = {
      eraseBefore: (box: string, time: string) => Promise.resolve(void (erased[box] = time)),
      eraseUnconfirmed: (time: string) => Promise.resolve(void (erased.unconfirmed = time)),
      forgetCounts: (before: number) => Promise.resolve(void (erased.codes = hourOf(before))),
    } as unknown as LeadStore;
    await eraseOld(store, settings.keepMonths, new Date("2026-12-15T12:00:00Z"));
    // Once a day or more often: what was kept a moment too long by then is a day older at most.
    expect(erased).toEqual({
      leads: "2025-12-15T12:00:00.000Z",
      spam: "2026-11-15T12:00:00.000Z",
      unconfirmed: "2026-12-08T12:00:00.000Z",
      // Of earlier hours.
      codes: "2026-12-15T11:00:00.000Z",
    });
    const kept = privacy("retention", "periods", "rows");
    const stated = {
      sv: ["Högst 12 månader och ett dygn", "Högst 31 dagar", "Högst två dygn"],
      en: ["12 months and a day at most", "31 days at most", "Two days at most"],
    };
    for (const period of stated[locale]) expect(kept).toContain(period);
  },
);
