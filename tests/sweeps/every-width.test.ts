/** No page or state scrolls sideways at any width from 320 to 2560 px, in either language. */
import { consentText, openDialog } from "../setup/pages/consent-page";
import {
  narrow,
  pagesWithStates,
  prepareStates,
  wide,
  type State,
} from "../setup/browser/page-states";
import {
  everyWidth,
  openInFrame,
  overflowInFrame,
  overflowInWindow,
} from "../setup/browser/resized-page";
import { samplePaths } from "../setup/content/sample-pages";
import { doubleTextSize } from "../setup/browser/overflow";
import { siteUnderTest } from "../setup/servers/site";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** The largest width with the drawer. */
const lastOfDrawer = 899;
/** Above this, only margins and fluid elements grow. */
const lastBreakpoint = 1600;

/** The specification's breakpoints, and the widths beside them. */
const breakpoints = [480, 600, 768, 1024].flatMap((width) => [width - 1, width, width + 1]);

const allWidths = [
  ...everyWidth(320, lastBreakpoint, 7),
  ...everyWidth(lastBreakpoint, 2560, 40),
  ...breakpoints,
];

test.each(samplePaths)("%s", async (path) => {
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

function widthsOf({ widths = [wide, narrow] }: State): number[] {
  const first = widths.includes(narrow) ? 320 : lastOfDrawer + 1;
  return everyWidth(first, widths.includes(wide) ? lastBreakpoint : lastOfDrawer, 64);
}

test.each(pagesWithStates)("$name ($locale)", async ({ path, locale, states }) => {
  const { page } = await site.openPage({
    path,
    prepare: prepareStates,
    context: { reducedMotion: "reduce" },
  });
  for (const state of states) {
    const { name, open, widths = [wide] } = state;
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await open(page, locale);
    const found = await overflowInWindow(page, widthsOf(state));
    expect({ name, found }).toEqual({ name, found: [] });
  }
});

test.each(locales)("the cookie dialog fits, also at doubled text size (%s)", async (locale) => {
  const { page } = await site.openPage({ path: screenPath("home", locale) });
  const dialog = await openDialog(page, locale);
  expect(await overflowInWindow(page, everyWidth(320, lastBreakpoint, 32))).toEqual([]);
  await doubleTextSize(page);
  expect(await overflowInWindow(page, everyWidth(320, lastBreakpoint, 32))).toEqual([]);

  // Everything in it can be scrolled into view.
  await page.setViewportSize({ width: narrow, height: 667 });
  const last = dialog.getByText(consentText(locale, "dialog.marketing.label"));
  await last.scrollIntoViewIfNeeded();
  const box = (await last.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(667);
});

test("overflow at only a few widths is reported with its element", async () => {
  const { frame } = await openInFrame(site, screenPath("about", "sv"));
  await frame.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("@media (701px <= width <= 709px) { main h1 { min-width: 740px } }");
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await overflowInFrame(frame, allWidths);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^at 705 px: \d+ px in 705 px\n {2}<h1/);
});
