/**
 * `npm run typed-links`: the links in texts that are typed as addresses of this site. With `-- --write`, they become
 * references, which follow when an address changes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { source } from "../gatsby/content/current-source";
import { typedDocumentName } from "../sanity/documents/document-name";
import {
  siteAddresses,
  typedLinks,
  withPart,
  type TypedLink,
} from "../sanity/documents/typed-links";
import { serializeDocuments } from "../sanity/embedded/canonical";
import { dataFileName, readData } from "../sanity/embedded/dataset";
import { parseDocuments, type SourceDocument } from "../sanity/embedded/documents";
import { schemaFields } from "../sanity/model/schema-fields";
import { runCommand } from "./run-command";

/** Why a link stays as it is typed. */
const reasons = {
  nowhere: "leads to a page that does not exist: correct it",
  otherLanguage: "leads to another language than the text’s",
  query: "has a query",
} as const;

const isReason = (value: TypedLink["replacement"]): value is keyof typeof reasons =>
  typeof value === "string";

/** Says what takes the place of a link: an article by its id, or a page by its name. */
function targetName(replacement: Exclude<TypedLink["replacement"], string>): string {
  const { post, page, fragment } = replacement as {
    readonly post?: { readonly _ref: string };
    readonly page?: string;
    readonly fragment?: string;
  };
  return `${post ? post._ref : page}${fragment === undefined ? "" : `, part ${fragment}`}`;
}

const hosted = [
  "The content is in a Sanity project. There, the change is a migration, which prints what it would do:",
  "  cd studio && npx sanity migration run typed-links",
  "Once that is what you want (take a backup first: npx sanity dataset export):",
  "  npx sanity migration run typed-links --no-dry-run",
].join("\n");

runCommand(async () => {
  if (source.project) {
    console.log(hosted);
    return;
  }
  const file = join(source.folder, dataFileName);
  const documents = parseDocuments(await readData(source.folder), file).map(
    (each) => each.document,
  );
  const addresses = siteAddresses(documents);
  let count = 0;
  const changed = documents.map((document) => {
    const links = document._type === "post" ? typedLinks(document, addresses) : [];
    if (links.length > 0) console.log(typedDocumentName(document));
    return links.reduce<SourceDocument>((before, { field, path, href, replacement }) => {
      const place = `  ${field}: ${href}`;
      if (isReason(replacement)) {
        console.log(`${place} ${reasons[replacement]}`);
        return before;
      }
      console.log(`${place} → ${targetName(replacement)}`);
      count += 1;
      return withPart(before, path, replacement) as SourceDocument;
    }, document);
  });
  if (count === 0) {
    console.log("No link that is typed can become a reference.");
  } else if (process.argv.includes("--write")) {
    const model = schemaFields(readFileSync(source.schemaFile, "utf8"));
    writeFileSync(file, serializeDocuments(changed, model));
    console.log(`Changed: ${count}, in ${file}.`);
  } else {
    console.log(`These ${count} can become references: npm run typed-links -- --write`);
  }
});
