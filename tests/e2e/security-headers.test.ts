/** Browsers know the headers and enforce them; the host sends caching rules per path. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { siteUnderTest } from "../setup/servers/site";
import { attributes, readPage, startedScripts } from "../setup/output/built-site";
import { illustratedPost } from "../setup/content/sample-pages";
import { screenPath } from "../../src/i18n/routes";

const site = siteUnderTest();
const home = screenPath("home", "sv");
const post = illustratedPost("sv").path;

/** A file that a page loads, by the end of its name. */
function fileOf(page: string, selector: string, attribute: string): string {
  const [address] = attributes(readPage(page), selector, attribute);
  if (address === undefined) throw new Error(`${page} has no ${selector}.`);
  return address;
}

test("hashed files are cached for a year, everything else is revalidated", async () => {
  const kept = "public, max-age=31536000, immutable";
  const asked = "public, max-age=0, must-revalidate";
  const files: readonly (readonly [path: string, caching: string])[] = [
    [startedScripts(readPage(home))[0]!, kept],
    [fileOf(home, 'link[as="font"]', "href"), kept],
    [fileOf(post, "main img[src]", "src"), kept],
    [home, asked],
    [post, asked],
    ["/page-data/index/page-data.json", asked],
    ["/page-data/app-data.json", asked],
    ["/sitemap-index.xml", asked],
    ["/favicon.svg", asked],
  ];
  for (const [path, caching] of files) {
    const { status, headers } = await fetch(site.origin + path);
    expect([path, status, headers.get("cache-control")]).toEqual([path, 200, caching]);
  }
});

/** Injected markup, and the directive that blocks it. */
const attacks: [string, string, string][] = [
  ["a script in the page", "script-src-elem", `<script>self.isHit = true</script>`],
  [
    "an event handler",
    "script-src-attr",
    `<img src="/favicon.svg" alt="" onload="self.isHit = true">`,
  ],
  [
    "a script from elsewhere",
    "script-src-elem",
    `<script src="https://evil.example/a.js"></script>`,
  ],
  ["a style in the page", "style-src-elem", `<style>body { display: none }</style>`],
  ["a style attribute", "style-src-attr", `<p style="position: fixed; inset: 0">x</p>`],
  ["a picture from elsewhere", "img-src", `<img src="https://evil.example/a.png" alt="">`],
  ["a frame", "frame-src", `<iframe src="https://evil.example/" title="x"></iframe>`],
  ["another base address", "base-uri", `<base href="https://evil.example/">`],
  ["a plug-in", "object-src", `<object data="/favicon.svg"></object>`],
];

test.each(attacks)("%s is blocked and reported", async (_, directive, html) => {
  const { page, violations } = await site.openPage({
    path: home,
    hasFaults: true,
    until: "load",
    prepare: async (opening) => {
      await opening.route(site.origin + home, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("<head>", () => `<head>${html}`);
        await route.fulfill({ response, body });
      });
    },
  });
  await page.waitForLoadState("networkidle");
  expect(violations.filter((text) => text.startsWith(directive))).not.toEqual([]);
  expect(await page.evaluate(() => "isHit" in self)).toBe(false);
  expect(await page.locator("body").isVisible()).toBe(true);
  // Else this test would fail at its end, as any other does.
  violations.length = 0;
});

/** DOM sinks for untrusted text, and the directive that blocks them. */
const sinks: [string, string, () => unknown][] = [
  [
    "markup made of text",
    "require-trusted-types-for",
    () => (document.createElement("div").innerHTML = "<b>x</b>"),
  ],
  [
    "a script's address made of text",
    "require-trusted-types-for",
    () => (document.createElement("script").src = "https://evil.example/a.js"),
  ],
  [
    "a script made of text",
    "require-trusted-types-for",
    () => (document.createElement("script").text = "self.isHit = true"),
  ],
  [
    "a policy that the site does not know",
    "trusted-types",
    () =>
      (
        self as unknown as Record<"trustedTypes", { createPolicy(...all: unknown[]): unknown }>
      ).trustedTypes.createPolicy("evil", {}),
  ],
];

test.each(sinks)("%s is refused", async (_, directive, act) => {
  const { page, violations } = await site.openPage({ path: home, hasFaults: true });
  const reported = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) =>
          resolve(event.effectiveDirective),
        );
      }),
  );
  await expect(page.evaluate(act)).rejects.toThrow(/TypeError/);
  expect(await reported).toBe(directive);
  violations.length = 0;
});

test("a form cannot be sent elsewhere", async () => {
  const { page, violations } = await site.openPage({ path: home, hasFaults: true });
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "https://evil.example/";
    document.body.append(form);
    const refused = new Promise((resolve) =>
      document.addEventListener("securitypolicyviolation", resolve),
    );
    form.submit();
    return refused.then(() => undefined);
  });
  expect(violations.join()).toMatch(/^form-action/);
  violations.length = 0;
});

test("the browser knows every feature that is denied", async () => {
  const messages: string[] = [];
  await site.openPage({
    path: home,
    prepare: (page) => page.on("console", (message) => messages.push(message.text())),
  });
  expect(messages.filter((text) => /permissions.policy/i.test(text))).toEqual([]);
});

test("another site may show a post's picture, and may not run a script of the site's", async () => {
  const reader = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Reader</title>");
  });
  await new Promise<void>((resolve) => reader.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(reader.address() as AddressInfo).port}`;
  const { page } = await site.openPage({ path: "/", origin, until: "load", hasFaults: true });
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
  expect(await load("img", fileOf(post, "main img[src]", "src"))).toBe("shown");
  expect(await load("script", startedScripts(readPage("/"))[0]!)).toBe("refused");
  reader.closeAllConnections();
  reader.close();
});
