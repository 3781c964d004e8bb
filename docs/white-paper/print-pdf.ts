/** Prints a document of A4 sheets. The same document and browser give the same bytes. */
import type { Browser } from "@playwright/test";

/** Replaces the time of the run in the PDFs, to keep them reproducible. */
const date = "20260101000000";

type PrintOptions = {
  /** The source's file name, for the error. */
  readonly source: string;
  /** Whether readers list its headings beside the pages. */
  readonly outline: boolean;
};

/**
 * Returns the document as a tagged PDF.
 *
 * @throws Error naming each sheet whose content does not fit.
 */
export async function printPdf(
  browser: Browser,
  html: string,
  { source, outline }: PrintOptions,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } });
  try {
    await page.emulateMedia({ media: "print" });
    await page.setContent(html);
    await page.evaluate("document.fonts.ready");
    const overflows = await page.evaluate(overflowingSheets);
    if (overflows.length > 0) {
      throw new Error(`The text of ${source} does not fit:\n${overflows.join("\n")}`);
    }
    const pdf = await page.pdf({
      tagged: true,
      outline,
      preferCSSPageSize: true,
      printBackground: true,
    });
    return withFixedDate(pdf);
  } finally {
    await page.close();
  }
}

/** Runs in the page. Describes each sheet whose content overflows: print would cut it off silently. */
function overflowingSheets(): string[] {
  const pages = [...document.querySelectorAll(".page")];
  return [...document.querySelectorAll(".sheet")].flatMap((sheet) => {
    const excess = sheet.scrollHeight - sheet.clientHeight;
    const wide = sheet.scrollWidth - sheet.clientWidth;
    const number = pages.findIndex((page) => page.contains(sheet)) + 1;
    return excess > 1 || wide > 1
      ? [`page ${number}: ${excess} px too high, ${wide} px too wide`]
      : [];
  });
}

/** The date keeps its length, so the byte offsets in the PDF's cross-reference table stay valid. */
function withFixedDate(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1").replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${date}`);
  return Buffer.from(text, "latin1");
}
