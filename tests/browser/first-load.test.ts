/** Transfer sizes of a first visit, and the code that loads on demand. */
import { expect, test } from "../setup/fixtures";
import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { formOn } from "../setup/pages/form-page";
import type { Site } from "../setup/servers/site";
import { screenPath } from "../../src/i18n/routes";

/** Transferred bytes of the home page on a phone, texts gzipped. */
const homeBudget = 350 * 1024;

const marks = { slick: "slick-track", formik: "SUBMIT_ATTEMPT", yup: "is a required field" };
type Code = keyof typeof marks;

/** Opens a page on a phone. Everything until two seconds after `load` counts as the first load. */
async function firstLoad(site: Site) {
  const responses: Response[] = [];
  const { page } = await site.openPage({
    path: screenPath("home", "sv"),
    width: 375,
    height: 667,
    context: { deviceScaleFactor: 2 },
    prepare: (fresh) => fresh.on("response", (response) => responses.push(response)),
  });
  await page.waitForTimeout(2_000);
  await page.waitForLoadState("networkidle");
  // Read when they are asked for: a page that closes would cut off what is still arriving.
  const bodies = async (type = "") =>
    await Promise.all(
      responses
        .filter((response) => response.request().resourceType().startsWith(type))
        .map((response) => response.body()),
    );
  const loads = async (code: Code) =>
    (await bodies("script")).filter((body) => body.includes(marks[code])).length;
  return { page, bodies, loads };
}

test("the home page loads at most 350 KB, and what is further down when it comes near", async ({
  site,
}) => {
  const { page, bodies, loads } = await firstLoad(site);
  const sizes = (await bodies()).map((body) => Math.min(body.length, gzipSync(body).length));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(homeBudget / 8);
  expect(total).toBeLessThanOrEqual(homeBudget);
  for (const code of Object.keys(marks) as Code[])
    expect([code, await loads(code)]).toEqual([code, 0]);

  await page.locator("main section [data-slide]").first().scrollIntoViewIfNeeded();
  await page.locator(".slick-track").first().waitFor();
  expect(await loads("slick")).toBe(1);

  await formOn(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10);
  await expect.poll(async () => [await loads("formik"), await loads("yup")]).toEqual([1, 1]);
});
