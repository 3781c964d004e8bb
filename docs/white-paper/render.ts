/**
 * `npm run white-paper`: renders the guide to `static/white-paper` and the handouts to the embedded dataset,
 * each in both languages.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { printedFile, printedFrom } from "../../src/gatsby/content/printed-pdfs";
import { runCommand } from "../../src/cli/run-command";
import { locales } from "../../src/i18n/locales";
import { whitePaperPaths } from "../../src/i18n/routes";
import { launchBrowser } from "../../tests/setup/browser/browser";
import { handoutHtml, handoutPdf, handouts } from "../handouts/handout";
import { guideHtml } from "./guide";
import { printPdf } from "./print-pdf";

const root = join(__dirname, "../..");

async function render(): Promise<void> {
  const browser = await launchBrowser();
  const save = async (file: string, html: string, source: string, outline: boolean) => {
    const pdf = await printPdf(browser, html, { source, outline });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pdf);
    process.stdout.write(`${relative(root, file)}: ${Math.round(pdf.length / 1_000)} kB\n`);
  };
  try {
    for (const locale of locales) {
      const file = join(root, "static", whitePaperPaths[locale]);
      await save(file, guideHtml(locale), `${locale}.html`, true);
      for (const name of handouts(locale)) {
        await save(handoutPdf(name), handoutHtml(locale, name), `${name}.html`, false);
      }
    }
    await writeFile(printedFile(root), `${printedFrom(root)}\n`);
  } finally {
    await browser.close();
  }
}

runCommand(render);
