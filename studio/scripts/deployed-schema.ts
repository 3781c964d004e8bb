/**
 * Writes `src/sanity/schema.graphql`, what `sanity graphql deploy` (generation 3) deploys for the Studio's schema. With
 * `--check`, compares it instead, and has Sanity validate the schema.
 *
 * The types come from Sanity's own command, run against the site's local content server. Sanity stores them as
 * JSON and returns SDL; this script does that conversion. Filter and sorting arguments and their input types are
 * left out, as the site uses none. Every field is nullable, which is Sanity's default.
 */
import { readFile, writeFile } from "node:fs/promises";
import { schemaTypes } from "../schema-types";
import { runSanity, schemaFile, serveDataset } from "./sanity-command";

interface Field {
  readonly fieldName: string;
  readonly kind?: "List";
  readonly type?: string;
  readonly children?: { readonly type: string };
  readonly isReference?: boolean;
  readonly isRawAlias?: boolean;
  readonly originalName?: string;
  readonly description?: string;
}

interface Type {
  readonly kind: "Type" | "Union" | "Interface" | "InputObject" | "Enum";
  readonly name: string;
  readonly originalName?: string;
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

const heading = "# Written by `npm run sdl` in studio/, from the Studio's schema-types.";

/** The forms' labels and help texts, by type and field. Sanity has those of some fields only. */
const helpTexts = new Map(
  schemaTypes.flatMap((type) =>
    type.fields.map(({ name, title, description }) => [
      `${type.name}.${name}`,
      // A help text may also be an element of React.
      [title, description].filter((part) => typeof part === "string").join(". "),
    ]),
  ),
);

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

/** A field after its description. */
function fieldText(field: Field, type: string | undefined): string {
  const { fieldName, originalName = fieldName } = field;
  const description = helpTexts.get(`${type}.${originalName}`) ?? field.description;
  // A string of GraphQL is written as one of JSON.
  return [...(description ? [`  ${JSON.stringify(description)}`] : []), fieldLine(field)].join(
    "\n",
  );
}

function typeText({ kind, name, originalName, fields, interfaces = [], types }: Type): string {
  if (kind === "Union") return `union ${name} = ${types.join(" | ")}`;
  const keyword = kind === "Interface" ? "interface" : "type";
  const implemented = interfaces.map((other) => ` implements ${other}`).join("");
  const lines = fields.map((field) => fieldText(field, originalName));
  return `${keyword} ${name}${implemented} {\n${lines.join("\n")}\n}`;
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
    heading,
    "schema {\n  query: RootQuery\n}",
    "directive @jsonAlias(for: String!) on FIELD_DEFINITION",
    "directive @reference on FIELD_DEFINITION",
    ...["Date", "DateTime", "JSON"].map((name) => `scalar ${name}`),
    ...[...interfaces, ...included].map(typeText),
    `type RootQuery {\n${queries.map(queryLine).join("\n")}\n}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const isCheck = process.argv.includes("--check");
const { server, settings } = await serveDataset();
try {
  if (isCheck) await runSanity(["schema", "validate"], settings);
  await runSanity(["graphql", "deploy"], settings);
  const text = schemaText(server.deployedSchema() as Deployed);
  if (!isCheck) await writeFile(schemaFile, text);
  else if (text !== (await readFile(schemaFile, "utf8")))
    throw new Error("src/sanity/schema.graphql is not what the schema deploys: run `npm run sdl`.");
} finally {
  await server.close();
}
