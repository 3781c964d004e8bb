import { buildSchema, isObjectType } from "gatsby/graphql";
import { describeSchema } from "../../../../src/gatsby/schema/describe-schema";

const sdl = `
  type Query {
    blogPost(id: String): BlogPost
    allBlogPost(limit: Int): BlogPostConnection!
  }
  type BlogPost {
    id: ID!
    "Headline."
    title: String
    _rawBody: String
  }
  type BlogPostConnection { nodes: [BlogPost!]! }
  input BlogPostFilterInput { title: String }
  enum SortOrderEnum { ASC DESC }
`;

const model = `
  type Post {
    "Last part of the address."
    slug: String
    "The text."
    textRaw: JSON @jsonAlias(for: "text")
  }
`;

function described(schemaText = sdl) {
  const schema = buildSchema(schemaText);
  const missing = describeSchema(schema, model);
  const type = (name: string) => schema.getType(name)!;
  const field = (name: string, of: string) => {
    const owner = type(of);
    return isObjectType(owner) ? owner.getFields()[name] : undefined;
  };
  return { missing, type, field, schema };
}

test("what is described already stays so", () => {
  expect(described().field("title", "BlogPost")?.description).toBe("Headline.");
});

test.each([
  ["blogPost", "Query", "The first node of BlogPost that fits."],
  ["allBlogPost", "Query", "All nodes of BlogPost."],
  ["id", "BlogPost", "Id of the node in Gatsby."],
  ["_rawBody", "BlogPost", 'The field "body" as Sanity stores it, in JSON.'],
])("the field %s of %s is described", (name, type, description) => {
  expect(described().field(name, type)?.description).toBe(description);
});

test.each([
  ["slug", "Last part of the address."],
  ["text", "The text."],
])("the field %s of a document has the Studio's help text", (name, description) => {
  const { field } = described("type Query { a: Int } type SanityPost { slug: Int text: Int }");
  expect(field(name, "SanityPost")?.description).toBe(description);
});

test("a list and a filter are described by their nodes, the filter's fields by theirs", () => {
  const { type, schema } = described();
  expect(type("BlogPostConnection").description).toBe("A list of BlogPost.");
  expect(type("BlogPostFilterInput").description).toBe("Which BlogPost.");
  const filter = schema.toConfig().types.find(({ name }) => name === "BlogPostFilterInput");
  const { fields } = filter!.toConfig() as { fields: Record<string, { description?: string }> };
  expect(fields.title?.description).toBe("Headline.");
});

test("what nothing is known about is named", () => {
  const { missing } = described("type Query { moon: Moon } type Moon { crater(depth: Int): Int }");
  expect(missing).toEqual(["Moon", "Moon.crater"]);
});
