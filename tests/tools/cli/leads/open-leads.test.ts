import { existsSync } from "node:fs";
import { getPlatformProxy } from "wrangler";
import { openD1 } from "../../../../src/cli/leads/open-leads";

jest.mock("wrangler", () => ({
  getPlatformProxy: jest.fn(() => Promise.reject(new Error("no runtime"))),
}));

test("a database that cannot be opened leaves no file behind", async () => {
  await expect(openD1("leads")).rejects.toThrow("no runtime");
  const [options] = jest.mocked(getPlatformProxy).mock.calls[0] ?? [];
  expect(options?.configPath).toMatch(/wrangler\.json$/);
  expect(existsSync(String(options?.configPath))).toBe(false);
});
