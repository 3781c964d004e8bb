/** The types of documents that make up the site (`_type`); `studio/schema-types` has their fields. */
export const documentTypeNames = ["post", "testimonial", "employee", "redirect"] as const;

/** Returns the GraphQL name of a document or object type: `LocaleText` for `localeText`. */
export function graphqlName(typeName: string): string {
  return typeName.charAt(0).toUpperCase() + typeName.slice(1);
}
