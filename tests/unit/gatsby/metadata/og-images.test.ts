import { existsSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../setup/temporary-folder";

const project = resolve(__dirname, "../../../..");

/** A copy of the project's folder with its own `public`. */
const folder = temporaryFolder();
beforeEach(() => {
  for (const name of ["src", "static", "node_modules", "package.json"]) {
    symlinkSync(join(project, name), folder.at(name));
  }
  process.chdir(folder.at());
});
afterEach(() => process.chdir(project));

/** Loads the module as a build does. */
async function build(env: Readonly<Record<string, string>> = {}) {
  jest.resetModules();
  const command = { NODE_ENV: "production" };
  jest.replaceProperty(process, "env", { ...process.env, ...command, ...env });
  return import("../../../../src/gatsby/metadata/og-images");
}

const fileOf = (path: string) => folder.at("public", path);
const rendered = () => readdirSync(fileOf("/static/social")).sort();
const image = { label: 'Document "one"', title: "Ett" };
const other = { label: 'Document "two"', title: "Två" };

test("an image has its path at once, and its file once it is rendered", async () => {
  const { ogImagePath, renderOgImages } = await build();
  const paths = [image, other].map(ogImagePath);
  expect(paths[0]).toMatch(/^\/static\/social\/[0-9a-f]{20}\.jpg$/);
  expect(paths[1]).not.toBe(paths[0]);
  expect(await renderOgImages([image, other])).toEqual([]);
  expect(rendered().map((name) => `/static/social/${name}`)).toEqual([...paths].sort());
});

test("an existing image is kept", async () => {
  const first = await build();
  const kept = first.ogImagePath(image);
  await first.renderOgImages([image]);
  const time = statSync(fileOf(kept)).mtimeMs;

  const second = await build();
  await second.renderOgImages([image, other]);
  expect(statSync(fileOf(kept)).mtimeMs).toBe(time);
});

test("another title, product, artwork or focus makes another image", async () => {
  folder.write({ "cover.svg": "<svg/>" });
  const artwork = folder.at("cover.svg");
  const { ogImagePath } = await build();
  const images = [{ title: "Två" }, { artwork }, { artwork, focus: { x: 0, y: 0 } }];
  const paths = [image, ...images.map((change) => ({ ...image, ...change }))].map(ogImagePath);
  const renamed = await build({ SITE_PRODUCT_NAME: "Annat" });
  expect(new Set([...paths, renamed.ogImagePath(image)]).size).toBe(5);
  // Pages with the same image share it.
  expect(ogImagePath({ label: "The screen /en", title: "Ett" })).toBe(paths[0]);
});

test("an image that cannot be rendered is reported by its document; the others are rendered", async () => {
  folder.write({ "broken.png": "no picture" });
  const { ogImagePath, renderOgImages } = await build();
  const broken = { label: 'Document "broken"', title: "Trasig", artwork: folder.at("broken.png") };
  expect(await renderOgImages([broken, image])).toEqual([
    expect.stringMatching(/^Document "broken", broken\.png: .*unsupported/),
  ]);
  expect(existsSync(fileOf(ogImagePath(image)))).toBe(true);
});

test("a partly written image is rendered again", async () => {
  const { ogImagePath, renderOgImages } = await build();
  const path = ogImagePath(image);
  folder.write({ [`public${path}.part`]: "half" });
  await renderOgImages([image]);
  expect(rendered().map((name) => `/static/social/${name}`)).toEqual([path]);
});

test.each([
  ["a preview", { SITE_PREVIEW: "true" }],
  ["a development server", { NODE_ENV: "development" }],
])("%s renders the default image alone, which its pages share", async (_, env) => {
  const { ogImagePath, renderOgImages, defaultOgImage } = await build(env);
  expect(ogImagePath(image)).toBe(defaultOgImage);
  expect(await renderOgImages([image])).toEqual([]);
  const { width, height } = await sharp(fileOf(defaultOgImage)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(existsSync(fileOf("/static/social"))).toBe(false);
});

test("a save in a preview does not draw the default image again, but a restart does", async () => {
  const env = { NODE_ENV: "development", SITE_PREVIEW: "true" };
  const time = () => statSync(fileOf("/social-default.png")).mtimeMs;
  const { renderOgImages } = await build(env);
  await renderOgImages([]);
  const drawn = time();
  await renderOgImages([]);
  expect(time()).toBe(drawn);
  const restarted = await build(env);
  await restarted.renderOgImages([]);
  expect(time()).toBeGreaterThan(drawn);
});

test("a default image that cannot be written is reported, and drawn once it can be", async () => {
  folder.write({ public: "not a folder" });
  const { renderOgImages } = await build({ NODE_ENV: "development" });
  expect(await renderOgImages([])).toEqual([expect.stringMatching(/^The default image: E/)]);
  rmSync(folder.at("public"));
  expect(await renderOgImages([])).toEqual([]);
});
