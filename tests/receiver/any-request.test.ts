import fc from "fast-check";
import { formNames, receivedForms } from "../../src/leads/forms";
import { withStorages } from "./lead-stores";
import { receiverUnderTest, signUp, siteUrl } from "./receiver-under-test";

const runs = Number(process.env.PROPERTY_RUNS ?? 500);

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.constantFrom("", " ", "åäö", "'; DROP TABLE leads; --", "=cmd", "\u0000", "\ud800", "a@b.se"),
);
const value = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const fieldNames = [...Object.keys(signUp), "message", "numberOfEmployees", "topic"];
const nearlyValid = fc
  .dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 2 })
  .map((changes) => ({ ...signUp, ...changes }));
const body = fc.oneof(
  nearlyValid,
  nearlyValid.map((values) => new URLSearchParams({ language: "sv", ...values })),
  fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), value),
  fc.json(),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .integer({ min: 16_000, max: 17_000 })
    .map((length) => ({ ...signUp, name: "x".repeat(length) })),
);
const headerValue = fc.stringMatching(/^[aZ09_;=/,. :%"'å-]{0,30}$/);
const headers = fc.record(
  {
    Origin: fc.oneof(fc.constant(siteUrl), headerValue),
    Referer: fc.oneof(fc.constant(`${siteUrl}/en/blog`), headerValue),
    "Content-Type": fc.oneof(
      fc.constantFrom("application/json", "application/x-www-form-urlencoded", "text/plain"),
      headerValue,
    ),
    "Idempotency-Key": fc.oneof(fc.constant(undefined), headerValue),
    "Content-Length": fc.constantFrom(undefined, "0", "99999999"),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  path: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<string>(...formNames) },
    fc.constantFrom(
      "maintenance",
      "",
      "demo-request/sent",
      "demo-request/sent?language=xx",
      "%E0%A4",
    ),
    fc.webPath(),
  ),
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant("POST") },
    fc.constantFrom("GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"),
  ),
  headers,
  body,
});

/** Any other status would be a stranger to the forms. */
const statuses = [200, 201, 204, 303, 400, 403, 404, 405, 413, 415, 422, 429];

withStorages(["d1"], (open) => {
  test("no request breaks the receiver, and nothing is stored that the schemas refuse", async () => {
    const store = await open();
    const { send, settled } = receiverUnderTest(store);
    await fc.assert(
      fc.asyncProperty(request, async (parts) => {
        const response = await send(parts);
        expect(statuses).toContain(response.status);
        const answer = await response.text();
        // HTTP answers HEAD without a body.
        if (parts.method === "HEAD") expect(answer).toBe("");
        else if (response.status >= 400 && response.headers.get("Content-Type")?.includes("json")) {
          expect(JSON.parse(answer)).toMatchObject({ status: response.status });
        }
        expect(answer).not.toMatch(/node_modules|\bat \w+ \(/);
      }),
      // What is generated may be refused, all of it.
      {
        numRuns: runs,
        examples: [[{ path: "newsletter-sign-up", method: "POST", headers: {}, body: signUp }]],
      },
    );
    await settled();
    const leads = await store.list("leads");
    expect(leads.length).toBeGreaterThan(0);
    for (const { form, fields, page, key } of leads) {
      const { schema, fields: names } = receivedForms[form];
      expect(await schema.isValid(fields)).toBe(true);
      expect(schema.cast(fields)).toEqual(fields);
      expect(Object.keys(fields).filter((name) => !names.some((known) => known === name))).toEqual(
        [],
      );
      expect(page === "" || page.startsWith("/")).toBe(true);
      expect(key).toMatch(/^[\w-]{8,100}$/);
    }
  }, 600_000);
});
