import * as fs from "node:fs/promises";
import type { Reporter } from "gatsby";
import { site } from "../../../../src/config/site";
import { parseMetadataFile, readMetadataFile } from "../../../../src/gatsby/pages/metadata-file";

jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof fs>("node:fs/promises");
  return { ...real, readFile: jest.fn(real.readFile) };
});

const og = { title: "T", description: "D", url: "/x", image: "/i.png", type: "website" };
const entry = {
  pageType: "static",
  shouldIndex: true,
  title: "{productName}",
  description: "D",
  canonical: "/faq-{product}",
  og,
};
const fileWith = (values: object) => JSON.stringify({ en: { "/x": { ...entry, ...values } } });

function fakeReporter() {
  const error = jest.fn<undefined, [string]>();
  return { reporter: { error } as unknown as Reporter, error };
}

test("the product's name and segment are filled in, in texts and in paths", () => {
  const file = parseMetadataFile(JSON.stringify({ sv: { "/faq-{product}": entry } }));
  const filledIn = file.sv?.[`/faq-${site.productSegment}`];
  expect(filledIn?.title).toBe(site.productName);
  expect(filledIn?.canonical).toBe(`/faq-${site.productSegment}`);
});

test.each([
  ["a kind of page that there is not", { pageType: "news" }, "pageType"],
  ["a text where a flag belongs", { shouldIndex: "false" }, "shouldIndex"],
  ["no title", { title: undefined }, "title"],
  ["an empty description", { description: "" }, "description"],
  ["no canonical address", { canonical: undefined }, "canonical"],
  ["no sharing tags", { og: undefined }, "og"],
  ["no sharing picture", { og: { ...og, image: undefined } }, "og.image"],
  ["a misspelt field", { titel: "T" }, "titel"],
])("%s is rejected with its language, path and field", (_name, values, field) => {
  const parse = () => parseMetadataFile(fileWith(values));
  expect(parse).toThrow(/^en \/x: /);
  expect(parse).toThrow(field);
});

test.each([
  ["not JSON", "{"],
  ["no object", "null"],
  ["a wrong entry", fileWith({ title: "" })],
  ["missing", undefined],
])("an invalid file (%s) is reported and returns no metadata", async (_name, text) => {
  const read = jest.mocked(fs.readFile);
  if (text === undefined) read.mockRejectedValueOnce(new Error("ENOENT: no such file"));
  else read.mockResolvedValueOnce(text);
  const { reporter, error } = fakeReporter();
  expect(await readMetadataFile(reporter)).toEqual({});
  expect(error).toHaveBeenCalledTimes(1);
  expect(error.mock.calls[0]![0]).toContain("src/seo/metadata.json cannot be used");
});

test("a screen without an entry stops the build, with its language and path", async () => {
  const file = JSON.parse(await fs.readFile("src/seo/metadata.json", "utf8")) as {
    sv: Record<string, unknown>;
    en: Record<string, unknown>;
  };
  delete file.sv["/om-oss"];
  delete file.en["/faq-{product}"];
  jest.mocked(fs.readFile).mockResolvedValueOnce(JSON.stringify(file));
  const panic = jest.fn<undefined, [string]>();
  await readMetadataFile({ panic } as unknown as Reporter);
  const lines = panic.mock.calls.flatMap(([text]) => text.split("\n"));
  expect(lines.filter((line) => line.startsWith("- "))).toEqual([
    '- "/om-oss" in "sv"',
    `- "/faq-${site.productSegment}" in "en"`,
  ]);
});

test.each(['The "Good" Company', "Back\\slash"])(
  "a product named %s, which the settings allow, does not break the file",
  async (name) => {
    jest.resetModules();
    jest.replaceProperty(process, "env", { ...process.env, SITE_PRODUCT_NAME: name });
    const { settings } = await import("../../../../src/gatsby/build-settings");
    expect(settings.productName).toBe(name);
    const fresh = await import("../../../../src/gatsby/pages/metadata-file");
    expect(fresh.parseMetadataFile(fileWith({})).en?.["/x"]?.title).toBe(name);
  },
);
