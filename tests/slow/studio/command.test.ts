/** `npm run studio`: from a first word in the Studio to the built site, and from a click in the page to a field. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, FrameLocator, Page } from "@playwright/test";
import { expect, test, type StudioCommand } from "../../setup/studio/studio-command";
import { until } from "../../setup/until";
import {
  article,
  chooseAction,
  confirm,
  publish,
  textbox,
  typeInArticle,
} from "../../setup/studio/studio-page";
import { makePng } from "../../tools/sanity/embedded/temporary-dataset";
import { illustratedPost, postWithFiles } from "../../setup/content/sample-pages";
import { screenPath } from "../../../src/i18n/routes";

/** Milliseconds after which a click or a load is tried again. */
const untilOpened = 15_000;

let running: StudioCommand;

test.beforeEach(({ studio }) => {
  running = studio;
});

const headingOf = (page: Page | FrameLocator, name: string) =>
  page.locator("main").getByRole("heading", { level: 1, name, exact: true });

async function beginPost(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Article", exact: true }).click();
  await page.getByRole("textbox", { name: "Title (Swedish)" }).waitFor();
}

async function chooseFile(page: Page, group: string, file: string): Promise<void> {
  // The invisible input that "Upload" consists of.
  await page
    .getByRole("group")
    .filter({ hasText: group })
    .getByTestId("file-button-input")
    .setInputFiles(file);
}

/** Shows the open document as it is published, where it can be unpublished, or its draft. */
async function showVersion(page: Page, version: "Published" | "Draft"): Promise<void> {
  await page.getByTestId(`document-header-${version}-chip`).click();
}

/** Opens a page of the preview that comes to be while it is asked for. */
async function openPreview(path: string, heading: string): Promise<Page> {
  const page = await running.openPage(running.previewUrl + path);
  await until(`a page at ${path}`, async () => {
    const isThere = await headingOf(page, heading)
      .waitFor({ timeout: untilOpened })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) await page.reload();
    return isThere;
  });
  return page;
}

