/** A service worker that an older site has left ends, and the page is this site's. */
import { readFileSync } from "node:fs";
import { expect, test } from "../setup/fixtures";
import { screenPath } from "../../src/i18n/routes";

/** Shows an old page at every address. */
const oldWorker = `self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate")
    event.respondWith(new Response("<title>Old</title>", { headers: { "Content-Type": "text/html" } }));
});`;

for (const name of ["sw.js", "service-worker.js"]) {
  test(`an older site's ${name} ends with its next visit, and what it has kept is removed`, async ({
    site,
  }) => {
    let isOld = true;
    const { page, context } = await site.openPage({
      path: screenPath("about", "sv"),
      hasFaults: true,
      // The policy allows this site no worker.
      context: { bypassCSP: true },
    });
    await context.route(`**/${name}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: isOld ? oldWorker : readFileSync(`public/${name}`, "utf8"),
      }),
    );
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(`/${script}`);
      await navigator.serviceWorker.ready;
      await (await caches.open("old-pages")).put("/", new Response("Old"));
    }, name);
    await page.reload();
    await expect(page).toHaveTitle("Old");

    isOld = false;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
      ]);
    await expect.poll(left).toEqual([]);
  });
}
