/**
 * Validates the site's embedded content with Sanity's validator and the Studio's rules, so that everything
 * in this repository could be published from the Studio, too.
 */
import { runSanity, serveDataset } from "./sanity-command";

interface Result {
  readonly documentId: string;
  readonly markers: readonly { readonly path: readonly unknown[]; readonly message: string }[];
}

/**
 * Warnings count, because Sanity's command line reports every error about an object as one. Older plain texts
 * for both languages are intended; the Studio's form offers to split them.
 */
function errorsOf({ documentId, markers }: Result): string[] {
  return markers
    .filter(({ message }) => message !== 'Expected type "Object", got "String"')
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
