/** Links to articles: chosen in the Studio, they follow when the address of an article changes. */
import type { Page } from "@playwright/test";
import { expect, test, type StudioCommand } from "../../setup/studio/studio-command";
import { article, publish } from "../../setup/studio/studio-page";
import { until } from "../../setup/until";

let studio: StudioCommand;

test.beforeEach(({ studio: running }) => {
  studio = running;
});

/** An article that others link to, and one that does not yet; both in both languages. */
const linked = "post-anonymitet";
const linking = "post-osa";

type Slug = { readonly current: string };
type Post = {
  readonly _id: string;
  readonly title: string;
  readonly slug: Slug;
  readonly slugEn: Slug;
};

async function postOf(id: string): Promise<Post> {
  const documents = await studio.documents();
  return documents.find(({ _id }) => _id === id) as unknown as Post;
}

const open = (id: string) => studio.openPage(`${studio.studioUrl}/structure/post;${id}`);

/** The data of a page of the preview, with its links. */
async function dataOf(path: string): Promise<string> {
  return (await fetch(`${studio.previewUrl}/page-data${path}/page-data.json`)).text();
}

async function untilLinked(path: string, target: string): Promise<void> {
  await until(`a link to ${target} at ${path}`, async () =>
    (await dataOf(path)).includes(`"href":"${target}"`),
  );
}

/** Selects the first words of a paragraph in the wide editor, where every button has room, and begins a link. */
async function beginLink(page: Page, words: string): Promise<void> {
  await article(page, "Swedish").click();
  await page.getByRole("button", { name: "Expand editor" }).click();
  const paragraph = page.locator("[contenteditable=true]").getByText(words).first();
  await paragraph.dblclick({ position: { x: 20, y: 10 } });
  await page.getByTestId("action-button-internalLink").first().click();
}

async function changeSlug(page: Page, field: "slug" | "slugEn", slug: string): Promise<void> {
  await page.getByTestId(`field-${field}`).getByRole("textbox").fill(slug);
}

test("an article is chosen for a link, and the link follows its address in both languages", async () => {
  const { title, slug } = await postOf(linked);
  const page = await open(linking);
  await beginLink(page, "Modellen är");
  // While it leads nowhere, nothing is published.
  await page.getByTestId("action-publish").and(page.locator(":disabled")).waitFor();
  await page.getByTestId("autocomplete").fill(title.slice(0, 12));
  const found = page.getByTestId("autocomplete-popover").getByRole("option", { name: title });
  await found.first().click();
  await publish(page);
  expect(JSON.stringify(await postOf(linking))).toContain(
    `"post":{"_type":"reference","_ref":"${linked}"}`,
  );
  const { slug: own } = await postOf(linking);
  await untilLinked(`/blog/${own.current}`, `/blog/${slug.current}`);

  const target = await open(linked);
  await changeSlug(target, "slug", "flyttad");
  await target.getByRole("tab", { name: "English" }).click();
  await changeSlug(target, "slugEn", "moved");
  await publish(target);
  await untilLinked(`/blog/${own.current}`, "/blog/flyttad");
  const both = await postOf("post-svara-samtal");
  await untilLinked(`/blog/${both.slug.current}`, "/blog/flyttad");
  await untilLinked(`/en/blog/${both.slugEn.current}`, "/en/blog/moved");
});
