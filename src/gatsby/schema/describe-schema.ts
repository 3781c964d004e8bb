/** Describes in GraphiQL what Gatsby and its plugins leave without a word. Fields of Sanity's types have the Studio's help texts. */
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "gatsby/graphql";
import { schemaFields } from "../../sanity/model/schema-fields";
import texts from "./descriptions.json";

/** By type; of fields, `Type.field`. */
const descriptions: Readonly<Record<string, string>> = texts.byName;

/** By the name of a field, an argument or an enum's value, whatever has it. */
const commonDescriptions: Readonly<Record<string, string>> = texts.common;

/** A type, or a part of one. */
type Described = { description?: string | null | undefined };

/** Descriptions of types that go with another type, by the end of their name. */
const families: readonly (readonly [end: RegExp, describe: (name: string) => string])[] = [
  [/GroupConnection$/, (name) => `Nodes of ${name} with one value in common.`],
  [/Connection$/, (name) => `A list of ${name}.`],
  [/Edge$/, (name) => `${name} in a list, with its neighbours.`],
  [/FilterListInput$/, (name) => `Which lists of ${name}.`],
  [/FilterInput$/, (name) => `Which ${name}.`],
  [/SortInput$/, (name) => `In which order ${name} come.`],
  [/FieldSelector$/, (name) => `A field of ${name}.`],
  [/QueryOperatorInput$/, (name) => `What a value (${name}) is compared with.`],
  [/Options$/, (name) => `How ${name} files are encoded.`],
  [
    /(?:Format|Layout|Placeholder|Fit|CropFocus)$/,
    () => "An option of a picture, as Gatsby's documentation has it.",
  ],
];

function typeDescription(name: string): string | undefined {
  if (descriptions[name]) return descriptions[name];
  const [end, describe] = families.find(([each]) => each.test(name)) ?? [];
  return end && describe?.(name.replace(end, ""));
}

/** Returns the name of the type whose fields a filter, an order or a selection has. */
function subject(typeName: string): string {
  return typeName.replace(/(?:FilterInput|SortInput|FieldSelector)$/, "");
}

const firstLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Descriptions by type and field. */
type Descriptions = ReadonlyMap<string, string | undefined>;

/** Returns the Studio's help texts; the plugin leaves them out, and puts "Sanity" before the name of a type. */
function helpTexts(model: string): Descriptions {
  return new Map(
    [...schemaFields(model)].flatMap(([type, fields]) =>
      fields.map(({ name, description }) => [`Sanity${type}.${name}`, description] as const),
    ),
  );
}

/** Describes what Gatsby names after a type: `allX`, `x`, `childX`, and the raw fields of Sanity's plugin. */
function fieldDescription(
  typeName: string,
  name: string,
  schema: GraphQLSchema,
  help: Descriptions,
): string | undefined {
  const type = subject(typeName);
  const written = descriptions[`${type}.${name}`] ?? help.get(`${type}.${name}`);
  if (written) return written;
  const fields = typeName !== type ? schema.getType(type) : undefined;
  if (isObjectType(fields) && fields.getFields()[name]?.description) {
    return fields.getFields()[name]?.description ?? undefined;
  }
  if (typeName === "Query") {
    const list = /^all(.+)$/.exec(name)?.[1];
    const nodes = schema.getType(list ?? name.charAt(0).toUpperCase() + name.slice(1));
    if (nodes)
      return list ? `All nodes of ${nodes.name}.` : `The first node of ${nodes.name} that fits.`;
  }
  const raw = /^_raw(.+)$/.exec(name)?.[1];
  if (raw) return `The field "${firstLower(raw)}" as Sanity stores it, in JSON.`;
  return commonDescriptions[name];
}

type Part = { readonly part: Described; readonly name: string; readonly words: string | undefined };

/** Returns a type with everything in it that can have a description. */
function partsOf(type: GraphQLNamedType, schema: GraphQLSchema, help: Descriptions): Part[] {
  const parts: Part[] = [{ part: type, name: type.name, words: typeDescription(type.name) }];
  if (isEnumType(type)) {
    for (const part of type.getValues()) {
      const words = commonDescriptions[part.name] ?? `The option ${part.name}.`;
      parts.push({ part, name: `${type.name}.${part.name}`, words });
    }
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return parts;
  const fields = Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(
    type.getFields(),
  );
  for (const field of fields) {
    const name = `${type.name}.${field.name}`;
    parts.push({ part: field, name, words: fieldDescription(type.name, field.name, schema, help) });
    for (const part of "args" in field ? field.args : []) {
      const words = commonDescriptions[part.name] ?? `The argument ${part.name}.`;
      parts.push({ part, name: `${name}(${part.name})`, words });
    }
  }
  return parts;
}

/**
 * Describes what has no description in a schema yet.
 *
 * @param model the GraphQL schema of the content model, in SDL.
 * @returns the names of what nothing is known about: `Type`, `Type.field` or `Type.field(argument)`.
 */
export function describeSchema(schema: GraphQLSchema, model: string): string[] {
  const help = helpTexts(model);
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  return types.flatMap((type) =>
    partsOf(type, schema, help).flatMap(({ part, name, words }) => {
      part.description ||= words;
      return part.description ? [] : [name];
    }),
  );
}
