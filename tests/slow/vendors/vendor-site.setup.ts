/** Builds the second site once, before the tests that need it. */
import { cp, rm } from "node:fs/promises";
import { test as setup } from "@playwright/test";
import { createSandbox } from "../../setup/builds/sandbox";
import { fewDocuments } from "../../setup/content/embedded-posts";
import { hostileContent } from "./hostile-documents";
import { vendorDirectory, vendorSettings } from "./vendor-site";

setup("a second site is built, with all vendors and hostile content", async () => {
  setup.setTimeout(10 * 60_000);
  const sandbox = await createSandbox();
  await sandbox.writeContent([...fewDocuments, ...hostileContent()]);
  await sandbox.build({ settings: vendorSettings });
  await rm(vendorDirectory, { recursive: true, force: true });
  await cp(sandbox.publicDirectory, vendorDirectory, { recursive: true });
  await sandbox.remove();
});
