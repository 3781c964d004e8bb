/** `npm run check-live` on the built site, served as it is deployed, and on deployments with something wrong. */
import { expect, test as base } from "../setup/fixtures";
import { checkLive } from "../../src/cli/live-check/check-live";
import type { Fetch } from "../../src/cli/live-check/live-site";
import { settings } from "../../src/config/settings/current";
import { receiverPath } from "../../src/config/receiver-path";
import { site as facts } from "../../src/config/site";
import { securityHeaders } from "../../src/gatsby/output/headers-file";
import { screenPath } from "../../src/i18n/routes";

async function copiesOf(answer: Promise<Response>): Promise<() => Response> {
  const response = await answer;
  const { status, headers } = response;
  const bytes = await response.arrayBuffer();
  // A status such as 304 allows no body, not even an empty one.
  return () => new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
}

/**
 * Reaches a server in place of the site's public address. Each GET and HEAD is asked once, as every check gets the
 * same answers. Links to other sites answer, without being asked.
 */
function servedAt(origin: string): Fetch {
  const kept = new Map<string, Promise<() => Response>>();
  return async (url, init) => {
    if (!url.startsWith(`${facts.url}/`)) return new Response(null);
    const reach = async () => await fetch(url.replace(facts.url, origin), init);
    const method = init?.method ?? "GET";
    if (method === "POST") return await reach();
    const request = `${method} ${url}`;
    if (!kept.has(request)) kept.set(request, copiesOf(reach()));
    return (await kept.get(request)!)();
  };
}

const test = base.extend<object, { readonly served: Fetch }>({
  served: [async ({ receiver }, use) => await use(servedAt(receiver.origin)), { scope: "worker" }],
});

const check = async (deployment: Fetch) =>
  await checkLive({
    origin: facts.url,
    headers: securityHeaders(settings),
    leads: settings,
    fetch: deployment,
  });

test("nothing is wrong with the built site", async ({ served }) => {
  const { findings, counts } = await check(served);
  expect(findings).toEqual([]);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50);
});

type Change = (response: Response, body: string) => Response | Promise<Response>;

type Fault = (served: Fetch) => Fetch;

/** The site with other answers at the URLs that match. */
function changed(pattern: RegExp, change: Change): Fault {
  return (served) => async (url, init) => {
    const response = await served(url, init);
    if (!pattern.test(url)) return response;
    return await change(response, await response.text());
  };
}

const answer =
  (status: number): Change =>
  () =>
    new Response("", { status });

const without =
  (header: string): Change =>
  (response, body) => {
    const headers = new Headers(response.headers);
    headers.delete(header);
    return new Response(body, { status: response.status, headers });
  };

const replaced =
  (from: RegExp, to: string): Change =>
  ({ status, headers }, body) => {
    expect(body).toMatch(from);
    return new Response(body.replace(from, to), { status, headers });
  };

const about = facts.url + screenPath("about", "sv");
const isAbout = new RegExp(`^${about}$`);
const health = `${facts.url}${receiverPath}/health`;
const healthOf =
  (state: object): Change =>
  () =>
    Response.json(state);

for (const [what, fault, finding] of [
  [
    "the host hides mailboxes",
    changed(isAbout, replaced(/href="mailto:[^"]*"/, 'href="/cdn-cgi/l/email-protection#0a"')),
    `${about} has mailboxes that Cloudflare has hidden`,
  ],
  ["a page is missing", changed(isAbout, answer(404)), `${about} answers 404`],
  [
    "pages lead elsewhere",
    changed(isAbout, () => Response.redirect(`${facts.url}/`, 302)),
    `${about} answers 302, and leads to ${facts.url}/`,
  ],
  [
    "it was built for another address",
    changed(/robots\.txt$/, replaced(/Sitemap: \S+/, "Sitemap: https://old.example/sitemap.xml")),
    "the site was built for another SITE_URL",
  ],
  [
    "a canonical address is another page's",
    changed(isAbout, replaced(/rel="canonical" href="[^"]+"/, 'rel="canonical" href="/"')),
    `${about} has the canonical address /`,
  ],
  [
    "a language version is missing",
    changed(isAbout, replaced(/<link rel="alternate" hrefLang="en"[^>]+>/i, "")),
    `${about} names other language versions than the sitemap`,
  ],
  [
    "headers are lost",
    changed(isAbout, without("X-Content-Type-Options")),
    `${about} lacks the header X-Content-Type-Options`,
  ],
  [
    "the policy is lost",
    changed(isAbout, without("Content-Security-Policy")),
    `${about} lacks a Content-Security-Policy`,
  ],
  [
    "the host writes a script into the pages",
    changed(isAbout, replaced(/<\/body>/, "<script>track()</script></body>")),
    `${about} has a script that its policy blocks: track()`,
  ],
  ["a script is gone", changed(/\/app-[^/]+\.js$/, answer(404)), ".js answers 404"],
  [
    "a missing file is answered with a page",
    changed(
      /figtree[^/]+\.woff2$/,
      () => new Response("", { headers: { "Content-Type": "text/html" } }),
    ),
    "is answered with a page, not with the file",
  ],
  [
    "a missing page answers 200",
    changed(/missing-page$/, answer(200)),
    "answers 200, though there is no such page",
  ],
  ["the receiver is off", changed(/demo-request$/, answer(404)), "answers 404 to an empty form"],
  [
    "the storage does not answer",
    changed(/health$/, healthOf({ storage: false, deliveries: true })),
    `${health} says that the storage does not answer`,
  ],
  [
    "leads are not delivered",
    changed(/health$/, healthOf({ storage: true, deliveries: false, overdue: 2 })),
    `${health} says that leads have waited for their delivery for more than a day: 2`,
  ],
  [
    "a destination has no settings",
    changed(/health$/, healthOf({ storage: true, deliveries: false, overdue: 0 })),
    `${health} says that the settings of a destination of the build are missing`,
  ],
] as const) {
  test(`it is named when ${what}`, async ({ served }) => {
    const { findings } = await check(fault(served));
    expect(findings).toContainEqual(expect.stringContaining(finding));
    // The fault of one thing is not told of every other.
    expect(findings.length).toBeLessThan(5);
  });
}
