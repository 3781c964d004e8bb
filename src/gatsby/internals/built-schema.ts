/**
 * The schema in Gatsby's store, which GraphiQL shows and the generated types are written from. Neither `createTypes`
 * nor `createResolvers` adds a description to a type or field of a plugin's.
 */
import type { CreatePagesArgs } from "gatsby";
import { assertSchema, type GraphQLSchema } from "gatsby/graphql";

/** Returns the schema that queries run on. @throws Error when there is none. */
export function builtSchema({ store }: Pick<CreatePagesArgs, "store">): GraphQLSchema {
  const getState = store.getState as () => { readonly schema: unknown };
  const { schema } = getState();
  return assertSchema(schema);
}
