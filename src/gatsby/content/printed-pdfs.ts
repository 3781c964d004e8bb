/**
 * What the PDFs were printed from: the guide for HR, and the files that come with articles. A build has no browser
 * to print them, so it says when they are out of date.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { serviceFacts } from "../../config/service-facts";
import { site } from "../../config/site";
import { readPicture } from "../drawn-files";
import { filesIn } from "../files-in";
import { colourRule } from "../tokens";

const sources = ["docs/white-paper", "docs/handouts"];
const otherSources = [
  "src/drawings/logo.svg",
  "src/features/sick-leave-calculator/sick-leave-costs.ts",
];

/** The hash of what the PDFs were printed from. */
export const printedFile = (project: string): string =>
  join(project, "docs/white-paper/printed-from.txt");

/** Hashes the PDFs' texts, drawings and styles, and the facts, settings and colours that they have. */
export function printedFrom(project: string): string {
  const { productName, mailbox, postalAddress, rating } = site;
  const facts = [productName, mailbox, postalAddress, rating, serviceFacts, colourRule];
  const hash = createHash("sha256").update(JSON.stringify(facts));
  const files = sources.flatMap((folder) =>
    filesIn(join(project, folder))
      .filter((file) => !file.endsWith(".md"))
      .map((file) => join(project, folder, file)),
  );
  for (const file of [...files, ...otherSources.map((name) => join(project, name))]) {
    if (file === printedFile(project)) continue;
    hash.update(`\0${relative(project, file)}\0`).update(readFileSync(file));
  }
  return hash.update(readPicture("guide-cover.svg")).digest("hex");
}

/** Returns what to do about PDFs that are out of date; undefined if they are not, or are not in this folder. */
export function outdatedPdfsLine(project: string): string | undefined {
  const file = printedFile(project);
  if (!existsSync(file) || readFileSync(file, "utf8").trim() === printedFrom(project)) return;
  return (
    "The PDFs (the guide for HR, and the files that come with articles) still have other facts, texts or colours " +
    "than the site: run `npm run white-paper`, and commit what it writes."
  );
}
