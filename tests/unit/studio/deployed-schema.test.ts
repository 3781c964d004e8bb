import type { Reporter } from "gatsby";
import { parse } from "gatsby/graphql";
import { mapCrossDatasetReferences } from "gatsby-source-sanity/lib/util/mapCrossDatasetReferences";
import { getTypeMapFromGraphQLSchema } from "gatsby-source-sanity/lib/util/remoteGraphQLSchema";
import { rewriteGraphQLSchema } from "gatsby-source-sanity/lib/util/rewriteGraphQLSchema";
import type { PluginConfig } from "gatsby-source-sanity/lib/util/validateConfig";
import { deployedSchema } from "../../../studio/schema-types/deployed-schema";

/** Rewrites the SDL as the plugin does for Gatsby. */
function rewrite(): { sdl: string; warnings: readonly string[] } {
  const warnings: string[] = [];
  const reporter = { warn: (text: string) => warnings.push(text) } as unknown as Reporter;
  const config = { projectId: "127", dataset: "production" } as PluginConfig;
  return {
    sdl: rewriteGraphQLSchema(mapCrossDatasetReferences(deployedSchema), { config, reporter }),
    warnings,
  };
}

/** Returns the fields of a type in SDL as `name: Type`. */
function fieldsOf(text: string, typeName: string): readonly string[] {
  const body = new RegExp(`^type ${typeName}\\b[^{]*{\\n([^}]*)^}`, "m").exec(text)?.[1] ?? "";
  return body
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

describe("gatsby-source-sanity", () => {
  test("recognises exactly the three document types and the two asset types as documents", () => {
    const { objects } = getTypeMapFromGraphQLSchema(deployedSchema, undefined);
    const documents = Object.values(objects).filter((type) => type.isDocument);
    expect(documents.map((type) => type.name).sort()).toEqual([
      "SanityEmployee",
      "SanityFileAsset",
      "SanityImageAsset",
      "SanityPost",
      "SanityTestimonial",
    ]);
  });

  test("recognises raw fields of Portable Text, lists, and references to assets", () => {
    const { objects } = getTypeMapFromGraphQLSchema(deployedSchema, undefined);
    const post = objects.SanityPost?.fields;
    expect(post?._rawBody).toMatchObject({ aliasFor: "body" });
    expect(post?._rawBodyEn).toMatchObject({ aliasFor: "bodyEn" });
    expect(post?.attachments).toMatchObject({ isList: true });
    expect(objects.SanityTestimonial?.fields._rawQuote).toMatchObject({ aliasFor: "quote" });
    expect(objects.SanityImage?.fields.asset).toMatchObject({ isReference: true });
    expect(objects.SanityFile?.fields.asset).toMatchObject({ isReference: true });
  });

  test("rewrites the SDL without a warning", () => {
    const rewritten = rewrite();
    expect(rewritten.warnings).toEqual([]);
    expect(() => parse(rewritten.sdl)).not.toThrow();
    expect(fieldsOf(rewritten.sdl, "SanityImage")).toContain(
      'asset: SanityImageAsset @link(from: "asset._ref")',
    );
    expect(fieldsOf(rewritten.sdl, "SanityPost")).toEqual(
      expect.arrayContaining([
        "publishedAt: Date @dateformat",
        "body: [SanityBlock]",
        "_rawBody(resolveReferences: SanityResolveReferencesConfiguration): JSON",
        "_rawMetaDescription(resolveReferences: SanityResolveReferencesConfiguration): JSON",
      ]),
    );
  });
});
