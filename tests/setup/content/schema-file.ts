import { resolve } from "node:path";

/** The GraphQL schema of the content model. */
export const schemaFile = resolve(__dirname, "../../../src/sanity/schema.graphql");
