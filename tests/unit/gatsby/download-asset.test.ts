/** @jest-environment node */
import type { CreateNodeArgs } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { assetFileName, downloadAsset } from "../../../src/gatsby/download-asset";

jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }));
const download = jest.mocked(createRemoteFileNode);

function argsFor(type: string) {
  const node = {
    id: "node-1",
    _id: "image-abc-10x10-png",
    url: "https://cdn.sanity.example/abc.png",
    originalFilename: "Stol vid fönster.png",
    internal: { type },
  };
  const createNodeField = jest.fn();
  const panic = jest.fn<undefined, [string]>();
  const args = { node, actions: { createNodeField }, reporter: { panic } };
  return { args: args as unknown as CreateNodeArgs, node, createNodeField, panic };
}

test.each(["SanityImageAsset", "SanityFileAsset"])(
  "the file of a %s is copied and becomes its localFile",
  async (type) => {
    download.mockResolvedValueOnce({ id: "file-1" } as never);
    const { args, node, createNodeField, panic } = argsFor(type);
    await downloadAsset(args);
    expect(download).toHaveBeenCalledWith(
      expect.objectContaining({
        url: node.url,
        parentNodeId: "node-1",
        name: "stol-vid-fonster",
      }),
    );
    expect(createNodeField).toHaveBeenCalledWith({ node, name: "localFile", value: "file-1" });
    expect(panic).not.toHaveBeenCalled();
  },
);

test("other nodes are left alone", async () => {
  const { args, createNodeField } = argsFor("SanityPost");
  await downloadAsset(args);
  expect(download).not.toHaveBeenCalled();
  expect(createNodeField).not.toHaveBeenCalled();
});

test.each([
  [new Error("Response code 404"), "Response code 404"],
  ["a bare text", "a bare text"],
])(
  "a failed download (%s) stops the build, names the asset and says what to do",
  async (thrown, reason) => {
    download.mockRejectedValueOnce(thrown);
    const { args, createNodeField, panic } = argsFor("SanityImageAsset");
    await downloadAsset(args);
    expect(panic).toHaveBeenCalledTimes(1);
    const message = panic.mock.calls[0]![0];
    expect(message).toContain("image-abc-10x10-png (Stol vid fönster.png)");
    expect(message).toContain(reason);
    expect(message).toContain("Upload it again");
    expect(createNodeField).not.toHaveBeenCalled();
  },
);

test.each([
  ["Plan å.pdf", "plan-a"],
  ["cover.final.JPG", "cover-final"],
  ["  Ö & Ä (1).png", "o-a-1"],
  ["日本.png", "file"],
  [".pdf", "file"],
  ["", "file"],
  [`${"a".repeat(80)}.png`, "a".repeat(60)],
])("%j gets the file name %j", (original, name) => {
  expect(assetFileName(original)).toBe(name);
});
