/** A visit reaches no other origin and stores nothing. */
import type { Page } from "playwright-core";
import { nothing, onlyRecordOf, storedBy, withRecord } from "../setup/pages/consent-page";
import { siteUnderTest } from "../setup/servers/site";
import { scrollThrough } from "../setup/browser/page-probes";
import { samplePaths } from "../setup/content/sample-pages";
import { consentKey } from "../../src/browser/storage-entries";

const site = siteUnderTest();

/** Visits a page to its end, and expects nothing to have come of it but what is given. */
async function expectNothingBut(
  stored: Record<string, string>,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const visit = { path, ...(prepare && { prepare }) };
  const { page, context, foreignRequests, problems } = await site.openPage(visit);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");

  expect(foreignRequests).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await storedBy(page)).toEqual(stored);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length);
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect([databases, workers]).toEqual([0, 0]);
  // Among them would be what React says when server and browser disagree.
  expect(problems()).toEqual([]);
}

test.each(samplePaths)(
  "before a choice, %s asks no other origin, stores nothing, and has no error",
  async (path) => {
    await expectNothingBut({}, path);
  },
);

test.each(samplePaths)("after a rejection, %s stores that and nothing else", async (path) => {
  const record = onlyRecordOf(nothing);
  await expectNothingBut(record, path, withRecord(record[consentKey]!));
});

test("a request to another origin is reported", async () => {
  // Without the policy that would stop it before.
  const context = { bypassCSP: true };
  const { page, foreignRequests } = await site.openPage({ path: samplePaths[0]!, context });
  await page.evaluate(() => fetch("https://example.com/").catch(() => undefined));
  expect(foreignRequests).toEqual(["https://example.com/"]);
});
