/** @jest-environment jsdom */
import { sendSignUp } from "../../../../src/features/newsletter/send-sign-up";
import { answer, failedPost, silence, stubPosts } from "../../../setup/jsdom/form-probes";

const signUp = {
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  jobTitle: "HR-chef",
};
const cut = () => failedPost(new TypeError("Failed to fetch"));

let info: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  info = jest.spyOn(console, "info").mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

/** Starts a sign-up; tells how many requests there have been after so many further seconds. */
function start(...reactions: Parameters<typeof stubPosts>) {
  const { sent, options } = stubPosts(...reactions);
  void sendSignUp(signUp);
  return {
    sent,
    options,
    after: async (seconds: number) => {
      await jest.advanceTimersByTimeAsync(seconds * 1_000);
      return sent.length;
    },
  };
}

test("it is posted as JSON, and outlives the page", async () => {
  const { sent, options, after } = start(answer(200));
  await after(0);
  expect(sent).toEqual([{ path: "/v1/website/newsletter-sign-up", body: signUp }]);
  expect(options[0]).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    keepalive: true,
  });
});

test.each([
  ["accepted", [answer(200)], 1],
  ["accepted with another status", [answer(204)], 1],
  ["accepted with an answer that is no JSON", [answer(200, "<p>ok</p>")], 1],
  ["refused", [answer(400)], 1],
  ["not found", [answer(404)], 1],
  ["not answered", [silence()], 1],
  ["too many", [answer(429), answer(200)], 2],
  ["broken twice", [answer(500), answer(503), answer(200)], 3],
  ["cut twice", [cut(), cut(), answer(200)], 3],
  ["broken, then refused", [answer(500), answer(400)], 2],
  ["broken for good", [answer(500)], 4],
  ["cut for good", [cut()], 4],
])("%s", async (_, reactions, requests) => {
  const { after } = start(...reactions);
  expect(await after(3_600)).toBe(requests);
});

test("it waits 1, 4 and 16 seconds", async () => {
  const { after } = start(answer(500));
  expect(await after(0.9)).toBe(1);
  expect(await after(0.2)).toBe(2);
  expect(await after(3.8)).toBe(2);
  expect(await after(0.2)).toBe(3);
  expect(await after(15.8)).toBe(3);
  expect(await after(0.2)).toBe(4);
});

test("when the page is left in a pause, it is sent at that moment, and once", async () => {
  const { sent, after } = start(cut(), answer(200));
  await after(0.1);
  window.dispatchEvent(new Event("pagehide"));
  expect(await after(0)).toBe(2);
  window.dispatchEvent(new Event("pagehide"));
  expect(await after(3_600)).toBe(2);
  expect(sent[1]!.body).toEqual(signUp);
});

test("the answer and what goes wrong are only logged", async () => {
  const { after } = start(answer(500), answer(200, '{"id":7}'));
  await after(10);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(info).toHaveBeenCalledWith(expect.any(String), { id: 7 });
});

test("an answer that cannot be read is logged", async () => {
  const { after } = start(answer(200, "<p>ok</p>"));
  await after(10);
  expect(console.warn).toHaveBeenCalledWith(expect.any(String), expect.any(SyntaxError));
});
