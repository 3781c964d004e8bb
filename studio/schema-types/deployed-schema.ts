import lines from "./deployed-schema.json";

/**
 * The GraphQL schema that `sanity graphql deploy` (generation 3) deploys for these types, without its inputs.
 * Every field is nullable, which is Sanity's default. `npm run sdl` in studio/ writes its lines.
 */
export const deployedSchema = lines.join("\n");
