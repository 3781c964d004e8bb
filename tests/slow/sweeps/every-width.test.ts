/** No page scrolls sideways at any width from 320 to 2560 px, in either language. */
import { expect, test } from "../../setup/fixtures";
import { openDialog } from "../../setup/pages/consent-page";
import { everyWidth, openInFrame, overflowInFrame } from "../resized-page";
import { samplePaths } from "../../setup/content/sample-pages";
import { doubleTextSize, overflowingElements } from "../../setup/browser/overflow";
import { pageText } from "../../setup/output/page-text";
import { locales } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";

/** Above this, only margins and fluid elements grow. */
const lastBreakpoint = 1600;

/** The specification's breakpoints, and the widths beside them. */
const breakpoints = [480, 600, 768, 1024].flatMap((width) => [width - 1, width, width + 1]);

const allWidths = [
  ...everyWidth(320, lastBreakpoint, 7),
  ...everyWidth(lastBreakpoint, 2560, 40),
  ...breakpoints,
];

for (const path of samplePaths) {
  test(path, async ({ site }) => {
    const { page, frame } = await openInFrame(site, path);
    expect(await overflowInFrame(frame, allWidths)).toEqual([]);

    await frame.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    const unfolded = await overflowInFrame(frame, everyWidth(320, 2560, 35));
    expect({ unfolded }).toEqual({ unfolded: [] });

    await doubleTextSize(page);
    const doubled = await overflowInFrame(frame, everyWidth(320, 2560, 35));
    expect({ doubled }).toEqual({ doubled: [] });
  });
}

for (const locale of locales) {
  test(`the cookie dialog fits at doubled text size (${locale})`, async ({ site }) => {
    const { page } = await site.openPage({ path: screenPath("home", locale) });
    const dialog = await openDialog(page, locale);
    await doubleTextSize(page);
    for (const width of [1280, 768, 600, 320, 375]) {
      await page.setViewportSize({ width, height: 667 });
      expect([width, await overflowingElements(page)]).toEqual([width, []]);
    }
    // Everything in it can be scrolled into view.
    const last = dialog.getByText(pageText(locale, "cookie-consent", "dialog.marketing.label"), {
      exact: true,
    });
    await last.scrollIntoViewIfNeeded();
    const box = (await last.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(667);
  });
}
