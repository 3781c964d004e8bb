/** Every kind of link on an open page keeps working after a new deployment. */
import { startWranglerServer, type WranglerServer } from "../../src/cli/wrangler-server";
import { apiPath, apiServer } from "../setup/servers/api-server";
import { engineSite } from "../setup/engines/engine-site";
import { redeploySite, type RedeployedSite } from "../setup/builds/redeployed-site";
import { byRole, bySelector } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { answersOf, demo } from "../setup/pages/form-page";
import { findFreePort } from "../setup/servers/free-port";
import { pageText } from "../setup/output/page-text";
import { postWithFiles } from "../setup/content/sample-pages";
import { locales } from "../../src/i18n/locales";
import { blogPageUrl, helpQuestionUrl, screenPath } from "../../src/i18n/routes";

const site = engineSite();
let redeployed: RedeployedSite | undefined;
let server: WranglerServer | undefined;
let isDeployed = false;

/** Serves the old site, then the new one, on the same origin. */
const api = apiServer({
  get origin() {
    return isDeployed ? server!.origin : site.origin;
  },
});

beforeAll(async () => {
  redeployed = await redeploySite();
  server = await startWranglerServer({
    directory: redeployed.directory,
    port: await findFreePort(),
  });
});

afterAll(async () => {
  await server?.stop();
  await redeployed?.remove();
});

/** Scripts of the old site are missing after the deployment. */
const expectedErrors = /status of 404|MIME type|not loaded: (script|link)/;

async function openOld(path: string): Promise<Visitor> {
  isDeployed = false;
  const visitor = await site.open({ path, origin: api.origin, expected: expectedErrors });
  await visitor.click(
    byRole("button", pageText(path.startsWith("/en") ? "en" : "sv", "cookie-consent", "reject")),
  );
  await visitor.evaluate(() => void ((window as { isOld?: boolean }).isOld = true));
  return visitor;
}

/** Waits until a page of the new deployment is hydrated. */
async function arriveOnNewSite(visitor: Visitor, url: string): Promise<void> {
  await visitor.arrive(url);
  await visitor.until(() => !("isOld" in window));
  await visitor.untilHydrated();
}

const paths = locales.flatMap((locale) => [
  { kind: "a page", from: screenPath("home", locale), to: screenPath("about", locale) },
  {
    kind: "a query",
    from: screenPath("about", locale),
    to: `${screenPath("home", locale)}?salary=40000&employees=3&days=15`,
  },
  {
    kind: "a fragment",
    from: screenPath("about", locale),
    to: helpQuestionUrl("account", "forgotten-code", locale),
  },
]);

test.each(paths)("a link to $kind arrives: $to", async ({ from, to }) => {
  const visitor = await openOld(from);
  isDeployed = true;
  // What every link of the site calls, including those in articles.
  await visitor.evaluate(
    (url) => (window as unknown as { ___navigate(to: string): void }).___navigate(url),
    to,
  );
  await arriveOnNewSite(visitor, to);
});

test("the next blog page opens", async () => {
  const visitor = await openOld(screenPath("blog", "sv"));
  isDeployed = true;
  const pages = byRole("navigation", pageText("sv", "blog", "pagination"));
  await visitor.click(byRole("link", pageText("sv", "blog", "page", { page: 2 }), pages));
  await visitor.arrive(blogPageUrl(2, "sv"));
  await visitor.until(() => document.querySelectorAll("main article a").length > 0);
});

test("the other language opens", async () => {
  const visitor = await openOld(screenPath("about", "sv"));
  isDeployed = true;
  await visitor.click(
    byRole("button", pageText("sv", "layout", "changeLanguage"), byRole("banner")),
  );
  const panel = byRole("dialog", pageText("sv", "layout", "chooseLanguage"));
  await visitor.click(byRole("link", pageText("sv", "layout", "languageNames.en"), panel));
  await arriveOnNewSite(visitor, screenPath("home", "en"));
});

test("a linked file exists", async () => {
  const visitor = await openOld(postWithFiles("sv").path);
  isDeployed = true;
  const status = await visitor.ask(bySelector("main a[href^='/static/']"), async ([link]) => {
    const response = await fetch((link as HTMLAnchorElement).href);
    return response.status;
  });
  expect(status).toBe(200);
});

test("Back returns to the previous page in one step", async () => {
  const visitor = await openOld(screenPath("home", "en"));
  await visitor.click(
    byRole("link", pageText("en", "layout", "screens.about"), byRole("contentinfo")),
  );
  await visitor.arrive(screenPath("about", "en"));
  isDeployed = true;
  await visitor.click(
    byRole("link", pageText("en", "layout", "screens.product"), byRole("contentinfo")),
  );
  await arriveOnNewSite(visitor, screenPath("product", "en"));
  await visitor.page.back();
  await visitor.arrive(screenPath("about", "en"));
  await visitor.see(byRole("heading", pageText("en", "about", "hero.title")));
  await visitor.untilHydrated();
  await visitor.page.back();
  await visitor.arrive(screenPath("home", "en"));
  await visitor.see(byRole("heading", pageText("en", "home", "hero.title")));
});

test("a partly filled-in form is sent", async () => {
  const visitor = await openOld(screenPath("demoBooking", "sv"));
  const form = bySelector("main form");
  const [[firstName, firstAnswer], ...rest] = answersOf(demo) as [
    ReturnType<typeof answersOf>[number],
    ...ReturnType<typeof answersOf>,
  ];
  await visitor.fill(bySelector(`[name="${firstName}"]`, form), firstAnswer);
  isDeployed = true;
  for (const [name, answer] of rest)
    await visitor.fill(bySelector(`[name="${name}"]`, form), answer);
  await visitor.click(bySelector('button[type="submit"]', form));
  await visitor.see(byRole("heading", pageText("sv", demo.texts, "thanks.title")));
  expect(api.requests.map(({ path }) => path)).toEqual([apiPath(demo.request)]);
});
