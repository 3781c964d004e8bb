import { site } from "../../../../src/config/site";
import {
  metadataFile,
  metadataProblem,
  readMetadata,
  withProduct,
} from "../../../../src/gatsby/metadata/metadata-file";
import type { MetadataFile } from "../../../../src/seo/page-metadata";
import { temporaryFolder } from "../../../setup/temporary-folder";

const file = { sv: { "/faq-{product}": { title: "{productName}" } } };

test("the product's name and segment are filled in, in texts and in paths", () => {
  const path = `/faq-${site.productSegment}`;
  expect(withProduct(file)).toEqual({
    sv: { [path]: { title: site.productName } },
  });
});

test.each(['The "Good" Company', "Back\\slash"])(
  "a product named %s, which the settings allow, does not break the file",
  async (name) => {
    jest.resetModules();
    jest.replaceProperty(process, "env", { ...process.env, SITE_PRODUCT_NAME: name });
    const fresh = await import("../../../../src/gatsby/metadata/metadata-file");
    const [entry] = Object.values(fresh.withProduct(file).sv ?? {});
    expect(entry?.title).toBe(name);
  },
);

describe("of a file that is missing or broken, pages go without metadata:", () => {
  const folder = temporaryFolder();

  function read(text: string) {
    folder.write({ "metadata.json": text });
    return readMetadata(folder.at("metadata.json"));
  }

  const changed = (change: (file: Required<MetadataFile>) => void) => {
    const file = structuredClone(metadataFile) as Required<MetadataFile>;
    change(file);
    return read(JSON.stringify(file));
  };

  test("the site's own file is neither", () => {
    expect(metadataProblem).toBe("");
    expect(changed(() => undefined)).toEqual({ metadata: metadataFile, problem: "" });
  });

  test("no file, and one that is no JSON", () => {
    const none = readMetadata(folder.at("none.json"));
    expect(none).toEqual({ metadata: {}, problem: expect.stringContaining("ENOENT") as string });
    const broken = read('{ "sv": ');
    expect(broken).toEqual({ metadata: {}, problem: expect.stringContaining("JSON") as string });
  });

  test.each(["null", "[]", '{ "sv": 1, "en": { "/": null } }'])("%s: all of it", (text) => {
    const { metadata, problem } = read(text);
    expect(metadata).toEqual({ sv: {}, en: {} });
    expect(problem).toContain('"/about"');
  });

  test("entries that are missing, or lack something, each shown as a whole", () => {
    const { sv, en } = metadataFile as Required<MetadataFile>;
    const { metadata, problem } = changed((file) => {
      delete file.sv["/om-oss"];
      Object.assign(file.en["/about"]!, { title: undefined });
    });
    expect(metadata).toEqual({ sv: without(sv, "/om-oss"), en: without(en, "/about") });
    const told = [...problem.matchAll(/^\S+: missing or incomplete below "(\w+)":\n(.*?^\})/gms)];
    const shape = { pageType: "static", shouldIndex: true, title: "…", description: "…" };
    expect(told.map(([, locale, entry]) => [locale, JSON.parse(`{${entry}}`) as unknown])).toEqual([
      ["sv", { "/om-oss": shape }],
      ["en", { "/about": shape }],
    ]);
  });
});

test("the rest of an entry follows from its path", () => {
  const { title, description, ...rest } = metadataFile.en!["/about"]!;
  const url = "/en/about";
  const og = { title, description, url, image: expect.any(String) as string, type: "website" };
  expect(rest).toEqual({ pageType: "static", shouldIndex: true, canonical: url, og });
  expect(metadataFile.en!["/"]!.canonical).toBe("/en");
});

function without<Value>(values: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== key));
}
