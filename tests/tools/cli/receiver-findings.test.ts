/** What `npm run check-live` says of a site whose forms lose leads. */
import { parse } from "node-html-parser";
import type { Fetch } from "../../../src/cli/live-check/live-site";
import { receiverFindings, type LeadSettings } from "../../../src/cli/live-check/receiver-findings";

const origin = "https://www.lyhord.example";
const apiOrigin = "https://api.lyhord.example";
const own = '<form method="post" action="/v1/website/demo-request"></form>';
const withoutAddress = '<form method="post"></form>';
const elsewhere = `<form method="post" action="${apiOrigin}/demo"></form>`;

type Answers = (url: string, method: string) => Response;

const refused = () =>
  new Response("{}", { status: 422, headers: { "Content-Type": "application/problem+json" } });
const receiver: Answers = (url) =>
  url.endsWith("/health") ? Response.json({ storage: true, deliveries: true }) : refused();
const html = (status: number) => () =>
  new Response("<title>Page</title>", { status, headers: { "Content-Type": "text/html" } });
const unreachable = () => {
  throw new TypeError("fetch failed");
};

/** Returns the findings for a site of one page, and what was sent. */
async function check(body: string, answers: Answers, settings: LeadSettings = {}) {
  const sent: string[] = [];
  const fetch: Fetch = (url, { method = "GET" } = {}) => {
    sent.push(`${method} ${url}`);
    return new Promise((resolve) => resolve(answers(url, method)));
  };
  const pages = new Map([[`${origin}/kontakt`, parse(body)]]);
  return { findings: await receiverFindings(fetch, origin, pages, settings), sent };
}

test.each<[string, string, Answers, LeadSettings]>([
  ["the site's own receiver", own, receiver, {}],
  ["another API, which answers a request for its options anyhow", elsewhere, html(404), {}],
  ["an API that only the script knows", withoutAddress, html(404), { apiOrigin }],
  ["nobody, without a form", '<form role="search"></form>', unreachable, {}],
])("nothing is wrong with forms that are sent to %s", async (_, body, answers, settings) => {
  const { findings, sent } = await check(body, answers, settings);
  expect(findings).toEqual([]);
  // Another API might store what is posted to it.
  expect(sent).not.toContainEqual(expect.stringMatching(`^(?:POST|GET) ${apiOrigin}`));
});

test.each<[string, Answers, string]>([
  ["404", html(404), "answers 404"],
  ["405", html(405), "answers 405"],
  ["a page", html(200), "answers 200"],
  ["nothing", unreachable, "does not answer (fetch failed)"],
])("one finding names a receiver that was not published: %s", async (_, answers, outcome) => {
  const { findings } = await check(own + own.replace("demo", "offer"), answers);
  expect(findings).toEqual([
    `${origin}/v1/website/demo-request ${outcome} to an empty form, as no receiver does: leads are lost. ` +
      "Publish the receiver by building with `npm run build` or `npx gatsby build`, or set GATSBY_API_ORIGIN",
  ]);
});

test.each<[string, LeadSettings]>([
  [elsewhere, {}],
  [withoutAddress, { apiOrigin }],
])("an API that does not answer is named: %s", async (body, settings) => {
  const { findings } = await check(body, unreachable, settings);
  expect(findings).toEqual([expect.stringContaining(apiOrigin)]);
  expect(findings[0]).toContain("leads are lost. Correct GATSBY_API_ORIGIN");
});

test("a form without an address is named, once for the site", async () => {
  const { findings } = await check(withoutAddress + withoutAddress, receiver);
  expect(findings).toEqual([
    expect.stringContaining(`${origin}/kontakt loses leads: its form has no address.`),
  ]);
});
