/** `npm run studio`: from a first word in the Studio to the built site, and from a click in the page to a field. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { studioCommand, studioStartTimeout } from "../setup/builds/studio-command";
import { until } from "../setup/until";
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
} from "../setup/studio/studio-page";
import { makePng } from "../unit/sanity/embedded/temporary-dataset";
import { editedField } from "../setup/content/edited-field";
import { illustratedPost, postWithFiles } from "../setup/content/sample-pages";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";
import { documentTypes } from "../../studio/schema-types";

/** Milliseconds after which a click or a load is tried again. */
const untilOpened = 15_000;

jest.setTimeout(studioStartTimeout);

const command = studioCommand();

const headingOf = (page: Page | FrameLocator, name: string) =>
  page.locator("main").getByRole("heading", { level: 1, name, exact: true });

/** Opens a page of the preview that comes to be while it is asked for. */
async function openPreview(path: string, heading: string): Promise<Page> {
  const page = await command.openPage(command.previewUrl + path);
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

test("one address is printed, and it is the Studio's", () => {
  expect(command.log().match(/https?:\/\/\S+/g)).toEqual([command.studioUrl]);
});

test("a second one is refused while the first runs", async () => {
  await expect(command.sandbox.build({ command: "studio" })).rejects.toThrow(
    /"npm run studio" is running in this folder already/,
  );
});

test("a new post is seen while it is typed, is one line in Git, is built, and goes", async () => {
  const pictureFile = join(command.sandbox.directory, "tmp", "turquoise.png");
  await writeFile(pictureFile, await makePng(1200, 800, "#c0ffee"));
  const studio = await command.openPage(`${command.studioUrl}/structure/post`);
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

  expect(await command.git("diff", "--numstat")).toBe("1\t0\tdata.ndjson\n");
  expect((await command.git("status", "--porcelain")).split("\n").sort()).toEqual(
    ["", " M data.ndjson", "?? images/turquoise.png"].sort(),
  );
  await command.sandbox.build();
  const pages = ["blog/sa-later-det.html", "en/blog/how-it-sounds.html"];
  const published = () =>
    pages.map((file) => existsSync(join(command.sandbox.publicDirectory, file)));
  expect(published()).toEqual([true, true]);

  await showVersion(studio, "Published");
  await studio.getByTestId("action-unpublish").click();
  await confirm(studio, "Unpublish");
  await until("a draft alone", async () =>
    (await command.git("diff", "data.ndjson")).includes('+{"_id":"drafts.'),
  );
  await command.sandbox.build();
  expect(published()).toEqual([false, false]);
  await Promise.all([studio.close(), preview.close()]);
});

/** Opens a page of the site in the Presentation tool. */
async function present(
  path: string,
  window?: BrowserContextOptions,
): Promise<{ studio: Page; site: FrameLocator }> {
  const studio = await command.openPage(
    `${command.studioUrl}/presentation?preview=${path}`,
    window,
  );
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

const illustrated = { sv: illustratedPost("sv").path, en: illustratedPost("en").path };

test.each([
  [illustrated.sv, "main h1", "Title (Swedish)"],
  [illustrated.en, "main h1", "Title (English)"],
  [screenPath("about", "sv"), "[data-sanity*='path=name']", "Name"],
  [screenPath("about", "en"), "[data-sanity*='path=role']", "English"],
  [screenPath("home", "sv"), "[data-sanity*='path=quote']", "Swedish"],
])("%s: a click on %s puts the cursor into the field %s", async (path, selector, field) => {
  const { studio, site } = await present(path);
  await edit(site, selector);
  await until(`the field ${field}`, () =>
    textbox(studio, field)
      .first()
      .evaluate((element) => element === document.activeElement),
  );
  await studio.close();
});

test("Presentation's own first page, a deep link and a place of a document show what is typed", async () => {
  const { studio, site } = await present("");
  const frame = () => studio.frames().find((each) => each.url().startsWith(command.previewUrl));
  expect(frame()?.url()).toContain("sanity-preview-perspective=");
  await textbox(studio, "Company").fill("Norrfrakt i Luleå");
  await site.getByText("Norrfrakt i Luleå").first().waitFor();

  const deepLink = encodeURIComponent(`${illustrated.sv}?utm_source=x`);
  await studio.goto(`${command.studioUrl}/presentation?preview=${deepLink}`);
  await textbox(studio, "Title (Swedish)").fill("Skrivet i ramen");
  await headingOf(site, "Skrivet i ramen").waitFor();

  await studio.getByRole("button", { name: /Used on/ }).click();
  await studio.getByText(screenPath("blog", "sv"), { exact: true }).click();
  await site.getByText("Skrivet i ramen").first().waitFor();
  await textbox(studio, "Title (Swedish)").fill("Skrivet från listan");
  await site.getByText("Skrivet från listan").first().waitFor();
  await studio.close();
});

/** One of each kind of text and picture, by the end of its field's path, or by its element in an article. */
const parts = {
  illustrated: ["title", "publishedAt", "image", "h2", "li", "body-image"],
  withFiles: ["p", "blockquote", "attachment-title", "attachment-file"],
  about: ["name", "role", "email", "phoneNumber", "image"],
  home: ["quote", "title", "name", "company", "image"],
} as const;

const blocks = ["p", "h2", "li", "blockquote"];

/** Returns the selector of the first element of a kind. */
function partSelector(part: string): string {
  const inArticle = '[data-sanity*="path=body"]';
  if (blocks.includes(part)) return `main ${part}${inArticle}`;
  if (part === "body-image") return `main ${inArticle}:has(img)`;
  const [, inAttachment] = /^attachment-(.*)/.exec(part) ?? [];
  if (inAttachment) return `main [data-sanity*="path=attachments"][data-sanity*="${inAttachment}"]`;
  return `main [data-sanity*="path=${part}"]`;
}

/** Returns what the form calls the field that a path begins with. */
function fieldTitle(type: string, path: string): string {
  const [root = ""] = path.split(/[.[]/);
  const fields = documentTypes.find(({ name }) => name === type)?.fields;
  return fields?.find(({ name }) => name === root)?.title ?? root;
}

test.each(
  locales.flatMap((locale): [string, readonly string[]][] => [
    [illustratedPost(locale).path, parts.illustrated],
    [postWithFiles(locale).path, parts.withFiles],
    [screenPath("about", locale), parts.about],
    [screenPath("home", locale), parts.home],
  ]),
)("%s: a click on each of %s opens its document at its field", async (path, kinds) => {
  const { studio, site } = await present(path);
  for (const kind of kinds) {
    const element = site.locator(partSelector(kind)).first();
    const attribute = (await element.getAttribute("data-sanity")) ?? "";
    const [id = "", type = "", field = ""] = editedField(attribute, command.studioUrl).split(" ");
    const isOpened = ({ pathname }: URL) =>
      decodeURIComponent(pathname).startsWith(`/presentation/${type}/${id}/${field}`);
    // While it follows the last click, the Studio may miss the next one.
    // In the middle of a file's card may be its title, a field of its own.
    const spot = kind === "attachment-file" ? `${partSelector(kind)} svg` : partSelector(kind);
    await until(`the field of ${kind}`, async () => {
      await edit(site, spot);
      return studio.waitForURL(isOpened, { timeout: untilOpened }).then(
        () => true,
        () => false,
      );
    });
    const label = studio.getByText(fieldTitle(type, field), { exact: true });
    await label.locator("visible=true").first().waitFor();
  }
  await studio.close();
});

test("on a phone, a tap opens the field", async () => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
  const { studio, site } = await present(illustrated.sv, phone);
  // Taps before the overlays have started do nothing.
  await until("the title's field", async () => {
    await site.locator("main h1[data-sanity]").tap();
    return new URL(studio.url()).pathname.endsWith("/title");
  });
  await textbox(studio, "Title (Swedish)").waitFor();
});

test("a click on a paragraph leads to the article, and the Studio goes where a link leads", async () => {
  const { studio, site } = await present(illustrated.sv);
  await edit(site, "main [data-sanity*='path=body'] >> nth=0");
  await article(studio, "Swedish").waitFor();
  await studio.waitForURL((url) => url.pathname.includes("body"));
  await studio.close();
});
