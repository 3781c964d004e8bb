/**
 * The built site in a browser: `playwright test -c .config/playwright.config.ts --project browser`.
 *
 * - `browser`: what has to hold before a change is done, screenshots among it.
 * - `firefox`, `webkit`: journeys in these engines.
 * - `slow`: what a release waits for: every width, previews, the Studio.
 * - `vendors`: the same on a second site, which has all vendors, and which `vendor-site` builds.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "../tests/engines/setup/engine-site";

// The built site is compared with the settings that it was built with.
const environmentFile = resolve(__dirname, "../.env");
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const port = 9_190;
const url = `http://127.0.0.1:${port}`;

export default defineConfig<object, EngineOptions>({
  outputDir: "../test-results",
  // A server and a browser start before the first test of a file, which takes long on a busy machine.
  timeout: 120_000,
  workers: 2,
  // A busy machine's headless browser occasionally stops rendering for good.
  retries: 2,
  reporter: [["list"], ["../tests/setup/runner/retry-limit.ts"]],
  use: { baseURL: url, trace: "on-first-retry", screenshot: "only-on-failure" },
  webServer: {
    command: "npm run serve",
    cwd: "..",
    url,
    env: { PORT: String(port) },
    // Of the same folder: an earlier one may serve another build.
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  expect: {
    timeout: 30_000,
    // Less than a 16-pixel icon on a phone's screen; less than from the palest ground to white.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0005, threshold: 0.015, animations: "disabled" },
  },
  snapshotPathTemplate: "../tests/browser/visual/references/{arg}{ext}",
  projects: [
    { name: "browser", testDir: "../tests/browser" },
    { name: "firefox", testDir: "../tests/engines", use: { engineName: "firefox" } },
    { name: "webkit", testDir: "../tests/engines", use: { engineName: "webkit" } },
    { name: "slow", testDir: "../tests/slow", testIgnore: "**/vendors/**" },
    { name: "vendor-site", testDir: "../tests/slow/vendors", testMatch: "**/vendor-site.setup.ts" },
    { name: "vendors", testDir: "../tests/slow/vendors", dependencies: ["vendor-site"] },
  ],
});
