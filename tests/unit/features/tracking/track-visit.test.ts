/** @jest-environment jsdom */
import type * as TrackVisit from "../../../../src/features/tracking/track-visit";
import {
  consentUpdate,
  installGtag,
  resetVendors,
  scriptAddresses,
  setVendors,
} from "./fake-vendors";

const origin = "https://www.example.com";
const allowed = { analytics: true, marketing: false };
const refused = { analytics: false, marketing: false };

/** A visit from the beginning, with the commands that `gtag` gets. */
async function visit() {
  setVendors({});
  const commands = installGtag();
  const { followConsent, followRoute }: typeof TrackVisit =
    await import("../../../../src/features/tracking/track-visit");
  let previous: ReturnType<typeof at> | undefined;

  /** Gatsby takes the old page's head away some time after the new page has come, and writes the new. */
  async function goTo(address: string, title: string): Promise<void> {
    const location = at(address);
    followRoute(location, previous);
    previous = location;
    await settle();
    document.documentElement.removeAttribute("lang");
    document.title = "";
    await settle();
    document.title = title;
    document.documentElement.setAttribute("lang", "sv");
    await settle();
  }
  /** The next page comes before this one's title, or together with it. */
  async function leaveAtOnce(address: string, title?: string): Promise<void> {
    const location = at(address);
    followRoute(location, previous);
    previous = location;
    await settle();
    document.documentElement.removeAttribute("lang");
    document.title = "";
    await settle();
    if (title === undefined) return;
    document.title = title;
    document.documentElement.setAttribute("lang", "sv");
  }
  async function choose(consent: TrackVisit.Permissions | null): Promise<void> {
    followConsent(consent);
    await settle();
  }
  const pageViews = () =>
    commands
      .filter(([, name]) => name === "page_view")
      .map(([, , page]): unknown[] => Object.values(page as object));
  return { commands, goTo, leaveAtOnce, choose, pageViews };
}

function at(address: string) {
  const { pathname, search } = new URL(address, origin);
  return { origin, pathname, search };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(resetVendors);

test("a page view is recorded for every page while it is allowed, with its title and address", async () => {
  const { goTo, choose, pageViews } = await visit();
  await choose(allowed);
  await goTo("/", "Start");
  await goTo("/om-oss", "Om oss");
  await goTo("/", "Start");
  expect(pageViews()).toEqual([
    ["Start", `${origin}/`],
    ["Om oss", `${origin}/om-oss`],
    ["Start", `${origin}/`],
  ]);
});

test("of two quick ones, the page that was left before its title came is not counted", async () => {
  const { goTo, leaveAtOnce, choose, pageViews } = await visit();
  await choose(allowed);
  await goTo("/", "Start");
  await leaveAtOnce("/om-oss");
  await goTo("/blog", "Blogg");
  expect(pageViews()).toEqual([
    ["Start", `${origin}/`],
    ["Blogg", `${origin}/blog`],
  ]);
});

test("a page that is left as soon as its title is there is counted with it", async () => {
  const { goTo, leaveAtOnce, choose, pageViews } = await visit();
  await choose(allowed);
  await leaveAtOnce("/om-oss", "Om oss");
  await goTo("/blog", "Blogg");
  expect(pageViews()).toEqual([
    ["Om oss", `${origin}/om-oss`],
    ["Blogg", `${origin}/blog`],
  ]);
});

test("without a choice, and after a rejection, there is none", async () => {
  const { goTo, choose, pageViews } = await visit();
  await choose(null);
  await goTo("/", "Start");
  await choose(refused);
  await goTo("/om-oss", "Om oss");
  expect(pageViews()).toEqual([]);
});

test("the page on the screen counts when it is allowed, pages before it do not", async () => {
  const { goTo, choose, pageViews } = await visit();
  await goTo("/", "Start");
  await goTo("/om-oss", "Om oss");
  await choose(allowed);
  await goTo("/blog", "Blogg");
  expect(pageViews()).toEqual([
    ["Om oss", `${origin}/om-oss`],
    ["Blogg", `${origin}/blog`],
  ]);
});

test("it counts once, however often it is allowed", async () => {
  const { goTo, choose, pageViews } = await visit();
  await goTo("/", "Start");
  for (const choice of [allowed, refused, allowed, allowed]) await choose(choice);
  expect(pageViews()).toHaveLength(1);
});

test("another query is another page; another place on the page, or the page again, is none", async () => {
  const { goTo, choose, pageViews } = await visit();
  await choose(allowed);
  await goTo("/blog", "Blogg");
  await goTo("/blog#content", "Blogg");
  await goTo("/blog", "Blogg");
  await goTo("/blog?page=2", "Blogg, sida 2");
  expect(pageViews()).toEqual([
    ["Blogg", `${origin}/blog`],
    ["Blogg, sida 2", `${origin}/blog?page=2`],
  ]);
});

test("a withdrawal ends it at once", async () => {
  const { commands, goTo, choose, pageViews } = await visit();
  await choose(allowed);
  await goTo("/", "Start");
  await choose(refused);
  await goTo("/om-oss", "Om oss");
  expect(pageViews()).toHaveLength(1);
  expect(commands.at(-1)).toEqual(consentUpdate("denied", "denied"));
});

test("what is withdrawn before the vendors' code has come is never told", async () => {
  const { commands, choose } = await visit();
  void choose(allowed);
  await choose(refused);
  expect(commands).toEqual([consentUpdate("denied", "denied")]);
});

test("pages that come faster than the vendors' code are all counted", async () => {
  setVendors({});
  const commands = installGtag();
  const { followConsent, followRoute } =
    await import("../../../../src/features/tracking/track-visit");
  followConsent(allowed);
  for (const path of ["/", "/om-oss"]) {
    followRoute(at(path));
    document.documentElement.setAttribute("lang", "sv");
    await Promise.resolve();
  }
  await settle();
  expect(commands.filter(([, name]) => name === "page_view")).toHaveLength(2);
});

test("without a vendor, a cookie or a consent, not even the vendors' code is loaded", async () => {
  setVendors({ analyticsId: "G-ABC123DEF4", script: "https://tracker.example.com/visit.js" });
  const vendors = jest.fn(() => ({ applyPermissions: () => false }));
  jest.doMock("../../../../src/features/tracking/vendors", vendors);
  const { followConsent, followRoute } =
    await import("../../../../src/features/tracking/track-visit");
  followConsent(null);
  followRoute(at("/"));
  followConsent(refused);
  await settle();
  expect(vendors).not.toHaveBeenCalled();
  expect(scriptAddresses()).toEqual([]);

  // A vendor's cookie from a visit that allowed it.
  document.cookie = "_ga=1; Path=/";
  followConsent(null);
  await settle();
  expect(vendors).toHaveBeenCalledTimes(1);
  jest.dontMock("../../../../src/features/tracking/vendors");
});

test("code that does not come is only logged, and asked for again", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  let isBroken = true;
  const applyPermissions = jest.fn(() => false);
  jest.doMock("../../../../src/features/tracking/vendors", () => {
    if (isBroken) throw new Error("Loading chunk 7 failed.");
    return { applyPermissions };
  });
  const { followConsent } = await import("../../../../src/features/tracking/track-visit");
  followConsent(allowed);
  await settle();
  expect(warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  followConsent(allowed);
  await settle();
  expect(applyPermissions).toHaveBeenCalledWith(allowed);
  jest.dontMock("../../../../src/features/tracking/vendors");
});
