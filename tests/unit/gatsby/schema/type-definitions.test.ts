import type { CreateSchemaCustomizationArgs } from "gatsby";
import { Kind, parse } from "graphql";
import { createSchema } from "../../../../src/gatsby/schema/type-definitions";
import { schemaFields } from "../../../../src/sanity/model/schema-fields";
import { childrenOf } from "../content/fake-store";

/** Fields that every node of Gatsby has. */
const common = ["id", "parent", "children", "internal"];

/** Returns the site's own types, in SDL. */
function ownTypes(): string {
  const createTypes = jest.fn<undefined, [string]>();
  createSchema({
    actions: { createTypes, createFieldExtension: jest.fn() },
  } as unknown as CreateSchemaCustomizationArgs);
  const [[sdl]] = createTypes.mock.calls as [[string]];
  return sdl;
}

function definedFields(type: string): string[] {
  return (schemaFields(ownTypes()).get(type) ?? []).map(({ name }) => name);
}

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];

test.each([
  ["SanityPost", { title: "Fem", slug: { current: "fem" }, body }],
  ["SanityTestimonial", { quote: "Ord" }],
  ["SanityEmployee", { name: "Elin", role: "Vd" }],
])("queries can select all that the nodes of a %s have", async (document, fields) => {
  const { sv } = await childrenOf(document, fields);
  const { type } = sv!.internal;
  const defined = [...common, ...definedFields(type)];
  const undefinedFields = Object.keys(sv!).filter((name) => !defined.includes(name));
  expect(
    undefinedFields.map(
      (name) => `Add ${name} to ${type} in src/gatsby/schema/type-definitions.ts.`,
    ),
  ).toEqual([]);
});

test("every own type and every field of it is described, as GraphiQL shows it", () => {
  const types = parse(ownTypes()).definitions.filter(
    (each) => each.kind === Kind.OBJECT_TYPE_DEFINITION,
  );
  expect(types.length).toBeGreaterThan(5);
  const bare = types.flatMap(({ name, description, fields = [] }) => [
    // Sanity's plugin describes the types that are its own.
    ...(description || name.value.startsWith("Sanity") ? [] : [name.value]),
    ...fields
      .filter((field) => !field.description)
      .map((field) => `${name.value}.${field.name.value}`),
  ]);
  expect(bare).toEqual([]);
});
