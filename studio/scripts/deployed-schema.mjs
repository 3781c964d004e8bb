/**
 * Writes `schema-types/deployed-schema.json`, the lines of what `sanity graphql deploy` deploys for the Studio's schema. With
 * `--check`, compares it instead, and has Sanity validate the schema.
 *
 * The types come from Sanity's own command, run against the site's local content server. Sanity stores them as
 * JSON and returns SDL; this script does that conversion. Filter and sorting arguments and their input types are
 * left out, as the site uses none.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runSanity, serveDataset } from "./sanity-command.mjs";

/**
 * @typedef {{
 *   fieldName: string, kind?: "List", type?: string, children?: { type: string },
 *   isReference?: boolean, isRawAlias?: boolean, originalName?: string,
 * }} Field
 * @typedef {{
 *   kind: "Type" | "Union" | "Interface" | "InputObject" | "Enum", name: string,
 *   fields: Field[], interfaces?: string[], types: string[],
 * }} Type
 * @typedef {{ type: string, isNullable?: boolean }} Reference
 * @typedef {{ kind: "List", isNullable: boolean, children: Reference }} List
 * @typedef {{
 *   fieldName: string, type: string | List,
 *   args: { name: string, type: string | List, isNullable?: boolean }[],
 * }} Query
 * @typedef {{ types: Type[], interfaces: Type[], queries: Query[], generation: string }} Deployed
 */

const file = fileURLToPath(new URL("../schema-types/deployed-schema.json", import.meta.url));

/** GraphQL names of Sanity's scalar types. */
const scalars = new Map([
  ["Datetime", "DateTime"],
  ["Text", "String"],
  ["Url", "String"],
  ["Email", "String"],
]);

/** @param {string} name */
const typeName = (name) => scalars.get(name) ?? name;

/** @param {Field} field */
function fieldLine({ fieldName, kind, type, children, isReference, isRawAlias, originalName }) {
  if (isRawAlias) return `  ${fieldName}: JSON @jsonAlias(for: "${originalName}")`;
  const name = kind === "List" ? `[${typeName(children?.type ?? "")}]` : typeName(type ?? "");
  return `  ${fieldName}: ${name}${isReference ? " @reference" : ""}`;
}

/** @param {Type} type */
function typeText({ kind, name, fields, interfaces = [], types }) {
  if (kind === "Union") return `union ${name} = ${types.join(" | ")}`;
  const keyword = kind === "Interface" ? "interface" : "type";
  const head = [`${keyword} ${name}`, ...interfaces.map((other) => `implements ${other}`)].join(
    " ",
  );
  return `${head} {\n${fields.map(fieldLine).join("\n")}\n}`;
}

/** @param {Query} query */
function queryLine({ fieldName, type, args }) {
  const used = args.filter(({ name }) => name !== "where" && name !== "sort");
  const list = used.map((arg) => `${arg.name}: ${arg.type}${arg.isNullable === false ? "!" : ""}`);
  const result = typeof type === "string" ? type : `[${type.children.type}!]!`;
  return `  ${fieldName}(${list.join(", ")}): ${result}`;
}

/** @param {Deployed} deployed */
function schemaText({ types, interfaces, queries, generation }) {
  if (generation !== "gen3") throw new Error(`The generation is ${generation}, not gen3.`);
  const included = types.filter(({ kind }) => kind === "Type" || kind === "Union");
  const parts = [
    "schema {\n  query: RootQuery\n}",
    "directive @jsonAlias(for: String!) on FIELD_DEFINITION",
    "directive @reference on FIELD_DEFINITION",
    ...["Date", "DateTime", "JSON"].map((name) => `scalar ${name}`),
    ...[...interfaces, ...included].map(typeText),
    `type RootQuery {\n${queries.map(queryLine).join("\n")}\n}`,
  ];
  const sdl = `\n${parts.join("\n\n")}\n`;
  return `${JSON.stringify(sdl.split("\n"), null, 2)}\n`;
}

const isCheck = process.argv.includes("--check");
const project = await serveDataset();
try {
  if (isCheck) await runSanity(["schema", "validate"], project.settings);
  await runSanity(["graphql", "deploy"], project.settings);
  const text = schemaText(/** @type {Deployed} */ (project.server.deployedSchema()));
  if (!isCheck) await writeFile(file, text);
  else if (text !== (await readFile(file, "utf8")))
    throw new Error(
      "schema-types/deployed-schema.json is not what the schema deploys: run `npm run sdl`.",
    );
} finally {
  await project.close();
}
