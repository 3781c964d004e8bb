import type * as SettingsModule from "../../../../src/config/settings";
import { validateSiteFacts } from "../../../../src/gatsby/content/validate-site-facts";

jest.mock("../../../../src/gatsby/build-settings", () => {
  const { parseSettings } = jest.requireActual<typeof SettingsModule>(
    "../../../../src/config/settings",
  );
  const settings = parseSettings({ SANITY_PROJECT_ID: "abc123de" });
  return { isBuild: true, projectDirectory: process.cwd(), settings };
});

test("a build with live content names this repository's files of invented facts", () => {
  const [warn, panic] = [jest.fn<unknown, [string]>(), jest.fn()];
  validateSiteFacts({ reporter: { warn, panic } as never });
  expect(panic).not.toHaveBeenCalled();
  const lines = warn.mock.calls.flatMap(([text]) => text.split("\n"));
  expect(lines.filter((line) => line.startsWith("- src/"))).toEqual([
    "- src/features/customer-logos/customers.json",
    "- src/config/service-facts.ts",
  ]);
});
