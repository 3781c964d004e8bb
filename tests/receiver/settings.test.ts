import { receiverSettings, receiverVariables } from "../../src/leads/receiver-settings";

const LEADS_WEBHOOK_URL = "https://hooks.example/leads";
const LEADS_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
const LEADS_ADDRESS_SECRET = "x".repeat(32);

test.each([{}, { LEADS_WEBHOOK_URL: "", LEADS_ADDRESS_SECRET: " " }])(
  "with %j, leads wait",
  (env) => {
    expect(receiverSettings(env)).toEqual({
      webhook: undefined,
      addressSecret: undefined,
      leadsPerHour: 200,
      problems: [],
    });
  },
);

test("all variables are used, and no other", () => {
  const LEADS_PER_HOUR = "500";
  const env = { LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET, LEADS_ADDRESS_SECRET, LEADS_PER_HOUR };
  expect(receiverSettings(env)).toEqual({
    webhook: { url: LEADS_WEBHOOK_URL, secret: LEADS_WEBHOOK_SECRET },
    addressSecret: LEADS_ADDRESS_SECRET,
    leadsPerHour: 500,
    problems: [],
  });
  expect(receiverVariables({ ...env, PATH: "/bin" })).toEqual(env);
});

test.each([
  [{ LEADS_WEBHOOK_URL: "hooks.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: "ftp://a.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL: "http://a.example", LEADS_WEBHOOK_SECRET }, "LEADS_WEBHOOK_URL"],
  [{ LEADS_WEBHOOK_URL }, "LEADS_WEBHOOK_SECRET"],
  [{ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET: "letmein" }, "LEADS_WEBHOOK_SECRET"],
  [{ LEADS_ADDRESS_SECRET: "letmein" }, "LEADS_ADDRESS_SECRET"],
  [{ LEADS_PER_HOUR: "none" }, "LEADS_PER_HOUR"],
])("%j is named, and nothing is sent unsigned", (env, name) => {
  const { webhook, addressSecret, problems } = receiverSettings(env);
  expect(problems).toEqual([expect.stringContaining(name)]);
  expect([webhook, addressSecret]).toEqual([undefined, undefined]);
  expect(problems.join()).not.toContain("letmein");
});
