/** @jest-environment jsdom */
import { sendSignUp } from "../../../../src/features/newsletter/send-sign-up";
import { answer, failedPost, signUp, silence, stubPosts } from "../../../setup/jsdom/form-probes";

jest.mock("../../../../src/browser/visit-source", () => ({
  visitSource: () => "landing=%2Fblog",
}));

let info: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  info = jest.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(async () => {
  // Ends what a test has left waiting.
  stubPosts(answer(400));
  window.dispatchEvent(new Event("pagehide"));
  await jest.advanceTimersByTimeAsync(0);
  jest.useRealTimers();
});

/** Starts a sign-up. `after` returns the number of requests after that many more seconds. */
function start(...reactions: Parameters<typeof stubPosts>) {
  const { sent, options } = stubPosts(...reactions);
  void sendSignUp(signUp, "sv");
  return {
    sent,
    options,
    after: async (seconds: number) => {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      return sent.length;
    },
  };
}

test.each([
  ["accepted", [answer(200)], 1],
  ["accepted with a response that is not JSON", [answer(200, "<p>ok</p>")], 1],
  ["refused", [answer(400)], 1],
  ["not found", [answer(404)], 1],
  ["no response", [silence], 1],
  ["too many requests", [answer(429), answer(200)], 2],
  ["refused by a firewall", [answer(403, "<p>Blocked</p>"), answer(408), answer(200)], 3],
  ["always refused by a firewall", [answer(403)], 5],
  ["always timed out by a firewall", [answer(408)], 5],
  [
    "refused by a firewall between other failures",
    [answer(403), failedPost, answer(500), answer(200)],
    4,
  ],
  ["two server errors", [answer(500), answer(503), answer(200)], 3],
  ["two network errors", [failedPost, failedPost, answer(200)], 3],
  ["a server error, then refused", [answer(500), answer(400)], 2],
  // After 1, 4, 16, 64 and 256 seconds, then every five minutes.
  ["permanent server error", [answer(500)], 16],
  ["permanent network error", [failedPost], 16],
])("%s", async (_, reactions, requests) => {
  const { after } = start(...reactions);
  expect(await after(3_600)).toBe(requests);
});

test.each([
  ["a limit that ends in a minute", answer(429, "{}", { "Retry-After": "60" }), 60],
  ["an outage that ends in ten minutes", answer(503, "{}", { "Retry-After": "600" }), 600],
  ["a limit without an end", answer(429), 1],
  ["a limit that ends next year", answer(429, "{}", { "Retry-After": "31536000" }), 3_600],
])("%s is waited for, whether or not the connection changes", async (_, reaction, seconds) => {
  const { sent, options, after } = start(reaction, answer(201));
  expect(await after(seconds - 0.1)).toBe(1);
  if (seconds > 1) window.dispatchEvent(new Event("online"));
  expect(await after(0)).toBe(1);
  expect(await after(0.2)).toBe(2);
  expect(await after(7_200)).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(options[1]!.headers).toEqual(options[0]!.headers);
});

test("offline for five minutes, it is sent as soon as the connection is back", async () => {
  let isOffline = true;
  const { sent, after } = start((signal) => (isOffline ? failedPost : answer(201))(signal));
  const tries = await after(300);
  isOffline = false;
  window.dispatchEvent(new Event("online"));
  expect(await after(0)).toBe(tries + 1);
  expect(await after(7_200)).toBe(tries + 1);
  expect(sent.at(-1)!.body).toEqual(signUp);
});

test.each(["pagehide", "visibilitychange"])(
  "retries at once, and only once, on %s during a delay",
  async (type) => {
    const { sent, options, after } = start(failedPost, answer(200));
    // As the browser dispatches them.
    const leave = () => document.dispatchEvent(new Event(type, { bubbles: true }));
    await after(0.1);
    leave();
    expect(await after(0)).toBe(2);
    leave();
    expect(await after(3_600)).toBe(2);
    expect(sent[1]!.body).toEqual(signUp);
    expect(options[1]!.headers).toEqual(options[0]!.headers);
  },
);

test.each([
  ['{"id":7}', { id: 7 }],
  ["<p>ok</p>", expect.any(SyntaxError)],
])("an error, and the response %s, are only logged", async (body, logged) => {
  const { after } = start(answer(500), answer(200, body));
  await after(10);
  const calls = [...jest.mocked(console.warn).mock.calls, ...info.mock.calls];
  expect(calls.map(([, what]): unknown => what)).toEqual([500, logged]);
});
