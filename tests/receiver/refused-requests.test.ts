import type { LeadStore } from "../../src/leads/lead-store";
import formsEn from "../../src/locales/en/forms.json";
import answerEn from "../../src/locales/en/lead-answer.json";
import formsSv from "../../src/locales/sv/forms.json";
import {
  demo,
  problemOf,
  receiverUnderTest,
  signUp,
  siteHeaders,
  siteUrl,
} from "./receiver-under-test";

const { send } = receiverUnderTest(undefined);

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test.each([
  ["demo-request", { ...demo, name: " " }, "name", formsEn.error.nameRequired],
  ["newsletter-sign-up", { ...signUp, jobTitle: "" }, "jobTitle", formsSv.error.jobTitleRequired],
  ["white-paper-request", { ...signUp, name: "" }, "name", formsSv.error.nameRequired],
])("%s with %j is refused", async (path, body, field, message) => {
  const response = await send({ path, body });
  expect(response.status).toBe(422);
  expect((await problemOf(response)).errors).toEqual([{ field, message }]);
});

test("all fields that are not valid are named", async () => {
  const response = await send({ body: {} });
  const { errors } = await problemOf(response);
  expect(errors!.map(({ field }) => field)).toEqual(["name", "email", "companyName", "jobTitle"]);
});

test.each([
  ["an unknown field", { body: { ...signUp, isAdmin: "true" } }, 400, "isAdmin"],
  ["a field's endless name, cut", { body: { ["x".repeat(99)]: "" } }, 400, `"${"x".repeat(50)}"`],
  ["another form's field", { body: { ...signUp, message: "Hej" } }, 400, "message"],
  ["a value that is no text", { body: { ...signUp, name: { $ne: "" } } }, 400, "name"],
  ["another language", { headers: { "Content-Language": "de" } }, 400, "Content-Language"],
  ["no language", { headers: { "Content-Language": undefined } }, 400, "Content-Language"],
  ["a language among the fields", { body: { ...signUp, language: "sv" } }, 400, "language"],
  ["no key", { headers: { "Idempotency-Key": undefined } }, 400, "Idempotency-Key"],
  ["a key of other characters", { headers: { "Idempotency-Key": "a b c d e" } }, 400, "Key"],
  ["broken JSON", { body: '{"name":' }, 400, "JSON"],
  ["a list", { body: "[]" }, 400, "JSON"],
  ["null", { body: "null" }, 400, "JSON"],
  ["another site", { headers: { Origin: "https://evil.example" } }, 403, "Origin"],
  ["an opaque origin", { headers: { Origin: "null" } }, 403, "Origin"],
  ["no origin", { headers: { Origin: undefined } }, 403, "Origin"],
  ["an unknown form", { path: "leads" }, 404, "URL"],
  ["an inherited name", { path: "constructor" }, 404, "URL"],
  ["no form", { path: "" }, 404, "URL"],
  ["a longer path", { path: "demo-request/sent/x" }, 404, "URL"],
  ["deleting", { method: "DELETE" }, 405, "POST"],
  ["another type", { headers: { "Content-Type": "text/plain" } }, 415, "Content-Type"],
  ["more than 16 KB", { body: { ...signUp, name: "x".repeat(16_384) } }, 413, "16384"],
  ["a valid request", {}, 503, "stored"],
])("%s is answered with a problem", async (_name, parts, status, named) => {
  const response = await send(parts);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(lowerCase(siteHeaders));
  const { detail } = await problemOf(response);
  expect(detail).toContain(named);
  expect(detail).not.toMatch(/\bat .*:\d+/);
});

test("a method that is not allowed is told which is", async () => {
  expect((await send({ method: "PUT" })).headers.get("Allow")).toMatch(/\bPOST\b/);
  const sent = await send({ path: "demo-request/sent" });
  expect([sent.status, sent.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  ["demo-request?language=en", "/en/demo-booking"],
  ["newsletter-sign-up", "/"],
  ["leads", "/404"],
  ["maintenance", "/404"],
])("a browser that opens %s is led to %s", async (path, location) => {
  const headers = { Accept: "text/html,application/xhtml+xml" };
  const answer = await send({ path, method: "GET", headers });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, location]);
});

test("a page whose origin the browser hides is the site's own where the browser says so", async () => {
  const hidden = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
  // Its storage answers 503: nothing has kept it from there.
  expect((await send({ headers: hidden })).status).toBe(503);
  const foreign = { Origin: "null", "Sec-Fetch-Site": "cross-site" };
  expect((await send({ headers: foreign })).status).toBe(403);
});

test("bytes that are not UTF-8 are refused", async () => {
  const body = new URLSearchParams();
  const headers = { "Content-Type": "application/json" };
  const bytes = Buffer.from([0x7b, 0xff, 0x7d]).toString("latin1");
  expect((await send({ body: bytes, headers })).status).toBe(400);
  expect((await send({ body, headers: { Origin: siteUrl } })).status).toBe(400);
});

test("a storage that fails is a 503 that tells nothing of it", async () => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const failing = new Proxy({} as LeadStore, {
    get: () => () => Promise.reject(new Error("secret: disk 7 is full")),
  });
  const response = await receiverUnderTest(failing).send();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(JSON.stringify(await problemOf(response))).not.toContain("disk");
  expect(error).toHaveBeenCalledTimes(1);
});

test("a form that the browser posts comes back with what was typed, escaped", async () => {
  const script = `"><script>alert(1)</script>`;
  const body = new URLSearchParams({
    ...demo,
    language: "en",
    email: script,
    name: script,
    message: "\r\n\r\nHej",
  });
  const response = await send({ path: "demo-request", body });
  expect(response.status).toBe(422);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain(`value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"`);
  expect(page).not.toContain("<script");
  expect(page).toContain('<html lang="en">');
  expect(page).toContain(`<a href="#email">${formsEn.error.emailInvalid}</a>`);
  const typing = 'inputmode="email" autocapitalize="none" autocorrect="off" spellcheck="false"';
  expect(page).toContain(`id="email" name="email" autocomplete="email" ${typing}`);
  expect(page).toContain(`<textarea rows="5" id="message" name="message">\n\n\nHej</textarea>`);
});

test("a form that another site posts comes back empty", async () => {
  const headers = { Origin: "https://evil.example" };
  const response = await send({ body: new URLSearchParams(signUp), headers });
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain(signUp.companyName);
});

test("a form that cannot be stored offers the mailbox, and keeps what was typed", async () => {
  const response = await send({ body: new URLSearchParams({ ...signUp, language: "sv" }) });
  expect(response.status).toBe(503);
  const page = await response.text();
  expect(page).toContain(formsSv.failure.broken.title);
  expect(page).toContain('href="mailto:');
  expect(page).toContain(`value="${signUp.companyName}"`);
});

test("a form that is too long is answered in the page's language", async () => {
  const body = new URLSearchParams({ ...signUp, name: "x".repeat(20_000) });
  const headers = { Referer: `${siteUrl}/en/white-paper` };
  const response = await send({ path: "white-paper-request", body, headers });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain(answerEn.tooLong.title);
});

test("the thanks for the guide offer it", async () => {
  const path = "white-paper-request/sent?language=en";
  const page = await (await send({ path, method: "GET" })).text();
  expect(page).toContain('href="/white-paper/mental-health-at-work.pdf" download');
});
