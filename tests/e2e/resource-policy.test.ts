/** Which of the site's files other sites may embed. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  attributes,
  publicFiles,
  readPage,
  readPublic,
  startedScripts,
} from "../setup/output/built-site";
import { contentPaths, samplePaths } from "../setup/content/sample-pages";
import { siteUnderTest } from "../setup/servers/site";
import { site as facts } from "../../src/config/site";
import { locales } from "../../src/i18n/locales";
import { feedPath, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

/** Paths of the site's pictures, out of any text that names them in full. */
function picturesIn(text: string): string[] {
  const address = /(https?:\/\/[^/"'\s]+)(\/[^"'<>\s]+?\.(?:avif|gif|ico|jpe?g|png|svg|webp))\b/g;
  const found = [...text.matchAll(address)].filter(([, origin]) => origin === facts.url);
  return found.map(([, , path]) => path!);
}

const ofFeeds = locales.flatMap((locale) => picturesIn(readPublic(feedPath(locale).slice(1))));
/** Pictures for sharing, in structured data, and icons. */
const ofHeads = contentPaths.flatMap((path) => {
  const page = readPage(path);
  return [...picturesIn(page.toString()), ...attributes(page, 'link[rel*="icon"]', "href")];
});
const manifest = JSON.parse(readPublic("site.webmanifest")) as { icons: { src: string }[] };

async function policyOf(path: string): Promise<[path: string, policy: string | null]> {
  const { headers } = await fetch(site.origin + path, { redirect: "manual" });
  return [path, headers.get("cross-origin-resource-policy")];
}

test("other sites may embed images in feeds, heads and the manifest", async () => {
  expect(ofFeeds.length).toBeGreaterThan(20);
  expect(ofHeads.length).toBeGreaterThan(20);
  const paths = new Set([...ofFeeds, ...ofHeads, ...manifest.icons.map(({ src }) => src)]);
  for (const path of paths) expect(await policyOf(path)).toEqual([path, "cross-origin"]);
});

test("pages, code, data and files are same-origin", async () => {
  const byEnding = (ending: string) => `/${publicFiles.find((file) => file.endsWith(ending))!}`;
  const files = [
    startedScripts(readPage(screenPath("home", "sv")))[0]!,
    ...[".css", ".woff2", ".pdf"].map(byEnding),
    "/page-data/app-data.json",
    "/site.webmanifest",
    feedPath("sv"),
    "/sitemap-index.xml",
  ];
  for (const path of [...samplePaths, ...files]) {
    expect(await policyOf(path)).toEqual([path, "same-origin"]);
  }
});

describe("in a feed reader on another origin", () => {
  let reader: Server;
  beforeAll(async () => {
    reader = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Reader</title>");
    });
    await new Promise<void>((resolve) => reader.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => reader.close());

  test("a post's picture is shown, and a script of the site's is refused", async () => {
    const origin = `http://127.0.0.1:${(reader.address() as AddressInfo).port}`;
    const { page } = await site.openPage({ path: "/", origin, until: "load" });
    const load = async (tag: "img" | "script", path: string) =>
      await page.evaluate(
        async ([name, address]) => {
          const element = document.createElement(name);
          element.src = address;
          document.body.append(element);
          return await new Promise<string>((resolve) => {
            element.onload = () => resolve("shown");
            element.onerror = () => resolve("refused");
          });
        },
        [tag, site.origin + path] as const,
      );
    expect(await load("img", ofFeeds[0]!)).toBe("shown");
    expect(await load("script", startedScripts(readPage("/"))[0]!)).toBe("refused");
  });
});
