/** The live preview shows dataset changes without a restart. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { draftContent, type DraftContent } from "./draft-content";
import { launchBrowser } from "../../setup/browser/browser";
import { createSandbox, type Sandbox } from "../../setup/builds/sandbox";
import { findFreePort } from "../../setup/servers/free-port";
import { changeTimeout, until } from "../../setup/until";
import { draftSlug, postPath } from "../../../src/i18n/routes";
import { loopbackProject } from "../../../src/sanity/loopback-project";
import { startStudioServer, type StudioServer } from "../../../studio/server/studio-server";
import { schemaFile } from "../../setup/content/schema-file";

/** Where the Studio is unless a setting tells. */
const studioUrl = "http://localhost:3333";

test.describe.configure({ mode: "serial", timeout: 4 * changeTimeout });
const startTimeout = 5 * 60_000;

let content: DraftContent;
const documents = new Map<string, Record<string, unknown>>();

/** Stands in for the Sanity project. */
let server: StudioServer;
const token = "secret-token";

let sandbox: Sandbox;
let browser: Browser;
let origin: string;
let log: () => string;
/** What the content server says of the folder. */
const warnings: string[] = [];

const save = () => sandbox.writeContent([...documents.values()]);

async function change(id: string, fields: Record<string, unknown> | null): Promise<void> {
  if (fields === null) documents.delete(id);
  else documents.set(id, { ...documents.get(id), ...fields, _id: id });
  await save();
}

let page: Page;
const draftId = () => `drafts.${content.post._id}`;
const path = () => postPath(content.post.slug.current, "sv");
const heading = (name: string) => page.getByRole("main").getByRole("heading", { name, level: 1 });
const notes = () => page.getByRole("complementary", { name: "Utkast" });

test.beforeAll(async () => {
  test.setTimeout(startTimeout + changeTimeout);
  sandbox = await createSandbox();
  content = await draftContent(sandbox.datasetDirectory);
  for (const each of content.published) documents.set((each as { _id: string })._id, { ...each });
  await save();
  browser = await launchBrowser();
  server = await startStudioServer({
    folder: sandbox.datasetDirectory,
    schemaFile,
    projectId: "127",
    dataset: sandbox.dataset,
    token,
    port: 0,
    origins: [],
    onError: (message) => warnings.push(message),
  });
  const { projectId, apiHost } = loopbackProject(new URL(server.origin).port);
  const port = String(await findFreePort());
  origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: port,
    SANITY_PROJECT_ID: projectId,
    SANITY_API_HOST: apiHost,
    SANITY_TOKEN: token,
  };
  ({ log } = await sandbox.start(
    { command: "preview", settings },
    // Gatsby's server responds some time before it has a page.
    async (text) => text.includes("You can now view") && (await fetch(origin)).ok,
    startTimeout,
  ));
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(changeTimeout);
  await page.goto(origin + path());
});

test.afterAll(async () => {
  await browser.close();
  await sandbox.remove();
  await server.close();
});

// Who else does, and whose WebSockets: `preview-access.test.ts`.
for (const [who, status] of [
  ["https://example.com", 403],
  [studioUrl, 200],
] as const) {
  test(`${who} gets the preview's pages, data, GraphiQL and messages with ${status}`, async () => {
    const graphiql = `___graphql?query=${encodeURIComponent("{ __typename }")}`;
    const messages = "socket.io/?EIO=4&transport=polling";
    for (const address of ["", "page-data/index/page-data.json", graphiql, messages]) {
      const answer = await fetch(`${origin}/${address}`, { headers: { Origin: who } });
      expect([address, answer.status]).toEqual([address, status]);
    }
  });
}

test("a draft shows on the open page, is edited, and goes when it is discarded", async () => {
  await change(draftId(), { ...content.post, title: "Första utkastet" });
  await heading("Första utkastet").waitFor();
  await notes().getByText("Inget saknas.").waitFor();

  await change(draftId(), { title: "Andra utkastet", image: null });
  await heading("Andra utkastet").waitFor();
  await notes().getByText("Bild saknas").waitFor();

  await change(draftId(), null);
  await heading(content.post.title).waitFor();
  await notes().waitFor({ state: "detached" });
});

test("a page with the Studio's parameters shows what is typed", async () => {
  await page.goto(`${origin}${path()}?sanity-preview-perspective=drafts`);
  await heading(content.post.title).waitFor();
  await change(draftId(), { ...content.post, title: "Med fråga" });
  await heading("Med fråga").waitFor();
  expect(new URL(page.url()).search).toBe("");
  await change(draftId(), null);
  await heading(content.post.title).waitFor();
  await page.goto(origin + path());
});

