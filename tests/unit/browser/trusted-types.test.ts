/** @jest-environment jsdom */
import { consentedOrigins, installTrustedTypesPolicy } from "../../../src/browser/trusted-types";

type Rule = (text: string) => string | null;
type Rules = Readonly<Record<"createHTML" | "createScriptURL", Rule>>;

const createPolicy = jest.fn<undefined, [name: string, rules: Rules]>();

afterEach(() => {
  Reflect.deleteProperty(window, "trustedTypes");
  consentedOrigins.length = 0;
});

function ownRules(): Rules {
  Reflect.set(window, "trustedTypes", { createPolicy });
  installTrustedTypesPolicy();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0]!;
  // Browsers apply the policy of this name to code without one.
  expect(name).toBe("default");
  return rules;
}

test("does nothing without Trusted Types, and tolerates a policy of the same name", () => {
  expect(installTrustedTypesPolicy).not.toThrow();
  createPolicy.mockImplementation(() => {
    throw new TypeError("Policy with name default already exists.");
  });
  Reflect.set(window, "trustedTypes", { createPolicy });
  expect(installTrustedTypesPolicy).not.toThrow();
  expect(createPolicy).toHaveBeenCalledTimes(1);
});

test.each([
  ["createHTML", true, ["<script></script>", "Text & more text", ""]],
  ["createHTML", false, ["<b>x</b>", "<script>alert(1)</script>"]],
  ["createHTML", false, ["<script></script><img src=x onerror=alert(1)>"]],
  ["createScriptURL", true, ["/app-1.js"]],
  ["createScriptURL", false, ["https://evil.example/a.js", "data:text/javascript,alert(1)"]],
  [
    "createScriptURL",
    false,
    ["//evil.example/a.js", "/\\evil.example/a.js", "/\t/evil.example/a.js"],
  ],
] as const)("%s allows, %j: %j", (name, isAllowed, texts) => {
  const rule = ownRules()[name];
  for (const text of texts) expect([text, rule(text)]).toEqual([text, isAllowed ? text : null]);
});

test.each([
  ["https://vendor.example/more.js", true],
  ["https://vendor.example", false],
  ["https://vendor.example.evil.example/a.js", false],
  ["https://vendor.example@evil.example/a.js", false],
  ["http://vendor.example/more.js", false],
  ["//vendor.example/more.js", false],
])("allows %j after consent to its vendor: %j", (url, isAllowed) => {
  const { createScriptURL, createHTML } = ownRules();
  expect(createScriptURL(url)).toBeNull();
  consentedOrigins.push("https://vendor.example");
  expect(createScriptURL(url)).toBe(isAllowed ? url : null);
  expect(createHTML("<b>x</b>")).toBeNull();
});
