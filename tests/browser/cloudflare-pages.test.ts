/** The built site on Cloudflare Pages' own server; all other tests run on that of a Worker. */
import { resolve } from "node:path";
import { expect, test as base } from "../setup/fixtures";
import { startWrangler, type WranglerServer } from "../../src/cli/wrangler-server";
import { compatibilityDate } from "../../src/config/worker-config";
import { redirects } from "../setup/content/embedded-posts";
import { contentPages } from "../setup/content/expected-pages";
import { missingPaths } from "../setup/content/sample-pages";
import { publicDirectory } from "../setup/output/built-site";
import { findFreePort } from "../setup/servers/free-port";
import { localeFromPath } from "../../src/i18n/locales";
import { notFoundCopyPaths } from "../../src/i18n/routes";

const test = base.extend<object, { readonly server: WranglerServer }>({
  server: [
    async ({}, use) => {
      const date = `--compatibility-date=${compatibilityDate}`;
      const command = ["pages", "dev", resolve(publicDirectory), date, "--d1=LEADS=leads"];
      const server = await startWrangler(command, {}, { port: await findFreePort() });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const answer = ({ origin }: WranglerServer, path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: "manual", ...init });

const languageOf = async (response: Response) =>
  /<html lang="(\w+)"/.exec(await response.text())?.[1];

test("every page responds at its own path, and anything else with the nearest not-found page", async ({
  server,
}) => {
  for (const { path, locale } of contentPages) {
    const response = await answer(server, path);
    expect([path, response.status, await languageOf(response)]).toEqual([path, 200, locale]);
  }
  for (const path of [
    "/404",
    ...notFoundCopyPaths(),
    ...missingPaths,
    "/en/a/b/c",
    "/en/blog/a/b",
  ]) {
    const response = await answer(server, path);
    const expected = [path, 404, localeFromPath(path)];
    expect([path, response.status, await languageOf(response)]).toEqual(expected);
  }
  expect((await answer(server, "/om-oss/")).headers.get("Location")).toBe("/om-oss");
});

test("an old address leads on, and browsers ask again each time", async ({ server }) => {
  for (const { from, post } of redirects) {
    const { status, headers } = await answer(server, `${from}/?page=2`);
    expect([status, headers.get("Location")]).toEqual([301, `${post.path}?page=2`]);
    expect(headers.get("Cache-Control")).toMatch(/max-age=0/);
  }
});

test("a header of all files is detached where a later rule says otherwise", async ({ server }) => {
  const policies = ["/", "/favicon.svg"].map(async (path) =>
    (await answer(server, path)).headers.get("Cross-Origin-Resource-Policy"),
  );
  expect(await Promise.all(policies)).toEqual(["same-origin", "cross-origin"]);
});

test("the receiver stores a lead, and every answer asks for HTTPS", async ({ server }) => {
  const headers = {
    "Content-Type": "application/json",
    "Content-Language": "sv",
    "Idempotency-Key": "pages-lead-1",
    Origin: server.origin,
  };
  const lead = { name: "Bo", email: "bo@foretag.example", companyName: "Bo AB", jobTitle: "HR" };
  const post = { method: "POST", headers, body: JSON.stringify(lead) };
  const answers = [
    await answer(server, "/v1/website/newsletter-sign-up", post),
    await answer(server, "/v1/website/x"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 404]);
  for (const response of answers) {
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
  }
});
