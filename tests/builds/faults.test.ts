/**
 * `npm run faults [-- -t <name>]`: builds of a small dataset with one fault at a time. `docs/faults.md` lists them,
 * with those whose messages and retries are tried without a build.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { filesIn } from "../../src/gatsby/files-in";
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
} from "../setup/content/small-content";
import type { Handler } from "../setup/content/sanity-project";

jest.setTimeout(10 * 60_000);

/** A build has started by then even on a busy machine. */
const secondsUntilDue = 30;

let folder: Sandbox;
let service: ContentService;
let liveSite: Server;

const postFiles = (posts: readonly number[]) =>
  posts.flatMap((number) => [`blog/inlagg-${number}.html`, `en/blog/post-${number}.html`]).sort();

/** The sitemap of the site that is live, with four posts in each language. */
function sitemap(path = ""): string {
  const urls = path.includes("index")
    ? ["/sitemap-0.xml"]
    : ["/", ...postFiles([1, 2, 3, 4]).map((file) => `/${file.replace(".html", "")}`)];
  return urls.map((url) => `<loc>${liveUrl()}${url}</loc>`).join("");
}

const liveUrl = () => `http://127.0.0.1:${(liveSite.address() as AddressInfo).port}`;

beforeAll(async () => {
  folder = await createSandbox();
  service = await startContentService();
  liveSite = createServer(({ url }, response) => response.end(sitemap(url)));
  await once(liveSite.listen(0, "127.0.0.1"), "listening");
});

afterAll(async () => {
  liveSite.close();
  await service.close();
  await folder.remove();
});

const read = (file: string) => readFileSync(join(folder.publicDirectory, file), "utf8");

function expectSite(posts: readonly number[] = [1, 2, 3, 4]): void {
  const files = filesIn(folder.publicDirectory);
  expect(files.filter((file) => /^(en\/)?blog\/(inlagg|post)-.*\.html$/.test(file))).toEqual(
    postFiles(posts),
  );
  for (const file of ["blog.html", "en/blog.html"]) {
    const cards = new Set(read(file).match(/href="\/(en\/)?blog\/(inlagg|post)-\d+"/g));
    expect([file, cards.size]).toEqual([file, Math.min(posts.length, 9)]);
  }
  const others = ["index.html", "404.html", "sitemap-0.xml", "_headers"];
  expect(others.filter((file) => !existsSync(join(folder.publicDirectory, file)))).toEqual([]);
}

type Row = {
  readonly name: string;
  /** The message that the build fails with. Without one, the build publishes a correct site. */
  readonly stops?: RegExp;
  readonly content?: readonly Document[];
  readonly files?: () => Promise<Record<string, Buffer>>;
  readonly fault?: Handler;
  /** Numbers of the posts that the site has to show. Default: 1 to 4. */
  readonly posts?: readonly number[];
};

const onePost = smallContent.filter(({ _id, _type }) => _type !== "post" || _id === "post-1");
const related = [1, 2, 3, 4].map((number) => ({
  _type: "reference",
  _key: `r${number}`,
  _ref: `post-${number}`,
}));

const rows: readonly Row[] = [
  {
    name: "picture cut short",
    fault: async (context, next) => {
      await next();
      if (!context.req.path.startsWith("/images/")) return;
      const bytes = await context.res.arrayBuffer();
      context.res = undefined;
      context.res = new Response(bytes.slice(0, bytes.byteLength / 2));
    },
    stops:
      /The asset "[^"]+" \(image-.* of Post "Inlägg \d" \(post-\d\) could not be.*damaged.*4 attempts/,
  },
  {
    name: "picture of 30 MB",
    files: async () => ({ "images/large.png": await noisyPng(3_900, 2_600) }),
    content: replacing("post-2", post(2, { image: image("large") })),
  },
  {
    name: "documents that refer to each other",
    content: smallContent.map((each) => ({ ...each, related, body: [block("Text"), ...related] })),
  },
  {
    name: "another dataset, with one post",
    content: onePost,
    stops: /The posts in the language "sv" would fall from 4 to 1.*SITE_ACCEPT_POST_LOSS=true/,
  },
];

/** Makes the next build read everything again, and download every picture. */
async function clearCache(): Promise<void> {
  for (const name of [".cache/finished-build", ".assets"]) {
    await rm(join(folder.directory, name), { recursive: true, force: true });
  }
}

async function expectEnd(row: Omit<Row, "name">): Promise<void> {
  await clearCache();
  await service.setContent(row.content ?? smallContent, await row.files?.());
  service.setFault(row.fault);
  const settings = { ...service.settings, SITE_URL: liveUrl() };
  const { code, log } = await folder.run({ settings });
  service.setFault(undefined);
  expect(log).toMatch(row.stops ?? /Done building/);
  expect(code).toBe(row.stops ? 1 : 0);
  if (!row.stops) expectSite(row.posts);
}

test.each(rows)("$name", expectEnd);

/** Builds the small content without a fault, and without cleaning up what was before. */
async function expectBuild(): Promise<void> {
  await service.setContent(smallContent);
  await folder.build({ settings: { ...service.settings, SITE_URL: liveUrl() } });
  expectSite();
}

test("post whose time comes between two builds", async () => {
  const time = Date.now() + secondsUntilDue * 1_000;
  await clearCache();
  const publishedAt = new Date(time).toISOString();
  await service.setContent(replacing("post-4", post(4, { publishedAt })));
  await folder.build({ settings: service.settings });
  expectSite([1, 2, 3]);
  await wait(Math.max(0, time - Date.now()));
  await folder.build({ settings: service.settings });
  expectSite();
});

test("nothing wrong, after all of these", expectBuild);

test("3,000 posts", async () => {
  const posts = Array.from({ length: 3_000 }, (_, index) => index + 1);
  const content = [...smallContent.slice(4), ...posts.map((number) => post(number))];
  await expectEnd({ content, posts });
});
