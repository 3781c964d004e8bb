/** Browsers know the headers and enforce them; the host sends caching rules per path. */
import { expect, test } from "../setup/fixtures";
import { attributes, readPage, startedScripts } from "../setup/output/built-site";
import { illustratedPost } from "../setup/content/sample-pages";
import { until } from "../setup/until";
import { screenPath } from "../../src/i18n/routes";

const home = screenPath("home", "sv");
const post = illustratedPost("sv").path;

function fileOf(page: string, selector: string, attribute: string): string {
  const [address] = attributes(readPage(page), selector, attribute);
  if (address === undefined) throw new Error(`${page} has no ${selector}.`);
  return address;
}

test("hashed files are cached for a year, everything else is revalidated", async ({ site }) => {
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

/** Injected markup by how the violation that it is begins. */
const attacks: Readonly<Record<string, string>> = {
  "base-uri (https://evil.example/)": `<base href="https://evil.example/">`,
  "script-src-elem (inline)": `<script>self.isHit = true</script>`,
  "script-src-elem (https://evil.example/a.js)": `<script src="https://evil.example/a.js"></script>`,
  "style-src-elem (inline)": `<style>body { display: none }</style>`,
  "script-src-attr (inline)": `<img src="/favicon.svg" alt="" onload="self.isHit = true">`,
  "style-src-attr (inline)": `<p style="position: fixed; inset: 0">x</p>`,
  "img-src (https://evil.example/a.png)": `<img src="https://evil.example/a.png" alt="">`,
  "frame-src (": `<iframe src="https://evil.example/" title="x"></iframe>`,
  "object-src (": `<object data="/favicon.svg"></object>`,
};

test("injected markup is blocked and reported", async ({ site }) => {
  const { page, violations } = await site.openPage({
    path: home,
    hasFaults: true,
    until: "load",
    prepare: async (opening) => {
      await opening.route(site.origin + home, async (route) => {
        const response = await route.fetch();
        const markup = `<head>${Object.values(attacks).join("")}`;
        const body = (await response.text()).replace("<head>", () => markup);
        await route.fulfill({ response, body });
      });
    },
  });
  await page.waitForLoadState("networkidle");
  // Else this test would fail at its end, as any other does.
  const found = violations.splice(0);
  const missed = Object.keys(attacks).filter(
    (start) => !found.some((each) => each.startsWith(start)),
  );
  expect(missed).toEqual([]);
  expect(await page.evaluate(() => "isHit" in self)).toBe(false);
  await expect(page.locator("body")).toBeVisible();
});

type Factory = { createPolicy(name: string, rules: object): unknown };

/** DOM sinks for untrusted text by the directive that blocks them. */
const sinks: readonly (readonly [directive: string, act: () => unknown])[] = [
  ["require-trusted-types-for", () => (document.createElement("div").innerHTML = "<b>x</b>")],
  [
    "require-trusted-types-for",
    () => (document.createElement("script").src = "https://evil.example/a.js"),
  ],
  [
    "require-trusted-types-for",
    () => (document.createElement("script").text = "self.isHit = true"),
  ],
  [
    "trusted-types",
    () => (self as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy("evil", {}),
  ],
];

test("markup, scripts and addresses made of text are refused, and a form that is sent elsewhere", async ({
  site,
}) => {
  const messages: string[] = [];
  const { page, violations } = await site.openPage({
    path: home,
    hasFaults: true,
    prepare: (fresh) => fresh.on("console", (message) => messages.push(message.text())),
  });
  // The browser knows every feature that is denied.
  expect(messages.filter((text) => /permissions.policy/i.test(text))).toEqual([]);
  for (const [directive, act] of sinks) {
    await expect(page.evaluate(act)).rejects.toThrow(/TypeError/);
    await until("a report", () => violations.length > 0);
    expect(violations.splice(0)).toEqual([expect.stringMatching(`^${directive} `)]);
  }
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "https://evil.example/";
    document.body.append(form);
    form.submit();
  });
  await until("a report", () => violations.length > 0);
  expect(violations.splice(0)).toEqual([expect.stringMatching(/^form-action /)]);
});
