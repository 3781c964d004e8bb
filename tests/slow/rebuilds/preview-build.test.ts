/**
 * Consecutive builds in one folder, with drafts in the dataset: the published site has no trace of drafts,
 * and a preview shows the current ones.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { createSandbox, type Sandbox } from "../../setup/builds/sandbox";
import {
  draftContent,
  draftMark,
  draftImage,
  incompleteDrafts,
  releaseMark,
  type DraftContent,
} from "./draft-content";
import { editableFields } from "../../../src/components/preview/edit-attribute";
import { embeddedDocuments } from "../../setup/content/embedded-posts";
import { editedField } from "../../setup/content/edited-field";
import { expect, test as base } from "../../setup/fixtures";
import { findFreePort } from "../../setup/servers/free-port";
import { openSite, type Site } from "../../setup/servers/site";
import { filesIn } from "../../../src/gatsby/files-in";
import { locales } from "../../../src/i18n/locales";
import { postPath } from "../../../src/i18n/routes";
import { startWranglerServer, type WranglerServer } from "../../../src/cli/wrangler-server";
import { isVisible, publishedId } from "../../../src/sanity/documents/document-ids";

const buildTimeout = 10 * 60_000;
const studioUrl = "https://studio.example";

let aside: Sandbox;
let content: DraftContent;
let withFiles: object;

let server: WranglerServer;

/** `preview` is the built preview in windows of its own. */
const test = base.extend<{ readonly preview: Site }>({
  preview: async ({ browser }, use) => {
    const { site, close } = openSite(browser, server.origin);
    await use(site);
    await close();
  },
});

// The tests share two builds, one after the other.
test.describe.configure({ mode: "serial", timeout: buildTimeout });

test.beforeAll(async () => {
  aside = await createSandbox();
  content = await draftContent(aside.datasetDirectory);
  withFiles = embeddedDocuments.find((each) => "attachments" in each && "attachmentsEn" in each)!;
});

test.afterAll(async () => {
  await server.stop();
  await aside.remove();
});

/** Every file of a built site by its path, with its content. Names count as content, too. */
const filesOf = (directory: string): ReadonlyMap<string, string> =>
  new Map(filesIn(directory).map((file) => [file, readFileSync(join(directory, file), "latin1")]));

function filesWith(files: ReadonlyMap<string, string>, words: string): string[] {
  const bytes = Buffer.from(words).toString("latin1");
  return [...files]
    .filter(([name, text]) => `${name}\n${text}`.includes(bytes))
    .map(([name]) => name);
}

const everything = () => [
  ...content.published,
  withFiles,
  ...content.drafts,
  ...content.releases,
  ...incompleteDrafts,
];

type Fields = Readonly<Record<string, unknown>>;

/** Returns the documents that a preview shows: drafts in place of what is published. */
function shownDocuments(documents: readonly object[]): ReadonlyMap<string, Fields> {
  const visible = (documents as readonly { _id: string }[]).filter(({ _id }) =>
    isVisible(_id, true),
  );
  const isDraft = ({ _id }: { readonly _id: string }) => publishedId(_id) !== _id;
  return new Map(
    [...visible.filter((each) => !isDraft(each)), ...visible.filter(isDraft)].map((each) => [
      publishedId(each._id),
      each,
    ]),
  );
}

/** Strings found only in drafts or preview code. */
const traces = [
  draftMark,
  releaseMark,
  "zorba",
  draftImage,
  "utkast-",
  "Förhandsvisning",
  "draft-badge",
  "data-sanity",
  "visual-editing",
];

