import type { CreateSchemaCustomizationArgs } from "gatsby";
import {
  Kind,
  parse,
  print,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from "gatsby/graphql";
import { rewriteGraphQLSchema } from "gatsby-source-sanity/lib/util/rewriteGraphQLSchema";
import type { PluginConfig } from "gatsby-source-sanity/lib/util/validateConfig";
import { createSchema } from "../../../../src/gatsby/schema/type-definitions";
import { deployedSchema } from "../../../../studio/schema-types/deployed-schema";

function typesOf(sdl: string): ReadonlyMap<string, ObjectTypeDefinitionNode> {
  const types = parse(sdl).definitions.flatMap((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  return new Map(types);
}

function siteTypes() {
  const createTypes = jest.fn<undefined, [string]>();
  createSchema({ actions: { createTypes } } as unknown as CreateSchemaCustomizationArgs);
  return typesOf(createTypes.mock.calls[0]![0]);
}

/** Returns a field as text, without descriptions. */
const plain = ({ name, type, arguments: args = [], directives = [] }: FieldDefinitionNode) =>
  [name.value, print(type), ...[...args, ...directives].map((part) => part.name.value)].join(" ");

test("every field of every type has a description", () => {
  const bare = [...siteTypes()].flatMap(([name, { fields = [] }]) =>
    fields
      .filter(({ description }) => !description?.value)
      .map((field) => `${name}.${field.name.value}`),
  );
  expect(bare).toEqual([]);
});

test.each(["SanityPost", "SanityTestimonial", "SanityEmployee"])(
  "%s has the fields of the plugin's type, which it is merged with",
  (name) => {
    const config = { projectId: "127", dataset: "production" } as PluginConfig;
    const options = { config, reporter: { warn: jest.fn() } } as never;
    const plugin = typesOf(rewriteGraphQLSchema(deployedSchema, options)).get(name);
    const fields = siteTypes().get(name)?.fields?.map(plain).sort();
    expect(fields).toEqual(plugin?.fields?.map(plain).sort());
  },
);
