/**
 * `npm run white-paper`: renders the guide in both languages to `static/white-paper`. The same sources,
 * settings and browser give the same bytes.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
// Must load `.env` before anything reads the settings.
import "../../src/config/environment";
import { locales } from "../../src/i18n/locales";
import { whitePaperPath } from "../../src/i18n/routes";
import { launchBrowser } from "../../tests/setup/browser/browser";
import { guideHtml } from "./guide";

/** Replaces the time of the run in the PDFs, to keep them reproducible. */
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
      const overflows = await page.evaluate(overflowingPages);
      if (overflows.length > 0) {
        throw new Error(`The text of ${locale}.html does not fit:\n${overflows.join("\n")}`);
      }
      const pdf = await page.pdf({
        tagged: true,
        outline: true,
        preferCSSPageSize: true,
        printBackground: true,
      });
      const file = join(staticFolder, whitePaperPath(locale));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, withFixedDate(pdf));
      process.stdout.write(`${file}: ${Math.round(pdf.length / 1_000)} kB\n`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page. Describes each sheet whose content overflows: print would cut it off silently. */
function overflowingPages(): string[] {
  return [...document.querySelectorAll(".sheet")].flatMap((sheet, index) => {
    const excess = sheet.scrollHeight - sheet.clientHeight;
    const wide = sheet.scrollWidth - sheet.clientWidth;
    return excess > 1 || wide > 1
      ? [`page ${index + 2}: ${excess} px too high, ${wide} px too wide`]
      : [];
  });
}

/** The date keeps its length, so the byte offsets in the PDF's cross-reference table stay valid. */
function withFixedDate(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1").replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${date}`);
  return Buffer.from(text, "latin1");
}

render().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
