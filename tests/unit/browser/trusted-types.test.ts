/** @jest-environment jsdom */
import { installTrustedTypesPolicy } from "../../../src/browser/trusted-types";
import { consentedOrigins } from "../../../src/config/trusted-types";

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
  // Browsers go by this name for code that knows of no policy.
  expect(name).toBe("default");
  return rules;
}

test("a browser without Trusted Types goes on as it is", () => {
  expect(installTrustedTypesPolicy).not.toThrow();
});

test("where somebody else has made the policy, the site goes on", () => {
  createPolicy.mockImplementation(() => {
    throw new TypeError("Policy with name default already exists.");
  });
  Reflect.set(window, "trustedTypes", { createPolicy });
  expect(installTrustedTypesPolicy).not.toThrow();
});

test.each([
  ["<script></script>", true],
  ["Text & more text", true],
  ["", true],
  ["<script>alert(1)</script>", false],
  ["<script></script><img src=x onerror=alert(1)>", false],
  ["<b>x</b>", false],
])("the markup %j is vouched for: %j", (html, isVouched) => {
  expect(ownRules().createHTML(html)).toBe(isVouched ? html : null);
});

test.each([
  ["/app-1.js", true],
  ["//evil.example/a.js", false],
  ["/\\evil.example/a.js", false],
  ["/\t/evil.example/a.js", false],
  ["https://evil.example/a.js", false],
  ["data:text/javascript,alert(1)", false],
])("the script %j is vouched for: %j", (address, isVouched) => {
  expect(ownRules().createScriptURL(address)).toBe(isVouched ? address : null);
});

test.each([
  ["https://vendor.example/more.js", true],
  ["https://vendor.example", false],
  ["https://vendor.example.evil.example/a.js", false],
  ["https://vendor.example@evil.example/a.js", false],
  ["http://vendor.example/more.js", false],
  ["//vendor.example/more.js", false],
])("%j is vouched for once the visitor has agreed to its vendor: %j", (address, isVouched) => {
  const { createScriptURL, createHTML } = ownRules();
  expect(createScriptURL(address)).toBeNull();
  consentedOrigins.push("https://vendor.example");
  expect(createScriptURL(address)).toBe(isVouched ? address : null);
  expect(createHTML("<b>x</b>")).toBeNull();
});
