/** An open page keeps working after a new deployment. */
import { startWranglerServer, type WranglerServer } from "../../src/cli/wrangler-server";
import { apiPath, apiServer } from "../setup/servers/api-server";
import { engineSite } from "../setup/engines/engine-site";
import { redeploySite, type RedeployedSite } from "../setup/builds/redeployed-site";
import { byRole, bySelector } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { answersOf, demo } from "../setup/pages/form-page";
import { findFreePort } from "../setup/servers/free-port";
import { pageText } from "../setup/output/page-text";
import { screenPath } from "../../src/i18n/routes";

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

test("a link with a query and a fragment arrives", async () => {
  const visitor = await openOld(screenPath("about", "sv"));
  isDeployed = true;
  const to = `${screenPath("home", "sv")}?salary=40000&employees=3&days=15#calculator`;
  // What every link of the site calls, including those in articles.
  await visitor.evaluate(
    (url) => (window as unknown as { ___navigate(to: string): void }).___navigate(url),
    to,
  );
  await arriveOnNewSite(visitor, to);
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
