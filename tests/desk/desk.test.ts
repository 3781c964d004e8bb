/** `npm run desk`: from a first word in the Studio to the built site, and from a click in the page to a field. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { deskUnderTest, deskStartTimeout } from "../setup/builds/desk";
import { until } from "../setup/builds/live-preview";
import {
  article,
  beginPost,
  chooseFile,
  confirm,
  openTab,
  publish,
  showVersion,
  textbox,
  typeInArticle,
} from "../setup/desk/studio-page";
import { makePng } from "../unit/sanity/content-server/temporary-dataset";
import { illustratedPost } from "../setup/content/sample-pages";
import { screenPath } from "../../src/i18n/routes";

jest.setTimeout(deskStartTimeout);

const desk = deskUnderTest();

const headingOf = (page: Page | FrameLocator, name: string) =>
  page.locator("main").getByRole("heading", { level: 1, name, exact: true });

/** Opens a page of the preview that comes to be while it is asked for. */
async function openPreview(path: string, heading: string): Promise<Page> {
  const page = await desk.openPage(desk.previewUrl + path);
  await until(`a page at ${path}`, async () => {
    const isThere = await headingOf(page, heading)
      .waitFor({ timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) await page.reload();
    return isThere;
  });
  return page;
}

beforeEach(async () => {
  await desk.git("checkout", "--quiet", ".");
  await desk.git("clean", "--quiet", "--force");
});

test("one address is printed, and it is the Studio's", () => {
  expect(desk.log().match(/https?:\/\/\S+/g)).toEqual([desk.studioUrl]);
});

test("a new post is seen while it is typed, is one line in Git, is built, and goes", async () => {
  const pictureFile = join(desk.sandbox.directory, "tmp", "turquoise.png");
  await writeFile(pictureFile, await makePng(1200, 800, "#c0ffee"));
  const studio = await desk.openPage(`${desk.studioUrl}/structure/post`);
  await beginPost(studio);
  await textbox(studio, "Title (Swedish)").fill("Så låter det");
  await studio.getByRole("button", { name: "Generate" }).click();

  const preview = await openPreview("/blog/sa-later-det", "Så låter det");
  await preview.evaluate(() => {
    document.body.dataset.loaded = "once";
    scrollTo({ top: 40, behavior: "instant" });
  });
  await textbox(studio, "Title (Swedish)").fill("Så låter det på måndag");
  await headingOf(preview, "Så låter det på måndag").waitFor();
  await typeInArticle(studio, "Swedish", "Först blir det tyst.");
  await preview.getByText("Först blir det tyst.").first().waitFor();
  const state = await preview.evaluate(() => [document.body.dataset.loaded, scrollY]);
  expect(state).toEqual(["once", 40]);

  await textbox(studio, "Image description (Swedish)").fill("En turkos yta");
  await openTab(studio, "English");
  await textbox(studio, "Title (English)").fill("How it sounds");
  await studio.getByRole("button", { name: "Generate" }).click();
  await textbox(studio, "Image description (English)").fill("A turquoise surface");
  await typeInArticle(studio, "English", "First it is quiet.");
  await openTab(studio, "Shared");
  await chooseFile(studio, "Cover image", pictureFile);
  await preview.locator('main img[src*="turquoise"]').first().waitFor();
  await publish(studio);

  expect(await desk.git("diff", "--numstat")).toBe("1\t0\tdata.ndjson\n");
  expect((await desk.git("status", "--porcelain")).split("\n").sort()).toEqual(
    ["", " M data.ndjson", "?? images/turquoise.png"].sort(),
  );
  await desk.sandbox.build();
  const pages = ["blog/sa-later-det.html", "en/blog/how-it-sounds.html"];
  const published = () => pages.map((file) => existsSync(join(desk.sandbox.publicDirectory, file)));
  expect(published()).toEqual([true, true]);

  await showVersion(studio, "Published");
  await studio.getByTestId("action-unpublish").click();
  await confirm(studio, "Unpublish");
  await until("a draft alone", async () =>
    (await desk.git("diff", "data.ndjson")).includes('+{"_id":"drafts.'),
  );
  await desk.sandbox.build();
  expect(published()).toEqual([false, false]);
  await Promise.all([studio.close(), preview.close()]);
});

/** Opens a page of the site in the Presentation tool. */
async function present(path: string): Promise<{ studio: Page; site: FrameLocator }> {
  const studio = await desk.openPage(`${desk.studioUrl}/presentation?preview=${path}`);
  const site = studio.frameLocator("iframe");
  await site.locator("[data-sanity]").first().waitFor();
  return { studio, site };
}

/** Clicks what the overlays have marked. */
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

const posts = { sv: illustratedPost("sv").path, en: illustratedPost("en").path };

test.each([
  [posts.sv, "main h1", "Title (Swedish)"],
  [posts.en, "main h1", "Title (English)"],
  [screenPath("about", "sv"), "[data-sanity*='path=name']", "Name"],
  [screenPath("about", "en"), "[data-sanity*='path=role']", "English"],
  [screenPath("home", "sv"), "[data-sanity*='path=quote']", "Swedish"],
])("%s: a click on %s leads to the field %s", async (path, selector, field) => {
  const { studio, site } = await present(path);
  await edit(site, selector);
  await until(`the field ${field}`, () =>
    textbox(studio, field)
      .first()
      .evaluate((element) => element === document.activeElement),
  );
  await studio.close();
});

test("a click on a paragraph leads to the article, and the Studio goes where a link leads", async () => {
  const { studio, site } = await present(posts.sv);
  await edit(site, "main [data-sanity*='path=body'] >> nth=0");
  await article(studio, "Swedish").waitFor();
  await studio.waitForURL((url) => url.pathname.includes("body"));
  await studio.close();
});
