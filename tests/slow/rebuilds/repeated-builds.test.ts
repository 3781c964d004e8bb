/** A build's output depends only on the content, not on earlier builds. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startContentService, type ContentService } from "../faults/content-service";
import { buildFolder, type BuildFolder } from "../faults/build-folder";
import { fileHashes } from "../../setup/output/file-hashes";
import { block, image, noisyPng, post, smallContent } from "../faults/small-content";

const longestTest = 10 * 60_000;

const folder = buildFolder("repeated-builds");
const otherFolder = buildFolder("repeated-builds-anew");
let service: ContentService;
let picture: Buffer;

/** A post with a picture and an attachment that nothing else shows. */
const ownFile = "files/withdrawn.pdf";
const withdrawn = post(5, {
  image: image("withdrawn"),
  attachments: [
    {
      _type: "attachment",
      _key: "a",
      title: "Plan",
      file: { _type: "file", _sanityAsset: `file@file://./${ownFile}` },
    },
  ],
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

beforeAll(async () => {
  folder.remove();
  otherFolder.remove();
  service = await startContentService();
  picture = await noisyPng(120, 80);
});

afterAll(async () => {
  await service.close();
  folder.remove();
  otherFolder.remove();
});

async function setContent({
  isWithdrawn,
  changes = {},
}: {
  readonly isWithdrawn: boolean;
  /** Of the other post. */
  readonly changes?: object;
}): Promise<void> {
  const content = [
    ...smallContent,
    linking,
    ...(isWithdrawn ? [] : [{ ...withdrawn, ...changes }]),
  ];
  await service.setContent(content, {
    "images/withdrawn.png": picture,
    [ownFile]: Buffer.from(`%PDF-1.4\n${"y".repeat(2_000)}\n%%EOF\n`),
  });
}

async function build(where: BuildFolder): Promise<void> {
  const { code, log } = await where.start(service.settings).result;
  if (code !== 0) throw new Error(`The build failed:\n${log.slice(-4_000)}`);
}

const inPublic = (file: string) => join(folder.publicDirectory, file);

/** The attachment, the pictures and the pictures for sharing of the post's pages. */
function ownFiles(): string[] {
  const html = pages.map((page) => readFileSync(inPublic(page), "utf8")).join("\n");
  const all = [...html.matchAll(/static\/[\w./-]+/g)].map(([file]) => file);
  return [...new Set(all)].filter((file) => /withdrawn|social/.test(file));
}

/** Where the words lead in each language; null where they are no link. */
function linksToTheOther(): (string | null)[] {
  return ["blog/inlagg-6.html", "en/blog/post-6.html"].map((page) => {
    const html = readFileSync(inPublic(page), "utf8");
    expect(html).toContain("Läs mer");
    return /<a [^>]*href="([^"]*)"[^>]*>Läs mer</.exec(html)?.[1] ?? null;
  });
}

let files: readonly string[] = [];

test(
  "a withdrawn post's images and attachment are removed",
  async () => {
    await setContent({ isWithdrawn: false });
    await build(folder);
    files = ownFiles();
    for (const kind of [/\.pdf$/, /\.webp$/, /social\/.*\.jpg$/]) {
      expect(files.filter((file) => kind.test(file))).not.toEqual([]);
    }
    expect(files.filter((file) => !existsSync(inPublic(file)))).toEqual([]);
    expect(linksToTheOther()).toEqual(["/blog/inlagg-5", "/en/blog/post-5"]);

    await setContent({ isWithdrawn: true });
    await build(folder);
    expect(linksToTheOther()).toEqual([null, null]);
    const all = [
      ...files,
      ...pages,
      ...pages.map((page) => page.replace(/(.*)\.html$/, "page-data/$1")),
    ];
    expect(all.filter((file) => existsSync(inPublic(file)))).toEqual([]);
    expect(
      Object.keys(fileHashes(folder.publicDirectory)).filter((file) => file.includes("withdrawn")),
    ).toEqual([]);
  },
  longestTest,
);

test(
  "a restored post is published as in a clean build",
  async () => {
    await setContent({ isWithdrawn: false });
    await build(folder);
    expect(files.filter((file) => !existsSync(inPublic(file)))).toEqual([]);
    await build(otherFolder);
    expect(fileHashes(folder.publicDirectory)).toEqual(fileHashes(otherFolder.publicDirectory));
  },
  longestTest,
);

test(
  "a link to an article follows its address",
  async () => {
    const slug = (current: string) => ({ _type: "slug", current });
    await setContent({ isWithdrawn: false, changes: { slugEn: slug("moved") } });
    await build(folder);
    expect(linksToTheOther()).toEqual(["/blog/inlagg-5", "/en/blog/moved"]);
    await setContent({ isWithdrawn: false, changes: { slug: slug("flyttad"), slugEn: null } });
    await build(folder);
    expect(linksToTheOther()).toEqual(["/blog/flyttad", null]);
  },
  longestTest,
);

test(
  "without a cache, withdrawn files stay unpublished",
  async () => {
    await setContent({ isWithdrawn: true });
    folder.clearCache();
    await build(folder);
    expect(files.filter((file) => existsSync(inPublic(file)))).toEqual([]);
  },
  longestTest,
);
