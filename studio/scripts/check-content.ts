/**
 * Validates the site's embedded content with Sanity's validator and the Studio's rules, so that everything
 * in this repository could be published from the Studio, too.
 */
import { findingText } from "../../src/i18n/preview-texts";
import { runSanity, serveDataset } from "./sanity-command";

interface Result {
  readonly documentId: string;
  readonly markers: readonly { readonly path: readonly unknown[]; readonly message: string }[];
}

/** Intended: older plain texts for both languages, which the Studio's form offers to split, and posts in one language. */
const intended: ReadonlySet<string> = new Set([
  'Expected type "Object", got "String"',
  `${findingText({ key: "languageMissing" }, "en")}.`,
]);

/** Warnings count, because Sanity's command line reports every error about an object as one. */
function errorsOf({ documentId, markers }: Result): string[] {
  return markers
    .filter(({ message }) => !intended.has(message))
    .map(({ path, message }) => `${documentId} ${JSON.stringify(path)}: ${message}`);
}

const { server, settings } = await serveDataset();
try {
  const args = ["documents", "validate", "--yes", "--format", "ndjson"];
  const errors = (await runSanity(args, settings))
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => errorsOf(JSON.parse(line) as Result));
  if (errors.length > 0) throw new Error(`The Studio would not publish:\n${errors.join("\n")}`);
} finally {
  await server.close();
}
