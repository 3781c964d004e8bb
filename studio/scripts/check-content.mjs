/**
 * Validates the site's embedded content with Sanity's validator and the Studio's rules, so that everything
 * in this repository could be published from the Studio, too.
 */
import { fileURLToPath } from "node:url";
import { runSanity, serveDataset } from "./sanity-command.mjs";

const folder = fileURLToPath(new URL("../../src/sanity/datasets/production", import.meta.url));

/**
 * Warnings count, because Sanity's command line reports every error about an object as one. Older plain texts
 * for both languages are intended; the Studio's form offers to split them.
 *
 * @param {{ documentId: string, markers: { path: unknown[], message: string }[] }} result
 */
function errorsOf({ documentId, markers }) {
  return markers
    .filter(({ message }) => message !== 'Expected type "Object", got "String"')
    .map(({ path, message }) => `${documentId} ${JSON.stringify(path)}: ${message}`);
}

const project = await serveDataset(folder);
try {
  const args = ["documents", "validate", "--yes", "--format", "ndjson"];
  const results = (await runSanity(args, project.settings))
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  const errors = results.flatMap(errorsOf);
  if (errors.length > 0) throw new Error(`The Studio would not publish:\n${errors.join("\n")}`);
  console.log(results.length, "documents");
} finally {
  await project.close();
}
