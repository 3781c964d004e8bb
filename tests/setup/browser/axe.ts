/** Runs axe-core on a page. */
import type { AxeResults } from "axe-core";
import { expect, type Page } from "@playwright/test";

const axeFile = require.resolve("axe-core/axe.min.js");

/** For a visit's `prepare`: adds axe before the page's own scripts, regardless of its policy. */
export async function injectAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: axeFile });
}

export async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })');
  // Guards against a run that checked nothing.
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${help}): ${html}\n${failureSummary}`),
  );
}
