import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(__dirname, "../../../../..");

let folder: string;
let before: string;

/** A project's folder with a `public` of its own. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "social-"));
  for (const name of ["src", "static", "node_modules", "package.json"]) {
    symlinkSync(join(project, name), join(folder, name));
  }
  before = process.cwd();
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

/** The module as a build loads it. */
async function build(env: Readonly<Record<string, string>> = {}) {
  jest.resetModules();
  const command = { gatsby_executing_command: "build" };
  jest.replaceProperty(process, "env", { ...process.env, ...command, ...env });
  return import("../../../../../src/gatsby/output/og-images/og-images");
}

const fileOf = (path: string) => join(folder, "public", path);
const painted = () => readdirSync(fileOf("/static/social")).sort();
const picture = { of: 'Document "one"', title: "Ett" };

test("a picture has its path at once, and is there in the end", async () => {
  const {
    planOgImage: planPicture,
    startRendering: startPainting,
    finishRendering: finishPainting,
  } = await build();
  const paths = [planPicture(picture), planPicture({ of: 'Document "two"', title: "Två" })];
  expect(paths[0]).toMatch(/^\/static\/social\/[0-9a-f]{20}\.jpg$/);
  expect(paths[1]).not.toBe(paths[0]);
  startPainting();
  expect(await finishPainting()).toEqual([]);
  expect(painted().map((name) => `/static/social/${name}`)).toEqual([...paths].sort());
});

test("what is there already is not painted again, and what no page names any more goes", async () => {
  const first = await build();
  const kept = first.planOgImage(picture);
  first.planOgImage({ of: 'Document "two"', title: "Två" });
  first.startRendering();
  await first.finishRendering();
  const time = statSync(fileOf(kept)).mtimeMs;

  const second = await build();
  expect(second.planOgImage(picture)).toBe(kept);
  second.startRendering();
  await second.finishRendering();
  expect(painted().map((name) => `/static/social/${name}`)).toEqual([kept]);
  expect(statSync(fileOf(kept)).mtimeMs).toBe(time);
});

test("another title, product or picture beside it is another picture", async () => {
  const file = join(folder, "cover.svg");
  writeFileSync(file, "<svg/>");
  const { planOgImage: planPicture } = await build();
  const own = [
    planPicture(picture),
    planPicture({ ...picture, title: "Två" }),
    planPicture({ ...picture, artwork: { file } }),
    planPicture({ ...picture, artwork: { file, id: "image-1" } }),
    planPicture({ ...picture, artwork: { file: "elsewhere", id: "image-2" } }),
  ];
  const renamed = await build({ SITE_PRODUCT_NAME: "Annat" });
  expect(new Set([...own, renamed.planOgImage(picture)]).size).toBe(6);
});

test("pages with the same picture share it", async () => {
  const { planOgImage: planPicture } = await build();
  expect(planPicture({ of: "The screen /en", title: "Ett" })).toBe(planPicture(picture));
});

test("a picture that cannot be made is told with the name of its document; the others are made", async () => {
  const file = join(folder, "broken.png");
  writeFileSync(file, "no picture");
  const {
    planOgImage: planPicture,
    startRendering: startPainting,
    finishRendering: finishPainting,
  } = await build();
  planPicture({ of: 'Document "broken"', title: "Trasig", artwork: { file } });
  const whole = planPicture(picture);
  startPainting();
  expect(await finishPainting()).toEqual([
    expect.stringMatching(/^Document "broken", broken\.png: .*unsupported/),
  ]);
  expect(existsSync(fileOf(whole))).toBe(true);
});

test("a picture that was left half done is no picture", async () => {
  const {
    planOgImage: planPicture,
    startRendering: startPainting,
    finishRendering: finishPainting,
  } = await build();
  const path = planPicture(picture);
  mkdirSync(fileOf("/static/social"), { recursive: true });
  writeFileSync(fileOf(`${path}.part`), "half");
  startPainting();
  await finishPainting();
  expect(painted().map((name) => `/static/social/${name}`)).toEqual([path]);
});

test.each([
  ["a preview", { SITE_PREVIEW: "true" }],
  ["a development server", { gatsby_executing_command: "develop" }],
])("%s shares the site's own picture and paints none", async (_, env) => {
  const {
    planOgImage: planPicture,
    startRendering: startPainting,
    finishRendering: finishPainting,
    defaultOgImage: sitePicture,
  } = await build(env);
  expect(planPicture(picture)).toBe(sitePicture);
  expect(existsSync(join(project, "static", sitePicture))).toBe(true);
  startPainting();
  expect(await finishPainting()).toEqual([]);
  expect(existsSync(fileOf("/static/social"))).toBe(false);
});
