/** Falls back to the page without JavaScript when a site script fails. */
import type { Page } from "@playwright/test";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { serveApp } from "../../src/sanity/serve-app";
import { expect, test } from "../setup/fixtures";
import { scrollThrough } from "../setup/browser/page-probes";
import { blogPageUrl, helpCategoryPath, screenPath } from "../../src/i18n/routes";

const broken = { contentType: "text/javascript", body: "let = not a script;" };

/** What a page cannot start without, by the start of its file's name, and how it fails; on different pages. */
const cases = [
  ["webpack-runtime", "is lost", 375, screenPath("home", "sv")],
  ["framework", "is no script", 1280, screenPath("demoBooking", "en")],
  ["app", "is lost", 375, screenPath("therapists", "sv")],
  ["component", "is lost", 1280, screenPath("cookiePolicy", "en")],
  ["page-data.json", "is lost", 375, helpCategoryPath("about", "sv")],
  ["framework", "is lost", 1280, blogPageUrl(2, "sv")],
] as const;

type Offer = {
  readonly text: string;
  readonly links: string[];
  readonly controls: string[];
  /** Where the header's links stand, in pixels from its top. */
  readonly header: number[];
};

/** What the page has to say, and what it offers to do. */
async function offerOf(page: Page): Promise<Offer> {
  await page.waitForLoadState("networkidle");
  return await page.evaluate(() => {
    const visible = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    return {
      text: document.body.innerText.replace(/\s+/g, " "),
      links: visible("a[href]").map((link) => link.getAttribute("href")!),
      controls: visible("button, summary, input, textarea, select, [role]").map(
        ({ tagName, textContent }) => `${tagName} ${textContent}`,
      ),
      header: visible("header a").map((link) => Math.round(link.getBoundingClientRect().top)),
    };
  });
}

for (const [part, fate, width, path] of cases) {
  test(`when ${part} ${fate} at ${width} px, ${path} is as without`, async ({ site }) => {
    const plain = await site.openPage({ path, width, javaScript: false });
    const expected = await offerOf(plain.page);
    expect(expected.links.length).toBeGreaterThan(10);

    let failures = 0;
    const { page } = await site.openPage({
      path,
      width,
      until: "load",
      hasFaults: true,
      prepare: async (fresh) => {
        const isPart = ({ pathname }: URL): boolean =>
          pathname.split("/").pop()!.startsWith(part) && !pathname.endsWith(".css");
        await fresh.route(isPart, async (route) => {
          failures += 1;
          await (fate === "is lost" ? route.abort() : route.fulfill(broken));
        });
      },
    });
    await page.locator("body:not(:has(noscript))").waitFor();
    expect(failures).toBeGreaterThan(0);
    expect(await offerOf(page)).toEqual(expected);
  });
}

test("a script that was missing for a moment is there on the next visit", async ({
  site,
  origin,
}) => {
  let isMissing = true;
  // Playwright's routes would switch the browser's cache off.
  const app = new Hono().get("*", ({ req, body }) =>
    isMissing && req.path.startsWith("/framework")
      ? body(null, 404, { "Cache-Control": "public, max-age=31536000, immutable" })
      : proxy(origin + req.path),
  );
  const server = await serveApp(0, () => Promise.resolve(app));
  const { page } = await site.openPage({
    path: "/",
    origin: server.origin,
    until: "load",
    hasFaults: true,
  });
  await page.locator("body:not(:has(noscript))").waitFor();
  isMissing = false;
  const visit = async () => {
    await page.goto("about:blank");
    await page.goto(server.origin, { waitUntil: "networkidle" });
  };
  // It still has the kept answer, and asks anew.
  await visit();
  await visit();
  expect(await page.evaluate(() => window.isHydrated)).toBe(true);
  await server.close();
});

test("a foreign script's rejection, on a slow line, keeps nothing from coming alive", async ({
  site,
}) => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    hasFaults: true,
    prepare: async (fresh) => {
      await fresh.addInitScript(() => {
        addEventListener(
          "DOMContentLoaded",
          () => void Promise.reject(new Error("of an extension")),
        );
      });
      await fresh.route("**/*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 4_000));
        await route.continue();
      });
    },
  });
  await page.getByRole("banner").getByRole("button").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("later and third-party script failures trigger no fallback", async ({ site }) => {
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    hasFaults: true,
    // Which would stop the other origin's script before it is asked for.
    context: { bypassCSP: true },
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => {
          const script = document.createElement("script");
          script.src = "https://vendor.example/tracker.js";
          document.head.append(script);
        });
      }),
  });
  let failures = 0;
  await page.route("**/*.js", async (route) => {
    failures += 1;
    await route.abort();
  });
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  expect(failures).toBeGreaterThan(0);
  expect(await page.locator("noscript").count()).toBeGreaterThan(2);
});
