/** Reads `schema.graphql`, which has the fields of the Studio's content model. Pure. */
import { Kind, parse, type FieldDefinitionNode } from "graphql";

type SchemaField = {
  /** As documents store it. */
  readonly name: string;
  /** Label and help text of the Studio's form, in English. */
  readonly description: string | undefined;
};

/** The fields of each type by its GraphQL name (`LocaleText`), in the order of the Studio's form, `_id` and its like included. */
export type SchemaFields = ReadonlyMap<string, readonly SchemaField[]>;

/** Returns the field that an alias has in documents: `bodyRaw: JSON @jsonAlias(for: "body")`. */
function aliased({ directives = [] }: FieldDefinitionNode): string | undefined {
  const alias = directives.find(({ name }) => name.value === "jsonAlias")?.arguments?.[0]?.value;
  return alias?.kind === Kind.STRING ? alias.value : undefined;
}

/**
 * Returns the fields of the types in a schema.
 *
 * @param sdl as `sanity graphql deploy` (generation 3) deploys it.
 * @throws GraphQLError for what is no SDL.
 */
export function schemaFields(sdl: string): SchemaFields {
  const types = parse(sdl).definitions.filter((each) => each.kind === Kind.OBJECT_TYPE_DEFINITION);
  return new Map(
    types.map(({ name, fields = [] }) => [
      name.value,
      fields.map((field) => ({
        name: aliased(field) ?? field.name.value,
        description: field.description?.value,
      })),
    ]),
  );
}
