/** @jest-environment jsdom */
import { leadEvent } from "../../../src/browser/lead-event";
import { sendForm } from "../../../src/browser/post-form";
import { answer, failedPost, silence, stubPosts } from "../../setup/jsdom/form-probes";

jest.mock("../../../src/browser/visit-source", () => ({
  visitSource: () => "landing=%2Fblog",
}));

test.each([
  ["200", answer(200), undefined],
  ["201", answer(201), undefined],
  ["400", answer(400), "refused"],
  ["404", answer(404), "broken"],
  ["422", answer(422), "refused"],
  ["429", answer(429), "limited"],
  ["500", answer(500), "broken"],
  ["503", answer(503), "broken"],
  ["no connection", failedPost, "unreachable"],
])("%s", async (_, response, failure) => {
  const { sent, options } = stubPosts(response);
  const accepted = jest.fn();
  window.addEventListener(leadEvent, accepted, { once: true });
  expect(await sendForm("demo-request", { name: "Åsa" }, "sv")).toBe(failure);
  window.removeEventListener(leadEvent, accepted);
  expect(accepted).toHaveBeenCalledTimes(failure === undefined ? 1 : 0);
  expect(sent).toEqual([{ path: "/v1/website/demo-request", body: { name: "Åsa" } }]);
  // A followed redirect would repeat the request without values, and might succeed.
  expect(options[0]).toMatchObject({ method: "POST", keepalive: true, redirect: "error" });
  expect(options[0]!.headers).toMatchObject({
    "Content-Type": "application/json",
    "Content-Language": "sv",
  });
});

test("somebody who leaves the newsletter is no lead", async () => {
  stubPosts(answer(201));
  const accepted = jest.fn();
  window.addEventListener(leadEvent, accepted, { once: true });
  expect(await sendForm("newsletter-leave", { email: "a@b.se" }, "sv")).toBeUndefined();
  expect(accepted).not.toHaveBeenCalled();
});

test("times out after 20 seconds", async () => {
  stubPosts(silence);
  const timeout = new AbortController();
  const after = jest.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const result = sendForm("white-paper-request", {}, "sv");
  timeout.abort();
  expect(await result).toBe("unanswered");
  expect(after).toHaveBeenCalledWith(20_000);
});

test("the same values are sent with the same key, other values with another", async () => {
  const { options } = stubPosts(answer(500));
  for (const name of ["Åsa", "Åsa", "Bo"]) await sendForm("demo-request", { name }, "sv");
  await sendForm("white-paper-request", { name: "Åsa" }, "sv");
  const keys = options.map(({ headers }) => new Headers(headers).get("Idempotency-Key"));
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
