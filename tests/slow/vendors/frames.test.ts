/** The booking and sign-up frames, on a second build that sets their URLs. */
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { shiftsOn, watchShifts } from "../../setup/browser/layout-shifts";
import { scrollThrough } from "../../setup/browser/page-probes";
import { pageText } from "../../setup/output/page-text";
import {
  expect,
  framedPages,
  test,
  thanksPath,
  vendorOrigin,
  type FramedPage,
} from "./vendor-site";
import type { Site, VisitOptions } from "../../setup/servers/site";
import { screenPath } from "../../../src/i18n/routes";

const open = (site: Site, options: VisitOptions) => site.openPage({ hasFaults: true, ...options });

function frameOn(page: Page, { locale, namespace }: FramedPage): Locator {
  return page.getByTitle(pageText(locale, namespace, "frame.title"), { exact: true });
}

function linkOn(page: Page, { locale, namespace }: FramedPage): Locator {
  return page.getByRole("link", { name: pageText(locale, namespace, "frame.link") });
}

function summaryOn(page: Page, { locale, namespace }: FramedPage): Locator {
  return page.getByText(pageText(locale, namespace, "frame.formInstead"), { exact: true });
}

const ownForm = (page: Page) => page.locator("main details form");

/** Expects the page's own content: heading, list, link to the form, and the site's own form on demand. */
async function expectComplete(page: Page, framedPage: FramedPage): Promise<void> {
  const { screen, namespace, locale, framePath } = framedPage;
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(pageText(locale, namespace, "title"), { useInnerText: true });
  const [points, count] = screen === "demoBooking" ? ["main ol > li", 3] : ["main li:has(svg)", 5];
  await expect(page.locator(points).filter({ visible: true })).toHaveCount(count);
  const link = linkOn(page, framedPage);
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("href", vendorOrigin + framePath);
  await expect(ownForm(page)).toBeHidden();
  await summaryOn(page, framedPage).click();
  await expect(ownForm(page)).toBeVisible();
  await summaryOn(page, framedPage).click();
  await expect(ownForm(page)).toBeHidden();
}

async function loadedForm(page: Page, framedPage: FramedPage): Promise<FrameLocator> {
  const frame = frameOn(page, framedPage);
  await frame.scrollIntoViewIfNeeded();
  const content = frame.contentFrame();
  await content.getByRole("heading", { name: `Form at ${framedPage.framePath}` }).waitFor();
  return content;
}

