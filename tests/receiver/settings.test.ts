import { keepSince } from "../../src/leads/maintain";
import { receiverSettings, receiverVariables } from "../../src/leads/receiver-settings";

const url = "https://hooks.example/leads";
const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;

test("without variables, leads wait and are kept for a year", () => {
  const expected = {
    settings: { webhook: undefined, keepMonths: 12 },
    addressSecret: undefined,
    problems: [],
  };
  expect(receiverSettings({})).toEqual(expected);
  expect(receiverSettings({ LEADS_WEBHOOK_URL: "", LEADS_KEEP_MONTHS: " " })).toEqual(expected);
});

test("all variables are used", () => {
  const env = {
    LEADS_WEBHOOK_URL: url,
    LEADS_WEBHOOK_SECRET: secret,
    LEADS_KEEP_MONTHS: "3",
    LEADS_ADDRESS_SECRET: "x".repeat(32),
    PATH: "/bin",
  };
  expect(receiverSettings(env)).toEqual({
    settings: { webhook: { url, secret }, keepMonths: 3 },
    addressSecret: "x".repeat(32),
    problems: [],
  });
  expect(Object.keys(receiverVariables(env)).sort()).toEqual([
    "LEADS_ADDRESS_SECRET",
    "LEADS_KEEP_MONTHS",
    "LEADS_WEBHOOK_SECRET",
    "LEADS_WEBHOOK_URL",
  ]);
});

test.each([
  [{ LEADS_WEBHOOK_URL: "hooks.example", LEADS_WEBHOOK_SECRET: secret }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: "ftp://a.example", LEADS_WEBHOOK_SECRET: secret }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: "http://a.example", LEADS_WEBHOOK_SECRET: secret }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: url }, "LEADS_WEBHOOK_SECRET"],
  [{ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: "letmein" }, "LEADS_WEBHOOK_SECRET"],
  [{ LEADS_KEEP_MONTHS: "0" }, "LEADS_KEEP_MONTHS"],
  [{ LEADS_KEEP_MONTHS: "a year" }, "LEADS_KEEP_MONTHS"],
  [{ LEADS_ADDRESS_SECRET: "short" }, "LEADS_ADDRESS_SECRET"],
])("%j is named, and nothing is sent unsigned", (env, name) => {
  const { settings, problems } = receiverSettings(env);
  expect(problems).toEqual([expect.stringContaining(name)]);
  expect(settings).toEqual({ webhook: undefined, keepMonths: 12 });
  expect(problems.join()).not.toContain("letmein");
});

test.each([
  ["2026-11-22T10:00:00.000Z", 12, "2025-11-22T10:00:00.000Z"],
  ["2026-03-31T10:00:00.000Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 12, "2027-02-28T10:00:00.000Z"],
  ["2026-01-15T10:00:00.000Z", 2, "2025-11-15T10:00:00.000Z"],
])("at %s, %d months reach back to %s", (now, months, since) => {
  expect(keepSince(new Date(now), months).toISOString()).toBe(since);
});
