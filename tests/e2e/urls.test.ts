/** Responses of the CDN's own server. */
import { siteUnderTest } from "../setup/servers/site";
import { contentPages } from "../setup/content/expected-pages";
import { missingPaths } from "../setup/content/sample-pages";
import { localeFromPath, locales } from "../../src/i18n/locales";
import { feedPath, notFoundCopyKind, notFoundCopyPaths, screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();

async function answer(path: string): Promise<Response> {
  return await fetch(site.origin + path, { redirect: "manual" });
}

async function languageOf(response: Response): Promise<string | undefined> {
  return /<html lang="(\w+)"/.exec(await response.text())?.[1];
}

test("every URL responds without a redirect, as HTML in its language", async () => {
  for (const { path, locale } of contentPages) {
    const response = await answer(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect([path, await languageOf(response)]).toEqual([path, locale]);
  }
});

test("a trailing slash redirects to the URL without it", async () => {
  const screens = contentPages.filter(({ path }) => path !== "/");
  for (const { path } of screens) {
    const response = await answer(`${path}/`);
    expect([path, response.status]).toEqual([path, 308]);
    const target = new URL(response.headers.get("location") ?? "", site.origin);
    expect(target.href).toBe(site.origin + path);
  }
});

/** Files that exist but have no URL of their own. */
const notFoundPages = ["/404", ...notFoundCopyPaths()];

const unknown = ["/english", "/en/a/b/c", "/blog/a/b", "/om-oss/x", "/en/blog/page/99"];

test.each([...missingPaths, ...unknown, ...notFoundPages])(
  "%s responds with 404 in its language, noindex",
  async (path) => {
    const response = await answer(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(localeFromPath(path));
    expect(html).toContain('<meta name="robots" content="noindex"');
    // A missing post has its skeleton with a hidden heading, anything else says what is missing.
    const [heading] = /<h1[^>]*>/.exec(html) ?? ["none"];
    expect(heading).toContain("<h1");
    expect(heading.includes("visually-hidden")).toBe(notFoundCopyKind(path) === "post");
  },
);

test("Accept-Language is ignored", async () => {
  for (const locale of locales) {
    const headers = { "Accept-Language": locale === "sv" ? "en-GB,en" : "sv-SE,sv" };
    const path = screenPath("home", locale);
    const response = await fetch(site.origin + path, { headers, redirect: "manual" });
    expect(response.status).toBe(200);
    expect(await languageOf(response)).toBe(locale);
  }
});

const fileTypes = {
  "/robots.txt": "text/plain",
  "/metadata.json": "application/json",
  "/sitemap-index.xml": "application/xml",
  [feedPath("sv")]: "application/xml",
  [feedPath("en")]: "application/xml",
  "/site.webmanifest": "application/manifest+json",
  "/favicon.svg": "image/svg+xml",
  "/favicon.ico": expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/) as unknown,
};

test("other files have the right content type", async () => {
  const types = await Promise.all(
    Object.keys(fileTypes).map(async (path) => {
      const response = await answer(path);
      expect([path, response.status]).toEqual([path, 200]);
      return [path, response.headers.get("content-type")?.split(";")[0]];
    }),
  );
  expect(Object.fromEntries(types)).toEqual(fileTypes);
});
