/** An address is changed in the Studio, and the old one is followed on the built site. */
import type { Page } from "@playwright/test";
import { startWranglerServer } from "../../../src/cli/wrangler-server";
import { expect, test, type StudioCommand } from "../../setup/studio/studio-command";
import { findFreePort } from "../../setup/servers/free-port";
import { publish } from "../../setup/studio/studio-page";
import { until } from "../../setup/until";

let studio: StudioCommand;

test.beforeEach(({ studio: running }) => {
  studio = running;
});

const documents = async (type: string) =>
  (await studio.documents()).filter(({ _type }) => _type === type);

/** The input of a field, by its name: Sanity gives some no label. */
const input = (page: Page, field: string) =>
  page.getByTestId(`field-${field}`).getByRole("textbox");

/** Returns what the built site answers at a path: the status, and where it leads. */
async function answersOf(paths: readonly string[]): Promise<(string | number | null)[][]> {
  const directory = studio.publicDirectory;
  const server = await startWranglerServer({ directory, port: await findFreePort() });
  try {
    const answers = paths.map(async (path) => {
      const { status, headers } = await fetch(server.origin + path, { redirect: "manual" });
      return [path, status, headers.get("Location")];
    });
    return await Promise.all(answers);
  } finally {
    await server.stop();
  }
}

test("changed addresses lead on in both languages, and back at the first one it is shown there", async () => {
  const { build, studioUrl, openPage } = studio;
  const id = "post-stress";
  const [sv, en] = ["/blog/stress-ar-ingen-personlighet", "/en/blog/stress-is-not-a-personality"];
  const examples = await documents("redirect");
  const linesBefore = (await studio.lines()).length;
  const page = await openPage(`${studioUrl}/structure/post;${id}`);
  await input(page, "slug").fill("stress");
  await page.getByText(`When you publish, ${sv} will lead to /blog/stress.`).waitFor();
  await page.getByRole("tab", { name: "English" }).click();
  await input(page, "slugEn").fill("stress");
  await page.getByText(`When you publish, ${en} will lead to /en/blog/stress.`).waitFor();
  await publish(page);
  await page.getByText(`${sv} now leads to /blog/stress.`, { exact: false }).waitFor();

  // Both redirects are there as soon as the article is, and its draft is gone.
  const redirects = await documents("redirect");
  const made = redirects.filter(({ _id }) => !examples.some((example) => example._id === _id));
  expect((await studio.lines()).length).toBe(linesBefore + 2);
  expect(made.map(({ from }) => from).sort()).toEqual([sv, en]);
  for (const { post } of made) expect(post).toMatchObject({ _ref: id, _weak: true });

  const log = await build();
  expect(log).not.toContain("Gone since");
  expect(await answersOf([sv, `${en}/?a=b`, "/blog/stress"])).toEqual([
    [sv, 301, "/blog/stress"],
    [`${en}/?a=b`, 301, "/en/blog/stress?a=b"],
    ["/blog/stress", 200, null],
  ]);

  await page.getByRole("tab", { name: "Swedish" }).click();
  await input(page, "slug").fill(sv.replace("/blog/", ""));
  await publish(page);
  await until("the redirect of the address that has a page again is gone", async () => {
    const froms = (await documents("redirect")).map(({ from }) => from);
    return !froms.includes(sv) && froms.includes("/blog/stress");
  });
  await build();
  expect(await answersOf([sv, "/blog/stress", en])).toEqual([
    [sv, 200, null],
    ["/blog/stress", 301, sv],
    [en, 301, "/en/blog/stress"],
  ]);
});

test("an editor adds a redirect, but none from an address that has a page", async () => {
  const { build, studioUrl, openPage } = studio;
  const page = await openPage(`${studioUrl}/structure/redirect`);
  await page.getByRole("link", { name: "Redirect", exact: true }).click();
  const from = input(page, "from");
  const refused = page.getByTestId("action-publish").and(page.locator(":disabled"));
  await page.getByTestId("field-page").locator("select").selectOption({ label: "Book a demo" });
  for (const address of ["/om-oss", "/blog/stress-ar-ingen-personlighet", "//evil.example/a"]) {
    await from.fill("/kampanj");
    await page.getByTestId("action-publish").and(page.locator(":enabled")).waitFor();
    await from.fill(address);
    await refused.waitFor();
  }
  await from.fill("/kampanj/");
  await publish(page);
  await build();
  expect(await answersOf(["/kampanj", "/kampanj/?utm_source=a"])).toEqual([
    ["/kampanj", 301, "/boka-demo"],
    ["/kampanj/?utm_source=a", 301, "/boka-demo?utm_source=a"],
  ]);
});
