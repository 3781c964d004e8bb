import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { editingServer } from "./editing-server";
import { makePng } from "../../sanity/embedded/temporary-dataset";

const running = editingServer({ _id: "a", _type: "employee", name: "Lo" });

const upload = async (filename?: string, size = 2) =>
  running.client.assets.upload("image", await makePng(size, size), filename ? { filename } : {});
const show = ({ _id }: { readonly _id: string }) => {
  const image = { _type: "image", asset: { _type: "reference", _ref: _id } };
  return running.client.patch("a").set({ image }).commit();
};
const namesIn = (folder: string) => readdir(join(running.dataset.folder, folder));

test("an uploaded picture is a file, an asset, and what a document refers to", async () => {
  const png = await makePng(4, 3);
  const filename = "Årets bild (1).PNG";
  const asset = await running.client.assets.upload("image", png, { filename });
  const sha1 = createHash("sha1").update(png).digest("hex");
  expect(asset).toMatchObject({
    _id: `image-${sha1}-4x3-png`,
    _type: "sanity.imageAsset",
    originalFilename: "arets-bild-1.png",
    mimeType: "image/png",
    metadata: { dimensions: { width: 4, height: 3 } },
  });
  expect(await namesIn("images")).toEqual(["arets-bild-1.png"]);
  const response = await fetch(`${asset.url}?w=200&fit=max`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png);

  await show(asset);
  const [line] = running.lines();
  expect(line).toBe(
    '{"_id":"a","_type":"employee","name":"Lo","image":{"_type":"image",' +
      '"_sanityAsset":"image@file://./images/arets-bild-1.png"}}',
  );
  expect(await running.client.fetch("*[_id == 'a'][0].image.asset->mimeType")).toBe("image/png");
});

test("the same bytes are the same asset; other files get names of their own", async () => {
  const first = await upload("x.png");
  expect((await upload("y.png"))._id).toBe(first._id);
  await upload("X.png", 3);
  expect((await namesIn("images")).sort()).toEqual(["x-2.png", "x.png"]);
});

test("an attachment is stored and downloaded under a name", async () => {
  const pdf = Buffer.from("%PDF-1.4");
  const asset = await running.client.assets.upload("file", pdf, { filename: "../../Plan.pdf" });
  expect(await namesIn("files")).toEqual(["plan.pdf"]);
  const response = await fetch(`${asset.url}?dl=${encodeURIComponent("Årsplan.pdf")}`);
  expect(response.headers.get("content-disposition")).toContain("%C3%85rsplan.pdf");
  expect(await response.text()).toBe("%PDF-1.4");
});

test("an upload is an asset after a new start, too, with its revision", async () => {
  const asset = await upload("unused.png");
  await running.restart();
  expect(await running.client.getDocument(asset._id)).toMatchObject({ _id: asset._id });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const gif = () => sharp(Buffer.from(svg)).gif().toBuffer();
const halfJpeg = async () => {
  const raw = { width: 60, height: 40, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(60 * 40 * 3), { raw })
    .jpeg()
    .toBuffer();
  return jpeg.subarray(0, jpeg.length / 2);
};

test.each([
  ["image", "x.png", () => Buffer.from("<html>"), "The picture cannot be read"],
  ["image", "x.gif", gif, 'a picture of the format "gif" cannot be shown'],
  ["image", "x.jpg", halfJpeg, "The picture cannot be read"],
  ["file", "x.exe", () => Buffer.from("MZ"), "a .exe file is not published"],
  ["file", "x.svg", () => Buffer.from(svg), "a .svg file is not published"],
] as const)(
  "%s %s: refused with a reason, leaving no file",
  async (kind, filename, content, why) => {
    const uploading = running.client.assets.upload(kind, await content(), { filename });
    await expect(uploading).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(why) as string,
    });
    expect(await namesIn("")).not.toContain(kind === "image" ? "images" : "files");
  },
);

test("an asset is deleted with its file, unless a document shows it", async () => {
  const asset = await upload("x.png");
  await show(asset);
  await expect(running.client.delete(asset._id)).rejects.toThrow(
    `"a" refers to "${asset._id}", which would be deleted`,
  );
  await running.client.patch("a").unset(["image"]).commit();
  await running.client.delete(asset._id);
  expect(await namesIn("images")).toEqual([]);
  expect((await fetch(asset.url)).status).toBe(404);
});

test("a document of an asset cannot be written", async () => {
  const asset = await upload();
  const patch = running.client.patch(asset._id).set({ title: "x" }).commit();
  await expect(patch).rejects.toMatchObject({ statusCode: 400 });
  expect(running.file()).not.toContain("title");
});
