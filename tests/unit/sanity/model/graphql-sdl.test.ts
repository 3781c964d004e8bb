import { readFileSync } from "node:fs";
import type { Reporter } from "gatsby";
import {
  buildSchema,
  Kind,
  parse,
  print,
  type DefinitionNode,
  type ObjectTypeDefinitionNode,
} from "gatsby/graphql";
import { mapCrossDatasetReferences } from "gatsby-source-sanity/lib/util/mapCrossDatasetReferences";
import { getTypeMapFromGraphQLSchema } from "gatsby-source-sanity/lib/util/remoteGraphQLSchema";
import { rewriteGraphQLSchema } from "gatsby-source-sanity/lib/util/rewriteGraphQLSchema";
import type { PluginConfig } from "gatsby-source-sanity/lib/util/validateConfig";
import { documentTypes } from "../../../../src/sanity/model/content-model";
import { contentModelSdl, graphqlName } from "../../../../src/sanity/model/graphql-sdl";

const sdl = contentModelSdl();

/** Rewrites the SDL as the plugin does for Gatsby. */
function rewrite(): { sdl: string; warnings: readonly string[] } {
  const warnings: string[] = [];
  const reporter = { warn: (text: string) => warnings.push(text) } as unknown as Reporter;
  const config = { projectId: "127", dataset: "production" } as PluginConfig;
  return {
    sdl: rewriteGraphQLSchema(mapCrossDatasetReferences(sdl), { config, reporter }),
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

test("the SDL is a complete schema: every type it names is declared", () => {
  expect(() => buildSchema(sdl)).not.toThrow();
});

test("every document type can be queried singly and as a list", () => {
  const root = fieldsOf(sdl, "RootQuery");
  for (const type of documentTypes) {
    const name = graphqlName(type.name);
    expect(root).toContain(`${name}(id: ID!): ${name}`);
    expect(root).toContain(`all${name}(limit: Int, offset: Int): [${name}!]!`);
  }
});

/** Returns a schema's declarations by name, without "schema" and descriptions. */
function declarations(text: string): Readonly<Record<string, readonly string[]>> {
  const lines = ({ kind, ...node }: DefinitionNode): readonly string[] => {
    if (kind !== Kind.OBJECT_TYPE_DEFINITION && kind !== Kind.INTERFACE_TYPE_DEFINITION) {
      return [print({ kind, ...node } as DefinitionNode)];
    }
    const { interfaces, fields } = node as Pick<ObjectTypeDefinitionNode, "interfaces" | "fields">;
    const heads = (interfaces ?? []).map((other) => `implements ${other.name.value}`);
    return [kind, ...heads, ...(fields ?? []).map(print).sort()];
  };
  return Object.fromEntries(
    parse(text, { noLocation: true }).definitions.flatMap((node) =>
      "name" in node ? [[node.name.value, lines(node)]] : [],
    ),
  );
}

describe("the schema that the Studio deploys", () => {
  const deployed = declarations(readFileSync("studio/deployed-schema.graphql", "utf8"));
  const expected = declarations(sdl);
  /** Types of optional services of Sanity. */
  const optional = ["CrossDatasetReference", "GlobalDocumentReference"];

  test("has the same declarations, except for optional services", () => {
    expect(
      Object.keys(deployed)
        .filter((name) => !optional.includes(name))
        .sort(),
    ).toEqual(Object.keys(expected).sort());
  });

  test.each(Object.keys(expected))("%s has the same fields", (name) => {
    const isOptional = (line: string) => optional.some((other) => line.endsWith(`: ${other}`));
    expect(expected[name]).toEqual(deployed[name]?.filter((line) => !isOptional(line)));
  });
});

test("a post has Sanity's types", () => {
  expect(fieldsOf(sdl, "Post")).toEqual([
    "_id: ID",
    "_type: String",
    "_createdAt: DateTime",
    "_updatedAt: DateTime",
    "_rev: String",
    "_key: String",
    "title: String",
    "titleEn: String",
    "slug: Slug",
    "slugEn: Slug",
    "image: Image",
    "imageAltText: String",
    "imageAltTextEn: String",
    "publishedAt: DateTime",
    "metaDescription: LocaleText",
    'bodyRaw: JSON @jsonAlias(for: "body")',
    'bodyEnRaw: JSON @jsonAlias(for: "bodyEn")',
    "attachments: [Attachment]",
    "attachmentsEn: [Attachment]",
  ]);
  expect(sdl).toContain("union BlockOrImage = Block | Image");
});

describe("gatsby-source-sanity", () => {
  test("recognises exactly the three document types and the two asset types as documents", () => {
    const { objects } = getTypeMapFromGraphQLSchema(sdl, undefined);
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
    const { objects } = getTypeMapFromGraphQLSchema(sdl, undefined);
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
