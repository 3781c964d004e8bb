/**
 * `npm run white-paper`: renders the guide in both languages to `static/white-paper`.
 *
 * Two runs with the same sources, settings and browser write the same bytes.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
// Reads `.env` before the site's facts are looked at.
import "../../src/config/load-env";
import { locales } from "../../src/i18n/locales";
import { whitePaperFile } from "../../src/i18n/routes";
import { launchBrowser } from "../../tests/setup/browser/browser";
import { guideHtml } from "./guide";

/** Stands in the files as their date; the browser would write the time of the run. */
const date = "20250101000000";

const staticFolder = join(__dirname, "../../static");

async function render(): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const locale of locales) {
      const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
      await page.emulateMedia({ media: "print" });
      await page.setContent(guideHtml(locale));
      await page.evaluate("document.fonts.ready");
      const tooLong = await page.evaluate(overfullPages);
      if (tooLong.length > 0) {
        throw new Error(`The text of ${locale}.html does not fit:\n${tooLong.join("\n")}`);
      }
      const pdf = await page.pdf({
        tagged: true,
        outline: true,
        preferCSSPageSize: true,
        printBackground: true,
      });
      const file = join(staticFolder, whitePaperFile(locale));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, withFixedDate(pdf));
      process.stdout.write(`${file}: ${Math.round(pdf.length / 1_000)} kB\n`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page. A sheet of paper does not grow: what is too much would be cut off unseen. */
function overfullPages(): string[] {
  return [...document.querySelectorAll(".sheet")].flatMap((sheet, index) => {
    const excess = sheet.scrollHeight - sheet.clientHeight;
    const wide = sheet.scrollWidth - sheet.clientWidth;
    return excess > 1 || wide > 1
      ? [`page ${index + 2}: ${excess} px too high, ${wide} px too wide`]
      : [];
  });
}

/** Same length, so that the file's table of positions stays right. */
function withFixedDate(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1").replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${date}`);
  return Buffer.from(text, "latin1");
}

render().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