for (const wait of [0, 200]) {
  test(`a page opened ${wait} ms after its document has changed shows the change`, async () => {
    // Nobody looks at the page meanwhile, so Gatsby does not prepare it.
    await page.goto("about:blank");
    await change(draftId(), { ...content.post, title: `Efter ${wait} ms` });
    await page.waitForTimeout(wait);
    await page.goto(origin + path());
    await heading(`Efter ${wait} ms`).waitFor();
    await change(draftId(), null);
    await heading(content.post.title).waitFor();
  });
}

test("what is typed shows without a reload, where the reader is", async () => {
  await change(draftId(), { ...content.post, title: "Utkast" });
  await notes().waitFor();
  await page.evaluate(() => {
    (window as { isSame?: true }).isSame = true;
    scrollTo(0, 300);
  });
  await change(draftId(), { title: "Utkast med mera" });
  await heading("Utkast med mera").waitFor();
  const place = () => page.evaluate(() => ["isSame" in window, scrollY]);
  expect(await place()).toEqual([true, 300]);
  await change(draftId(), null);
  await notes().waitFor({ state: "detached" });
});

test("the Studio may frame the preview, and no other site", async () => {
  for (const each of ["/", path(), "/en/blog", "/no-such-page"]) {
    const { headers } = await fetch(origin + each);
    expect([each, headers.get("content-security-policy"), headers.get("x-frame-options")]).toEqual([
      each,
      `frame-ancestors ${studioUrl}`,
      null,
    ]);
  }
});

test("a published draft is no draft any more", async () => {
  await change(draftId(), { ...content.post, title: "Redo" });
  await notes().waitFor();
  documents.delete(draftId());
  await change(content.post._id, { title: "Redo" });
  await notes().waitFor({ state: "detached" });
  await heading("Redo").waitFor();
});

test("half a file is told, and what was read last stays on the screen", async () => {
  await writeFile(join(sandbox.datasetDirectory, "data.ndjson"), '{"_id": "half');
  await until("a word on the line", () => /line 1:/.test(String(warnings)));
  await heading("Redo").waitFor();
  await change(content.post._id, { title: "Hel igen" });
  await heading("Hel igen").waitFor();
});

test("a new draft without anything gets a page, a card with a badge and its notes", async () => {
  await page.goto(`${origin}/blog`);
  await change("drafts.brand-new", { _type: "post", title: "Helt ny" });
  const card = page.getByRole("article").filter({ hasText: "Helt ny" });
  await card.getByText("Utkast").waitFor();
  // By keyboard: above the link lie the parts that an editor can click.
  await card.getByRole("link", { name: "Helt ny" }).press("Enter");
  await heading("Helt ny").waitFor();
  expect(new URL(page.url()).pathname).toBe(postPath(draftSlug("brand-new", "sv"), "sv"));
  for (const text of ["Adress (slug) saknas", "Bild saknas", "Brödtext saknas"]) {
    await notes().getByText(text).waitFor();
  }
});

test("a draft moves to its address when it gets one, and its page goes when it is deleted", async () => {
  const isPage = async (slug: string) => {
    const response = await fetch(`${origin}/page-data${postPath(slug, "sv")}/page-data.json`);
    return response.ok;
  };
  await change("drafts.brand-new", {
    _type: "post",
    title: "Helt ny",
    slug: { current: "helt-ny" },
  });
  await until(
    "a move",
    async () => (await isPage("helt-ny")) && !(await isPage("utkast--brand-new")),
  );
  await page.goto(origin + postPath("helt-ny", "sv"));
  await heading("Helt ny").waitFor();

  await change("drafts.brand-new", null);
  await until("an end", async () => !(await isPage("helt-ny")));
  await page.goto(`${origin}/blog`);
  await page.getByRole("article").first().waitFor();
  // The post's own page goes a moment before the list knows.
  await page.getByText("Helt ny").waitFor({ state: "detached" });
});

test("a post that is deleted together with its draft goes, and the preview goes on", async () => {
  await change(draftId(), { ...content.post, title: "Snart borta" });
  const card = page.getByRole("article").filter({ hasText: "Snart borta" });
  await card.waitFor();
  documents.delete(draftId());
  await change(content.post._id, null);
  await card.waitFor({ state: "detached" });
  const other = [...documents.values()].find(({ _type }) => _type === "post")!;
  await change(String(other._id), { title: "Fortfarande här" });
  await page.getByRole("article").filter({ hasText: "Fortfarande här" }).waitFor();
  // Nor has it started again in between.
  expect(log()).not.toContain("crashed");
});
