/** The types that the build writes from its GraphQL schema, which GraphiQL shows. */
import { readFile } from "node:fs/promises";

/** Of Gatsby's type generator, not of the schema. */
const generated = /^Scalars$|Args$|.Query$|Fragment$|QueryVariables$/;

const types =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?type (\w+) =\s+(?:Node & )?(?:\w+ & )*\{\n([\s\S]*?)\n\};/g;
const fields = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?readonly (\w+):/g;

test("every type and every field of the schema has a description", async () => {
  const text = await readFile("src/gatsby-types.d.ts", "utf8");
  const found = [...text.matchAll(types)].filter(([, , name = ""]) => !generated.test(name));
  expect(found.map(([, , name]) => name)).toEqual(
    expect.arrayContaining(["BlogPost", "SanityPost", "SanityImageAsset", "Query", "File"]),
  );
  const bare = found.flatMap(([, description, name = "", body = ""]) => [
    ...(description ? [] : [name]),
    ...[...body.matchAll(fields)].flatMap(([, words, field]) => (words ? [] : `${name}.${field}`)),
  ]);
  expect(bare).toEqual([]);
});