for (const framedPage of framedPages) {
  const { path, screen, framePath } = framedPage;
  test.describe(path, () => {
    test("shows the vendor's form of its language, sandboxed", async ({ site, vendors }) => {
      const { page, foreignRequests, consoleErrors, pageErrors } = await open(site, { path });
      const form = await loadedForm(page, framedPage);
      await expectComplete(page, framedPage);
      const frame = frameOn(page, framedPage);
      await expect(page.locator("iframe")).toHaveCount(1);
      await expect(frame).toHaveAttribute("src", vendorOrigin + framePath);
      await expect(frame).toHaveAttribute("loading", "lazy");
      await expect(frame).toHaveAttribute(
        "sandbox",
        "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox " +
          "allow-downloads allow-top-navigation-by-user-activation",
      );
      // Its script runs on its own origin, and the vendor receives no referrer.
      await form.getByText(`Running at ${vendorOrigin}, coming from ""`).waitFor();

      // Nothing else is requested.
      expect(vendors.requests).toContain(vendorOrigin + framePath);
      expect(new Set(foreignRequests)).toEqual(new Set([vendorOrigin + framePath]));
      expect([...consoleErrors, ...pageErrors]).toEqual([]);
      const heights: (number | undefined)[] = [];
      for (const width of [1280, 400, 399]) {
        await page.setViewportSize({ width, height: 900 });
        heights.push((await frame.boundingBox())?.height);
      }
      expect(heights).toEqual(screen === "demoBooking" ? [600, 600, 780] : [800, 800, 800]);
    });

    test("lets visitors download its file and sign up, which leads to a page of the vendor's", async ({
      site,
    }) => {
      const { page, consoleErrors } = await open(site, { path });
      const form = await loadedForm(page, framedPage);
      const downloaded = page.waitForEvent("download");
      await form.getByRole("link", { name: "Get the file" }).click();
      const file = await downloaded;
      expect(file.suggestedFilename()).toBe("guide.pdf");
      expect(await file.failure()).toBeNull();
      expect(page.url()).toBe(site.origin + path);

      await form.getByRole("textbox", { name: "Name" }).fill("Kim");
      await form.getByRole("button", { name: "Sign up" }).click();
      await page.waitForURL(vendorOrigin + thanksPath);
      await page.getByRole("heading", { name: `Form at ${thanksPath}` }).waitFor();
      expect(consoleErrors).toEqual([]);
      await page.goBack();
      await page.waitForURL(site.origin + path);
      await expectComplete(page, framedPage);
    });

    test("the link opens the form in a new tab", async ({ site }) => {
      const { page, context } = await open(site, { path });
      const opened = context.waitForEvent("page");
      await linkOn(page, framedPage).click();
      const tab = await opened;
      await tab.getByRole("heading", { name: `Form at ${framePath}` }).waitFor();
      expect(tab.url()).toBe(vendorOrigin + framePath);
      const given = await tab.evaluate(() => [window.opener as unknown, document.referrer]);
      expect(given).toEqual([null, ""]);
    });

    for (const [fault, behaviour] of [
      ["refuses connections", "refuse"],
      ["never responds", "hang"],
    ] as const) {
      test(`is complete without layout shifts when the vendor's host ${fault}`, async ({
        site,
        vendors,
      }) => {
        vendors.behaviour = behaviour;
        const visit = { path, loads: false, prepare: watchShifts };
        const { page, consoleErrors, pageErrors, foreignRequests } = await open(site, visit);
        await scrollThrough(page);
        await expectComplete(page, framedPage);
        expect(foreignRequests).toContain(vendorOrigin + framePath);
        expect(pageErrors).toEqual([]);
        expect(consoleErrors.filter((text) => !text.includes(vendorOrigin))).toEqual([]);
        expect(await shiftsOn(page)).toEqual([]);
      });
    }

    test("is complete without JavaScript", async ({ site }) => {
      const { page } = await open(site, { path, javaScript: false });
      await loadedForm(page, framedPage);
      await expectComplete(page, framedPage);
    });
  });
}

test("a form cannot navigate the page without user activation", async ({ site, vendors }) => {
  const { path, framePath } = framedPages[0]!;
  let refused: Promise<unknown> | undefined;
  const { page, consoleErrors } = await open(site, {
    path,
    prepare: async (opening) => {
      refused = opening.waitForEvent("console", (message) => message.type() === "error");
      const body = `<script>top.location = "${vendorOrigin}${thanksPath}"</script>`;
      await opening.route(vendorOrigin + framePath, (route) =>
        route.fulfill({ contentType: "text/html", body }),
      );
    },
  });
  await frameOn(page, framedPages[0]!).scrollIntoViewIfNeeded();
  await refused;
  expect(consoleErrors.join()).toMatch(/has no user activation/);
  expect(page.url()).toBe(site.origin + path);
  expect(vendors.requests).not.toContain(vendorOrigin + thanksPath);
});

test("the frame also loads after client-side navigation", async ({ site }) => {
  const { page, pageErrors } = await open(site, { path: screenPath("home", "sv") });
  const demo = framedPages[0]!;
  await page.getByRole("banner").locator(`a[href="${demo.path}"]`).click();
  await page.waitForURL(site.origin + demo.path);
  await loadedForm(page, demo);
  await expectComplete(page, demo);
  expect(pageErrors).toEqual([]);
});
