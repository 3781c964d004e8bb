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
])("in a preview, a reference to %s leads to %s", async (id, expected) => {
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

test("a text's pictures are those that are there", async () => {
  const { BlogPost } = (await resolversOf(true))!;
  const source = { bodyImages: ["lost", "whole", "unknown"] };
  expect(BlogPost!.bodyImages!.resolve(source, {}, context)).toEqual([nodes.whole]);
});

test("the published site follows every reference itself, and stops at one that leads nowhere", async () => {
  expect(await resolversOf(false)).toBeUndefined();
});