test.describe("a preview", () => {
  let files: ReadonlyMap<string, string>;
  const htmlFiles = () => [...files.keys()].filter((name) => name.endsWith(".html"));

  test.beforeAll(async () => {
    await aside.writeContent(everything());
    await aside.build({
      command: "build:preview",
      settings: { SANITY_STUDIO_URL: studioUrl },
    });
    files = filesOf(aside.publicDirectory);
    const directory = aside.publicDirectory;
    server = await startWranglerServer({ directory, port: await findFreePort() });
  });

  test("shows drafts in place of what is published, new ones, and no planned release", () => {
    const post = files.get(`${postPath(content.post.slug.current, "sv").slice(1)}.html`)!;
    expect(post).toContain(`${draftMark} i en publicerad artikel`);
    expect(post).not.toContain(`<h1>${content.post.title}`);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        "blog/zorba-new.html",
        "en/blog/zorba-new-en.html",
        "blog/utkast--empty.html",
        "en/blog/draft--wrong-types.html",
        "blog/zorba-dangling.html",
      ]),
    );
    expect(files.get("index.html")).toContain(`${draftMark} citat`);
    expect(files.get("om-oss.html")).toContain(`${draftMark} roll`);
    expect(filesWith(files, draftImage)).not.toEqual([]);
    expect(filesWith(files, releaseMark)).toEqual([]);
  });

  test("each text and picture leads to its field in the Studio, in both languages", () => {
    const documents = shownDocuments(everything());
    const found = new Set<string>();
    const wrong: string[] = [];
    for (const name of htmlFiles()) {
      const page = parse(Buffer.from(files.get(name)!, "latin1").toString());
      for (const element of page.querySelectorAll("[data-sanity]")) {
        const field = editedField(element.getAttribute("data-sanity")!, studioUrl);
        const [id = "", type, path = ""] = field.split(" ");
        const [root = "", part = ""] = path.split(".");
        const kind = root.replace(/(En)?(\[.*)?$/, "");
        found.add(`${/^en\b/.test(name) ? "en" : "sv"} ${type} ${kind}`);
        const value = documents.get(id)?.[root];
        const text = typeof value === "object" ? (value as Fields | null)?.[part] : value;
        const isShown = typeof text !== "string" || element.textContent.includes(text);
        // Dates and numbers are formatted for reading.
        if (!isShown && !/(published|reviewed)At|phoneNumber|image/.test(root))
          wrong.push(`${name}: ${field}`);
      }
    }
    expect(wrong).toEqual([]);
    const expected = Object.entries(editableFields).flatMap(([type, fields]) =>
      Object.keys(fields).flatMap((field) => locales.map((locale) => `${locale} ${type} ${field}`)),
    );
    expect([...found].sort()).toEqual(expected.sort());
  });

  test("opened by itself, what the pointer is on links to the Studio", async ({ preview }) => {
    const visit = await preview.openPage({ path: postPath(content.post.slug.current, "sv") });
    await visit.page.locator("sanity-visual-editing > *").first().waitFor({ state: "attached" });
    await visit.page.getByRole("heading", { level: 1 }).hover();
    const link = visit.page.getByRole("link", { name: "Open in Studio" });
    const href = (await link.getAttribute("href")) ?? "";
    expect(href).toMatch(new RegExp(`^${studioUrl}/.*id=${content.post._id};.*path=title`));
    expect(href).not.toContain("perspective=published");
  });

  test("is for no search engine, and has no feed and no pictures for sharing", () => {
    for (const name of htmlFiles()) {
      const page = parse(files.get(name)!);
      const robots = page.querySelector('meta[name="robots"]');
      expect([name, robots?.getAttribute("content")]).toEqual([name, "noindex, nofollow"]);
    }
    expect(files.get("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(files.get("_headers")).toContain("X-Robots-Tag: noindex, nofollow");
    const unwanted = /rss\.xml|sitemap|static\/social|security\.txt/;
    expect([...files.keys()].filter((name) => unwanted.test(name))).toEqual([]);
    expect(htmlFiles().filter((name) => files.get(name)!.includes("rss.xml"))).toEqual([]);
    expect(files.get("blog/zorba-new.html")).toContain("/social-default.png");
  });

  test("says what it is, when it was built, and what a draft lacks; it hydrates cleanly", async ({
    preview,
  }) => {
    const visit = await preview.openPage({ path: "/blog/zorba-dangling" });
    const ribbon = visit.page.getByRole("complementary", { name: "Förhandsvisning" });
    expect(await ribbon.textContent()).toMatch(
      /Byggd \d{1,2} \p{L}+ \d{4} kl\. \d\d:\d\d \(svensk tid\)/u,
    );
    const notes = visit.page.getByRole("complementary", { name: "Utkast" });
    expect(await notes.getByRole("listitem").allTextContents()).toEqual([
      "Bildbeskrivning saknas",
      "Beskrivning för sökmotorer saknas: en mening görs av titeln",
      "En bild i texten saknar beskrivning",
      "En bild i texten saknas",
      "En bilaga saknar sin fil",
      "Bilden är borttagen eller kunde inte hämtas",
      "Publiceringsdatum saknas",
      "Finns bara på ett språk",
    ]);
  });

  for (const path of [
    "/",
    "/blog",
    "/en/blog",
    "/om-oss",
    "/blog/utkast--empty",
    "/en/blog/draft--wrong-types",
  ]) {
    test(`${path} hydrates cleanly with its badges`, async ({ preview }) => {
      const visit = await preview.openPage({ path });
      expect(await visit.page.locator(".draft-badge").count()).toBeGreaterThan(0);
    });
  }
});

test("the site that is built next holds no trace of a draft, even with a token that may read them", async () => {
  await aside.build({ settings: { SANITY_TOKEN: "a-token" } });
  const files = filesOf(aside.publicDirectory);
  expect(filesWith(files, content.post.title)).not.toEqual([]);
  for (const trace of traces) expect([trace, filesWith(files, trace)]).toEqual([trace, []]);
});