test("a new post is seen while it is typed, is one line in Git, is built, and goes as it came", async () => {
  const { sandbox, build, publicDirectory, git, studioUrl, openPage } = running;
  const pictureFile = join(sandbox.directory, "tmp", "turquoise.png");
  const picture = await makePng(1200, 800, "#c0ffee");
  await writeFile(pictureFile, picture);
  const studio = await openPage(`${studioUrl}/structure/post`);
  await beginPost(studio);
  await textbox(studio, "Title (Swedish)").fill("Så låter det");
  await studio.getByRole("button", { name: "Generate" }).click();

  const preview = await openPreview("/blog/sa-later-det", "Så låter det");
  await textbox(studio, "Title (Swedish)").fill("Så låter det på måndag");
  await headingOf(preview, "Så låter det på måndag").waitFor();
  await typeInArticle(studio, "Swedish", "Först blir det tyst.");
  await preview.getByText("Först blir det tyst.").first().waitFor();

  await textbox(studio, "Picture description (Swedish)").fill("En turkos yta");
  await studio.getByRole("tab", { name: "English" }).click();
  await textbox(studio, "Title (English)").fill("How it sounds");
  await studio.getByRole("button", { name: "Generate" }).click();
  await textbox(studio, "Picture description (English)").fill("A turquoise surface");
  await typeInArticle(studio, "English", "First it is quiet.");
  await studio.getByRole("tab", { name: "Shared" }).click();
  await chooseFile(studio, "Cover picture", pictureFile);
  await preview.locator('main img[src*="turquoise"]').first().waitFor();
  await publish(studio);

  expect(await git("diff", "--numstat")).toBe("1\t0\tdata.ndjson\n");
  expect((await git("status", "--porcelain")).split("\n").sort()).toEqual(
    ["", " M data.ndjson", "?? images/turquoise.png"].sort(),
  );
  const stored = "images/turquoise.png";
  const [, line = ""] = /^\+(\{.*)$/m.exec(await git("diff", "data.ndjson")) ?? [];
  expect(JSON.parse(line)).toMatchObject({
    _type: "post",
    title: "Så låter det på måndag",
    titleEn: "How it sounds",
    slug: { current: "sa-later-det" },
    slugEn: { current: "how-it-sounds" },
    image: { _sanityAsset: `image@file://./${stored}` },
  });
  expect(await readFile(join(sandbox.datasetDirectory, stored))).toEqual(picture);
  await build();
  const pages = ["blog/sa-later-det.html", "en/blog/how-it-sounds.html"];
  const published = () => pages.map((file) => existsSync(join(publicDirectory, file)));
  expect(published()).toEqual([true, true]);

  await showVersion(studio, "Published");
  await studio.getByTestId("action-unpublish").click();
  await confirm(studio, "Unpublish");
  await until("a draft alone", async () =>
    (await git("diff", "data.ndjson")).includes('+{"_id":"drafts.'),
  );
  await build();
  expect(published()).toEqual([false, false]);
  await showVersion(studio, "Draft");
  await chooseAction(studio, "Delete");
  await confirm(studio, "Delete");
  await until("the dataset as it was", async () => (await git("diff", "data.ndjson")) === "");
});

async function present(
  path: string,
  window?: BrowserContextOptions,
  studioUrl = running.studioUrl,
): Promise<{ studio: Page; site: FrameLocator }> {
  const studio = await running.openPage(`${studioUrl}/presentation?preview=${path}`, window);
  const site = studio.frameLocator("iframe");
  await site.locator("[data-sanity]").first().waitFor();
  return { studio, site };
}

async function edit(site: FrameLocator, selector: string): Promise<void> {
  const element = site.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  // The overlay comes with the pointer.
  await until("an overlay", async () => {
    await element.hover();
    return (await site.locator("sanity-visual-editing [data-hovered]").count()) > 0;
  });
  await element.click();
}

const illustrated = { sv: illustratedPost("sv").path, en: illustratedPost("en").path };

for (const [path, selector, field] of [
  [illustrated.sv, "main h1 span", "Title (Swedish)"],
  [screenPath("about", "en"), "[data-sanity*='path=role']", "English"],
] as const) {
  test(`${path}: a click on ${selector} puts the cursor into the field ${field}`, async () => {
    const { studio, site } = await present(path);
    await edit(site, selector);
    await until(`the field ${field}`, () =>
      textbox(studio, field)
        .first()
        .evaluate((element) => element === document.activeElement),
    );
  });
}

test("Presentation's own first page, a deep link and a place of a document show what is typed", async () => {
  const { studio, site } = await present("");
  const frame = () => studio.frames().find((each) => each.url().startsWith(running.previewUrl));
  expect(new URL(frame()!.url()).search).toBe("");
  await textbox(studio, "Company").fill("Norrfrakt i Luleå");
  await site.getByText("Norrfrakt i Luleå").first().waitFor();

  const deepLink = encodeURIComponent(`${illustrated.sv}?utm_source=x`);
  await studio.goto(`${running.studioUrl}/presentation?preview=${deepLink}`);
  await textbox(studio, "Title (Swedish)").fill("Skrivet i ramen");
  await headingOf(site, "Skrivet i ramen").waitFor();

  await studio.getByRole("button", { name: /Used on/ }).click();
  await studio.getByText(screenPath("blog", "sv"), { exact: true }).click();
  await site.getByText("Skrivet i ramen").first().waitFor();
  await textbox(studio, "Title (Swedish)").fill("Skrivet från listan");
  await site.getByText("Skrivet från listan").first().waitFor();
});

test("under this machine's other name, the Studio shows its preview, too", async () => {
  const { studio } = await present("/", {}, running.studioUrl.replace("localhost", "127.0.0.1"));
  expect(new URL(studio.url()).origin).toBe(running.studioUrl);
});

test("on a phone, a tap opens the field", async () => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
  const { studio, site } = await present(illustrated.sv, phone);
  // Taps before the overlays have started do nothing.
  await until("the title's field", async () => {
    await site.locator("main h1 [data-sanity]").tap();
    return new URL(studio.url()).pathname.endsWith("/title");
  });
  await textbox(studio, "Title (Swedish)").waitFor();
});

test("a click on a paragraph leads to it in the article", async () => {
  const { studio, site } = await present(illustrated.sv);
  const paragraph = "main p[data-sanity*='path=body'] >> nth=1";
  const attribute = await site.locator(paragraph).getAttribute("data-sanity");
  const [, key = ""] = /path=body:([\w-]+)/.exec(attribute ?? "") ?? [];
  await edit(site, paragraph);
  await article(studio, "Swedish").waitFor();
  await studio.waitForURL(({ pathname }) =>
    decodeURIComponent(pathname).includes(`body[_key=="${key}"]`),
  );
});

for (const [part, selector, field] of [
  ["icon", "main a[data-sanity*='path=attachments'] svg", "file"],
  ["title", "main a [data-sanity*='path=attachments']", "title"],
] as const) {
  test(`a click on the ${part} of an attachment opens it`, async () => {
    const { studio, site } = await present(postWithFiles("sv").path);
    const attribute = await site
      .locator("main a[data-sanity*=attachments]")
      .first()
      .getAttribute("data-sanity");
    const [, key = ""] = /path=attachments:([\w-]+)/.exec(attribute ?? "") ?? [];
    await edit(site, selector);
    const dialog = studio.getByRole("dialog", { name: /attachment/i });
    await dialog.getByRole("textbox", { name: "Title" }).waitFor();
    await studio.waitForURL(({ pathname }) =>
      decodeURIComponent(pathname).endsWith(`attachments[_key=="${key}"].${field}`),
    );
  });
}

test("nothing was asked of another machine, and nothing went wrong in a window", async () => {
  await present(illustrated.sv);
  expect(running.faults).toEqual([]);
});
