/** A build's output depends on the content, the code and the settings alone, and not on what earlier builds have left. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "../setup/builds/sandbox";
import { startContentService, type ContentService } from "./content-service";
import {
  block,
  image,
  noisyPng,
  post,
  replacing,
  smallContent,
  type Document,
  attachment,
} from "../setup/content/small-content";
import { filesIn } from "../../src/gatsby/files-in";
import { securityTxtPath } from "../../src/gatsby/output/security-txt";

/** Returns a hash of each published file by its name, whatever the day is, which `security.txt` has. */
function fileHashes(publicDirectory: string): Record<string, string> {
  const hashes = filesIn(publicDirectory).map((file) => {
    const bytes = readFileSync(join(publicDirectory, file), "latin1");
    const text = file === securityTxtPath ? bytes.replace(/^Expires: .*$/m, "") : bytes;
    return [file, createHash("sha256").update(text).digest("hex")];
  });
  return Object.fromEntries(hashes.sort()) as Record<string, string>;
}

jest.setTimeout(15 * 60_000);

let site: Sandbox;
let service: ContentService;
let picture: Buffer;

/** A post with a picture and an attachment that nothing else shows. */
const ownFile = "withdrawn.pdf";
const withdrawn = post(5, {
  image: image("withdrawn"),
  attachments: [attachment(ownFile)],
});
const pages = ["blog/inlagg-5.html", "en/blog/post-5.html"];

/** A post with a link to the other in each language. */
const linkedWords = [
  block("Läs mer", {
    markDefs: [
      { _type: "internalLink", _key: "l", post: { _type: "reference", _ref: withdrawn._id } },
    ],
    children: [{ _type: "span", _key: "b", text: "Läs mer", marks: ["l"] }],
  }),
];
const linking = post(6, { body: linkedWords, bodyEn: linkedWords });
const everything = [...smallContent, linking, withdrawn];
const draft = { ...post(1, { title: "Ännu ett utkast" }), _id: "drafts.post-1" };

beforeAll(async () => {
  site = await createSandbox();
  service = await startContentService();
  picture = await noisyPng(120, 80);
  await setContent(smallContent);
});

afterAll(async () => {
  await service.close();
  await site.remove();
});

const inPublic = (file: string) => join(site.publicDirectory, file);
const read = (file: string) => readFileSync(inPublic(file), "utf8");
const output = () => fileHashes(site.publicDirectory);

async function setContent(documents: readonly Document[]): Promise<void> {
  await service.setContent(documents, {
    "images/withdrawn.png": picture,
    [`files/${ownFile}`]: Buffer.from(`%PDF-1.4\n${"y".repeat(2_000)}\n%%EOF\n`),
  });
}

const build = () => site.build({ settings: service.settings });

/** Expects what is there now to be what a build from nothing makes. */
async function expectCleanBuild(): Promise<void> {
  const found = output();
  await site.clean();
  await build();
  expect(found).toEqual(output());
}

/** The same for a warm build. Code from webpack's cache has another compilation hash, which each page names. */
async function expectCleanWarmBuild(): Promise<void> {
  const found = output();
  await site.clean();
  await build();
  await build();
  expect(found).toEqual(output());
}

/** The attachment, the pictures and the pictures for sharing of the withdrawn post's pages. */
function ownFiles(): string[] {
  const all = [
    ...pages
      .map(read)
      .join("\n")
      .matchAll(/static\/[\w./-]+/g),
  ].map(([file]) => file);
  return [...new Set(all)].filter((file) => /withdrawn|social/.test(file));
}

/** Where the words lead in each language; null where they are no link. */
function linksToTheOther(): (string | null)[] {
  return ["blog/inlagg-6.html", "en/blog/post-6.html"].map((page) => {
    expect(read(page)).toContain("Läs mer");
    return /<a [^>]*href="([^"]*)"[^>]*>Läs mer</.exec(read(page))?.[1] ?? null;
  });
}

test("a withdrawn post takes its picture, its attachment and the links to it along", async () => {
  await setContent(everything);
  await build();
  const files = ownFiles();
  for (const kind of [/\.pdf$/, /\.webp$/, /social\/.*\.jpg$/]) {
    expect(files.filter((file) => kind.test(file))).not.toEqual([]);
  }
  expect(linksToTheOther()).toEqual(["/blog/inlagg-5", "/en/blog/post-5"]);

  await setContent([...smallContent, linking]);
  const log = await build();
  expect(log).not.toContain("Building from nothing");
  expect(linksToTheOther()).toEqual([null, null]);
  const data = pages.map((page) => page.replace(/(.*)\.html$/, "page-data/$1"));
  expect([...files, ...pages, ...data].filter((file) => existsSync(inPublic(file)))).toEqual([]);
  expect(Object.keys(output()).filter((file) => file.includes("withdrawn"))).toEqual([]);
  await expectCleanWarmBuild();
});

test("after a change of content, an unchanged build renders nothing anew", async () => {
  await setContent(everything);
  await build();
  const slug = (current: string) => ({ _type: "slug", current });
  const moved = { ...withdrawn, slug: slug("flyttad"), slugEn: null };
  await setContent([...smallContent, linking, moved]);
  await build();
  expect(linksToTheOther()).toEqual(["/blog/flyttad", null]);
  const before = output();
  expect(await build()).not.toMatch(/Building static HTML for pages|Building from nothing/);
  expect(output()).toEqual(before);
});

test("a killed build is followed by a good one", async () => {
  await setContent(replacing("post-2", post(2, { title: "Ändrad" })));
  const settings = { ...service.settings, SITE_PRODUCT_NAME: "Annat" };
  const isHalfway = (log: string) => log.includes("Building static HTML");
  const { kill } = await site.start({ settings }, isHalfway, 10 * 60_000);
  await kill();
  expect(await build()).toContain("the last build did not finish");
  expect(read("index.html")).not.toContain("Annat");
  expect(read("blog.html")).toContain("Ändrad");
  await expectCleanBuild();
});

test("a component's new styles replace those of the build before", async () => {
  await build();
  const path = join(site.directory, "src/components/ui/button.module.css");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("min-height: 48px", "min-height: 56px"));
  await build();
  const files = Object.keys(output());
  await site.clean();
  await build();
  expect(files).toEqual(Object.keys(output()));
  writeFileSync(path, text);
});

test("a discarded draft is in no later preview, and a preview's drafts are in no site", async () => {
  await setContent([...smallContent, draft]);
  await site.build({ command: "build:preview", settings: service.settings });
  expect(read("blog/inlagg-1.html")).toContain("Ännu ett utkast");
  await setContent(smallContent);
  await site.build({ command: "build:preview", settings: service.settings });
  expect(read("blog/inlagg-1.html")).not.toContain("Ännu ett utkast");
  await build();
  expect(read("robots.txt")).toContain("Allow: /");
  expect(read("blog/inlagg-1.html")).not.toContain("Förhandsvisning");
});
