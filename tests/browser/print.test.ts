/** Printed pages. */
import { expect, test } from "../setup/fixtures";
import type { Locator, Page } from "@playwright/test";
import { calculatorOn, totalText } from "../setup/pages/calculator-page";
import { openDialog } from "../setup/pages/consent-page";
import { bodyTexts, posts, type ExpectedPost } from "../setup/content/embedded-posts";
import { pageText } from "../setup/output/page-text";
import { readPdf, type PdfFile } from "../setup/output/pdf-file";
import type { Site } from "../setup/servers/site";
import { site as facts } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import { helpCategoryPath, screenPath } from "../../src/i18n/routes";

/** Without backgrounds, the default of most browsers. */
async function printed(page: Page, format: "A4" | "Letter" = "A4"): Promise<PdfFile> {
  const path = test.info().outputPath("printed.pdf");
  await page.pdf({ path, format, printBackground: false });
  return readPdf(path);
}

/** Without white space and without the hyphens that end lines. */
const letters = (text: string) => text.replace(/[\s\u00AD\u2010\u2060-]/g, "");

const textOf = ({ texts }: PdfFile) => letters(texts.join(""));

async function onPaper(site: Site, path: string): Promise<Page> {
  const { page } = await site.openPage({ path });
  await page.emulateMedia({ media: "print" });
  return page;
}

function linksOf({ body }: ExpectedPost): string[] {
  return body.flatMap(({ markDefs = [] }) => markDefs.flatMap(({ href }) => href ?? []));
}

/** How a text stands out from white paper (WCAG 2), where its ground may be left out. */
async function contrastWithPaper(text: Locator): Promise<number> {
  return await text.evaluate((element) => {
    const channels = getComputedStyle(element)
      .color.match(/[\d.]+/g)!
      .map((each) => +each / 255);
    const [red = 0, green = 0, blue = 0] = channels.map((c) =>
      c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
    );
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  });
}

async function groundsOf(locator: Locator): Promise<string[]> {
  return await locator.evaluate((element) => {
    const grounds = new Set<string>();
    for (let each: Element | null = element; each; each = each.parentElement) {
      grounds.add(getComputedStyle(each).backgroundColor);
    }
    return [...grounds].filter((ground) => !/rgba\(.*, 0\)|rgb\(255, 255, 255\)/.test(ground));
  });
}

