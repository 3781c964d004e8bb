// This site has no service worker. An older site at its address may have left one, which would show that site for ever:
// its browser asks for the script's address again, and this one ends it, and removes the pages that it has kept.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  await self.registration.unregister();
  const windows = await self.clients.matchAll({ type: "window" });
  const kept = await caches.keys();
  await Promise.all([
    ...windows.map((each) => each.navigate(each.url)),
    ...kept.map((name) => caches.delete(name)),
  ]);
}
