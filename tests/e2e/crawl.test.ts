/**
 * Each kind of page in Swedish, on a first visit. One load shows what has to hold on every page: it is accessible,
 * fits, stores and asks nothing, loads little script, and none before it is painted.
 */
import { randomBytes } from "node:crypto";
import { openForInspection } from "../setup/browser/page-inspection";
import { addStyles } from "../setup/browser/page-probes";
import { samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

test.each(samplePaths.filter((path) => !/^\/en\b/.test(path)))("%s", async (path) => {
  const found = await (await openForInspection(site, path)).faults();
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
});

test("each kind of fault is found", async () => {
  const path = screenPath("about", "sv");
  // The policy would stop the request to another origin before it is made.
  const context = { bypassCSP: true };
  const { visit, faults } = await openForInspection(site, path, context, async (page) => {
    await page.route(site.origin + path, async (route) => {
      const response = await route.fetch();
      const early = '<head><link rel="preload" as="script" href="/early.js">';
      const body = (await response.text()).replace("<head>", early);
      await route.fulfill({ response, body });
    });
    await page.route("**/early.js", (route) => route.fulfill({ body: randomBytes(110 * 1024) }));
  });
  const { page } = visit;
  await addStyles(
    page,
    `main a { outline: none !important }
    header { block-size: 100vh !important }
    main h1 { block-size: 20px; overflow: hidden; hyphens: auto }`,
  );
  await page.evaluate(async () => {
    document.cookie = "name=value";
    await fetch("https://example.com/").catch(() => undefined);
    const edited = document.createElement("b");
    edited.contentEditable = "true";
    edited.style.padding = "0 50vw";
    edited.append("Unnamed");
    document.querySelector("main p")!.append(edited);
    document.documentElement.lang = "";
  });
  const found = await faults();
  expect(Object.keys(found).filter((kind) => found[kind]!.length === 0)).toEqual([]);
  expect(visit.foreignRequests).toEqual(["https://example.com/"]);
});

test("running text is hyphenated", async () => {
  const { page } = await site.openPage({ path: screenPath("about", "sv"), javaScript: false });
  const text = page.locator("main p:not(.lead)").first();
  expect(await text.evaluate((element) => getComputedStyle(element).hyphens)).toBe("auto");
});