for (const locale of locales) {
  test(`each post prints whole, and nothing else does (${locale})`, async ({ site }) => {
    const isExternal = (href: string) => href.startsWith("http");
    const page = await onPaper(site, posts[locale][0]!.path);
    const visible = (part: string) => page.locator(part).filter({ visible: true });
    for (const post of posts[locale]) {
      await page.goto(post.path);
      const article = page.getByRole("article");
      for (const part of [
        article.getByRole("heading", { level: 1, name: post.title }),
        article.getByText(post.date),
        article.getByAltText(post.cover.alt).first(),
      ])
        await expect(part).toBeVisible();
      await expect(visible("nav, button, [role=dialog]")).toHaveCount(0);
      // Whose page it is: the logo above, the address below.
      const logo = visible("body header:not(article *)");
      await expect(logo).toHaveText(facts.productName, { useInnerText: true });
      const imprint = await visible("footer").innerText();
      expect(imprint).toContain(facts.postalAddress.street);
      expect(imprint).toContain(facts.mailbox);

      const pdf = await printed(page);
      const text = textOf(pdf);
      const links = linksOf(post).filter((href) => text.includes(letters(`(${href})`)));
      expect(links).toEqual(linksOf(post).filter(isExternal));
      const plain = links.reduce((all, href) => all.replace(letters(`(${href})`), ""), text);
      expect(bodyTexts(post).filter((each) => !plain.includes(letters(each)))).toEqual([]);
      for (const { file } of post.attachments) {
        expect(text).toContain(letters(`${facts.url}/static/`));
        expect(text).toContain(letters(file.replace(/^.*\//, "")));
      }
      expect(pdf.pages.length).toBeLessThan(6);
      // No sheet is empty, and the last has more than a few lines.
      expect(pdf.texts).not.toContain("");
      expect(letters(pdf.texts.at(-1)!).length).toBeGreaterThan(300);
      expect(text).not.toContain(letters(pageText(locale, "layout", "tagline")));
      expect(text).not.toContain(letters(pageText(locale, "cookie-consent", "banner.title")));
    }
  });
}

type Part = { readonly title: string; readonly texts: readonly string[] };

/** The parts of a page that paper shows, each with all that it says. A part is a section, or what has a title. */
async function partsOf(page: Page): Promise<Part[]> {
  const parts = await page.locator("main :is(section, h1, h2)").evaluateAll((all) => {
    const shown = all
      .filter((element) => element.checkVisibility())
      .map((element) => element.closest("section") ?? element.parentElement!);
    const outermost = shown.filter((part) => !shown.some((o) => o !== part && o.contains(part)));
    return [...new Set(outermost)].map((part) => {
      const title = part.querySelector("h1, h2")?.textContent ?? part.getAttribute("aria-label")!;
      const texts: string[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const isShown = { opacityProperty: true, visibilityProperty: true };
        if (text.parentElement!.checkVisibility(isShown)) texts.push(text.nodeValue!);
      }
      return { title, texts };
    });
  });
  return parts.map(({ title, texts }) => ({ title, texts: texts.map(letters) }));
}

/** Returns the numbers of the sheets that a whole part is on: one, unless it is divided. */
function sheetsOf({ texts }: Part, sheets: readonly string[]): number[] {
  const numbers = sheets.map((_, index) => index + 1);
  return numbers.filter((number) => texts.every((text) => sheets[number - 1]!.includes(text)));
}

const remedy = "give it a `Section` of its own, or less to say on paper (print.css)";

for (const locale of locales) {
  for (const screen of ["home", "about"] as const) {
    test(`no section of ${screen} is divided between sheets, and none of these is empty (${locale})`, async ({
      site,
    }) => {
      const page = await onPaper(site, screenPath(screen, locale));
      const parts = await partsOf(page);
      expect(parts.length).toBeGreaterThan(3);
      for (const format of ["A4", "Letter"] as const) {
        const sheets = (await printed(page, format)).texts.map(letters);
        const divided = parts.filter((part) => sheetsOf(part, sheets).length === 0);
        expect(
          divided.map(({ title }) => `${format}: “${title}” is on no one sheet: ${remedy}`),
        ).toEqual([]);
        expect(sheets).not.toContain("");
      }
    });
  }

  test(`the home page's calculator has a sheet of its own (${locale})`, async ({ site }) => {
    const page = await onPaper(site, screenPath("home", locale));
    const parts = await partsOf(page);
    const sheets = (await printed(page)).texts.map(letters);
    const title = pageText(locale, "calculator", "title");
    const [sheet] = sheetsOf(
      parts.find((part) => part.title === title)!,
      sheets,
    );
    const beside = parts.filter((part) => sheetsOf(part, sheets).includes(sheet!));
    expect(beside.map((part) => part.title)).toEqual([title]);
    // What is for screens, and whose page it is.
    expect(sheets.join("")).not.toContain(letters(pageText(locale, "home", "articles.title")));
    expect(sheets.join("")).toContain(letters(facts.mailbox));
  });
}

test("in the blog's list, a title is printed below its date", async ({ site }) => {
  const page = await onPaper(site, screenPath("blog", "sv"));
  // As wide as a sheet.
  await page.setViewportSize({ width: 794, height: 1_123 });
  const cards = await page.locator("main article").all();
  for (const card of cards) {
    const date = (await card.locator("time").boundingBox())!;
    const title = (await card.getByRole("link").boundingBox())!;
    expect(Math.abs(title.x - date.x)).toBeLessThan(5);
    expect(title.y).toBeGreaterThan(date.y);
  }
});

test("the calculator is dark on white, and explains itself", async ({ site }) => {
  const locale = "sv";
  const choices = { salary: 40_000, employees: 12, days: 30 };
  const page = await onPaper(
    site,
    `${screenPath("home", locale)}?salary=40000&employees=12&days=30`,
  );
  const calculator = calculatorOn(page, locale);
  const { root, total, select, field, slider, demo, copy, explanation } = calculator;
  await root.locator("strong", { hasText: totalText(choices, locale) }).waitFor();

  for (const part of [total, select, field("employees"), field("days"), explanation])
    await expect(part).toBeVisible();
  for (const part of [slider("employees"), slider("days"), demo, copy])
    await expect(part).toBeHidden();

  const texts = await root.locator("strong, dt, dd, h2, h3").filter({ visible: true }).all();
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const contrast = await contrastWithPaper(text);
    expect([await text.innerText(), contrast >= 4.5]).toEqual([await text.innerText(), true]);
    expect([await text.innerText(), await groundsOf(text)]).toEqual([await text.innerText(), []]);
  }
});

// At both moments, the day in UTC is another.
for (const [locale, timezoneId, moment, day] of [
  ["sv", "Europe/Stockholm", "2026-01-10T23:30:00Z", "11 januari 2026"],
  ["en", "America/Los_Angeles", "2026-01-11T04:00:00Z", "January 10, 2026"],
] as const) {
  test(`its button prints it alone, on one sheet with the visitor's own day, and then the page (${locale})`, async ({
    site,
  }) => {
    const { page } = await site.openPage({
      path: `${screenPath("home", locale)}?salary=50000&employees=100&days=100`,
      context: { timezoneId },
      prepare: async (fresh) => {
        await fresh.clock.setFixedTime(moment);
        await fresh.addInitScript(() => (window.print = () => undefined));
      },
    });
    const { root, total, print } = calculatorOn(page, locale);
    const highest = totalText({ salary: 50_000, employees: 100, days: 100 }, locale);
    await root.locator("strong", { hasText: highest }).waitFor();
    await print.click();
    const sheet = await printed(page);
    expect(sheet.pages).toHaveLength(1);
    const text = textOf(sheet);
    for (const part of [
      facts.productName,
      pageText(locale, "calculator", "sheet.title"),
      day,
      (await total.textContent())!,
      pageText(locale, "calculator", "explanation.note"),
      `${facts.url}${screenPath("home", locale)}?salary=50000&employees=100&days=100#calculator`,
    ])
      expect(text).toContain(letters(part));
    expect(text).not.toContain(letters(pageText(locale, "faq", "security.account")));
    expect(text).not.toContain(letters(facts.postalAddress.street));

    // Afterwards, the browser's own command prints the whole page again, on few sheets.
    const whole = await printed(page);
    const all = textOf(whole);
    expect(all).toContain(letters(highest));
    expect(all).toContain(letters(pageText(locale, "calculator", "explanation.note")));
    expect(all).toContain(letters(pageText(locale, "faq", "security.account")));
    expect(all).not.toContain(letters(pageText(locale, "newsletter", "title")));
    expect(all).not.toContain(letters(pageText(locale, "calculator", "copy.action")));
    // Whatever the counting has come to.
    expect(all).toContain("80+");
    expect(whole.texts).not.toContain("");
    expect(whole.pages.length).toBeLessThan(9);
  });
}

test("the answers of the help centre are printed without having been opened", async ({ site }) => {
  const page = await onPaper(site, helpCategoryPath("payment", "sv"));
  const closed = page.locator("main details:not([open])");
  const answers = await closed.locator("p:not(:has(button, a[href^='#'])), li").allTextContents();
  const text = textOf(await printed(page));
  expect(answers.length).toBeGreaterThan(2);
  expect(answers.filter((answer) => !text.includes(letters(answer)))).toEqual([]);
});

// The banner is on no printed post.
test("the dialog of the cookie choices is not printed", async ({ site }) => {
  const { page } = await site.openPage({ path: screenPath("home", "sv") });
  const dialog = await openDialog(page, "sv");
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  expect(textOf(await printed(page))).toContain(letters(totalText({}, "sv")));
});

for (const locale of locales) {
  test(`nothing that holds a table is a grid on paper (${locale})`, async ({ site }) => {
    // Chromium would lay what follows over the last row where the table goes on on the next page.
    for (const screen of ["privacyPolicy", "cookiePolicy", "appTerms"] as const) {
      const page = await onPaper(site, screenPath(screen, locale));
      const holders = page.locator("main section:has(table)");
      const displays = await holders.evaluateAll((all) =>
        all.map((section) => getComputedStyle(section).display),
      );
      expect(displays.length).toBeGreaterThan(0);
      expect([screen, new Set(displays)]).toEqual([screen, new Set(["block"])]);
    }
  });
}
