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
import { runSanity, serveDataset } from "./sanity-command";

interface Field {
  readonly fieldName: string;
  readonly kind?: "List";
  readonly type?: string;
  readonly children?: { readonly type: string };
  readonly isReference?: boolean;
  readonly isRawAlias?: boolean;
  readonly originalName?: string;
}

interface Type {
  readonly kind: "Type" | "Union" | "Interface" | "InputObject" | "Enum";
  readonly name: string;
  readonly fields: readonly Field[];
  readonly interfaces?: readonly string[];
  readonly types: readonly string[];
}

interface Query {
  readonly fieldName: string;
  readonly type: string | { readonly children: { readonly type: string } };
  readonly args: readonly { name: string; type: string; isNullable?: boolean }[];
}

interface Deployed {
  readonly types: readonly Type[];
  readonly interfaces: readonly Type[];
  readonly queries: readonly Query[];
  readonly generation: string;
}

const file = fileURLToPath(new URL("../schema-types/deployed-schema.json", import.meta.url));

/** GraphQL names of Sanity's scalar types. */
const scalars = new Map([
  ["Datetime", "DateTime"],
  ["Text", "String"],
  ["Url", "String"],
  ["Email", "String"],
]);

const typeName = (name: string) => scalars.get(name) ?? name;

function fieldLine({ fieldName, kind, type, children, ...field }: Field): string {
  if (field.isRawAlias) return `  ${fieldName}: JSON @jsonAlias(for: "${field.originalName}")`;
  const name = kind === "List" ? `[${typeName(children?.type ?? "")}]` : typeName(type ?? "");
  return `  ${fieldName}: ${name}${field.isReference ? " @reference" : ""}`;
}

function typeText({ kind, name, fields, interfaces = [], types }: Type): string {
  if (kind === "Union") return `union ${name} = ${types.join(" | ")}`;
  const keyword = kind === "Interface" ? "interface" : "type";
  const implemented = interfaces.map((other) => ` implements ${other}`).join("");
  return `${keyword} ${name}${implemented} {\n${fields.map(fieldLine).join("\n")}\n}`;
}

function queryLine({ fieldName, type, args }: Query): string {
  const used = args.filter(({ name }) => name !== "where" && name !== "sort");
  const list = used.map((arg) => `${arg.name}: ${arg.type}${arg.isNullable === false ? "!" : ""}`);
  const result = typeof type === "string" ? type : `[${type.children.type}!]!`;
  return `  ${fieldName}(${list.join(", ")}): ${result}`;
}

function schemaText({ types, interfaces, queries, generation }: Deployed): string {
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
const { server, settings } = await serveDataset();
try {
  if (isCheck) await runSanity(["schema", "validate"], settings);
  await runSanity(["graphql", "deploy"], settings);
  const text = schemaText(server.deployedSchema() as Deployed);
  if (!isCheck) await writeFile(file, text);
  else if (text !== (await readFile(file, "utf8")))
    throw new Error(
      "schema-types/deployed-schema.json is not what the schema deploys: run `npm run sdl`.",
    );
} finally {
  await server.close();
}
