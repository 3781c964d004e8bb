import { parsedUrl } from "../../../src/config/parsed-url";
import { asciiEmail } from "../../../src/forms/email-address";
import { readLink } from "../../../src/sanity/documents/read-link";

/** Node compiles anew what has been called so often. */
const OFTEN = 20_000;

test("however often it is asked, a host with Swedish letters is one", () => {
  const href = "https://åäö.example/";
  const answers = Array.from({ length: OFTEN }, () => readLink(href).href);
  expect(new Set(answers)).toEqual(new Set([href]));
  const domains = Array.from({ length: OFTEN }, () => asciiEmail("bo@åäö.example"));
  expect(new Set(domains)).toEqual(new Set(["bo@xn--4cab6c.example"]));
});

test("what is no URL is none", () => {
  expect(parsedUrl("x")).toBeUndefined();
  expect(parsedUrl("x", "https://a.example/b")?.href).toBe("https://a.example/x");
});
