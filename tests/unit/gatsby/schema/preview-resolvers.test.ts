import type { CreateResolversArgs } from "gatsby";

type Resolver = { resolve(source: object, args: object, context: object): unknown };
type Resolvers = Record<string, Record<string, Resolver>>;

const nodes: Record<string, object> = {
  whole: { id: "whole", fields: { localFile: "file" } },
  file: { id: "file" },
  unfetched: { id: "unfetched" },
  lost: { id: "lost", fields: { localFile: "gone" } },
};
const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => nodes[id] ?? null } };

async function resolversOf(preview: boolean): Promise<Resolvers | undefined> {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: String(preview) });
  const { addPreviewResolvers: createPreviewResolvers } =
    await import("../../../../src/gatsby/schema/preview-resolvers");
  const createResolvers = jest.fn<undefined, [Resolvers]>();
  createPreviewResolvers({ createResolvers } as unknown as CreateResolversArgs);
  return createResolvers.mock.calls[0]?.[0];
}

test.each([
  ["whole", "whole"],
  ["unfetched", null],
  ["lost", null],
  ["unknown", null],
  [null, null],
])("in a preview, a reference to %s resolves to %s", async (id, expected) => {
  const resolvers = (await resolversOf(true))!;
  for (const [type, field] of [
    ["BlogPost", "cover"],
    ["BlogAttachment", "file"],
    ["Testimonial", "portrait"],
    ["TeamMember", "portrait"],
  ] as const) {
    const found = resolvers[type]![field]!.resolve({ [field]: id }, {}, context);
    expect((found as { id: string } | null)?.id ?? null).toBe(expected);
  }
});

test("a text's images are those that exist", async () => {
  const { BlogPost } = (await resolversOf(true))!;
  const source = { bodyImages: ["lost", "whole", "unknown"] };
  expect(BlogPost!.bodyImages!.resolve(source, {}, context)).toEqual([nodes.whole]);
});

test("the published site has no such resolvers, so a missing asset is an error", async () => {
  expect(await resolversOf(false)).toBeUndefined();
});
