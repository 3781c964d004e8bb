/** @jest-environment jsdom */
import type * as TrackVisit from "../../../../src/features/tracking/track-visit";
import type { Permissions } from "../../../../src/features/tracking/vendors";
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

const load = (): Promise<typeof TrackVisit> =>
  import("../../../../src/features/tracking/track-visit");

/** Starts a visit, and records the commands sent to `gtag`. */
async function visit() {
  setVendors({});
  const commands = installGtag();
  const { applyConsent, trackRoute } = await load();
  let previous: ReturnType<typeof locationAt> | undefined;

  /** Like Gatsby, sets the title after the route change. */
  async function goTo(path: string, title: string, stay = settle): Promise<void> {
    const location = locationAt(path);
    trackRoute(location, previous);
    previous = location;
    document.title = title;
    await stay();
  }
  async function choose(consent: Permissions | null): Promise<void> {
    applyConsent(consent);
    await settle();
  }
  const pageViews = () =>
    commands
      .filter(([, name]) => name === "page_view")
      .map(([, , page]): unknown[] => Object.values(page as object));
  return { commands, goTo, choose, pageViews };
}

function locationAt(path: string) {
  const { pathname, search } = new URL(path, origin);
  return { origin, pathname, search };
}

/** Lets the time pass in which Gatsby sets a title. */
const settle = () => jest.advanceTimersByTimeAsync(500);

beforeEach(() => {
  jest.useFakeTimers();
  resetVendors();
});
afterEach(() => jest.useRealTimers());

const start = ["/", "Start"] as const;
const about = ["/om-oss", "Om oss"] as const;
const blog = ["/blog", "Blogg"] as const;
const secondPage = ["/blog?page=2", "Blogg, sida 2"] as const;
type Step = readonly [path: string, title: string] | Permissions | null;

test.each<[string, readonly Step[], readonly (readonly [path: string, title: string])[]]>([
  ["every page while allowed", [allowed, start, about, start], [start, about, start]],
  ["no page without a choice", [null, start, about], []],
  ["no page after a rejection", [start, refused, about], []],
  ["the current page once allowed", [start, about, allowed, blog], [about, blog]],
  ["a page once", [start, allowed, refused, allowed, allowed], [start]],
  ["a new query string as a page", [allowed, blog, secondPage], [blog, secondPage]],
  ["no fragment", [allowed, blog, ["/blog#content", "Blogg"], blog], [blog]],
])("records %s, with title and URL", async (_what, steps, pages) => {
  const { goTo, choose, pageViews } = await visit();
  for (const step of steps) {
    if (step && "length" in step) await goTo(...step);
    else await choose(step);
  }
  expect(pageViews()).toEqual(pages.map(([path, title]) => [title, origin + path]));
});

test("counts a page that is left at once, and stops at once when consent is withdrawn", async () => {
  const { commands, goTo, choose, pageViews } = await visit();
  await choose(allowed);
  await goTo(...start);
  await goTo(...about, () => jest.advanceTimersByTimeAsync(20));
  await goTo(...blog);
  await choose(refused);
  await goTo(...about);
  expect(pageViews().map(([title]) => title)).toEqual(["Start", "Om oss", "Blogg"]);
  expect(commands.at(-1)).toEqual(consentUpdate("denied"));
});

test("never passes on consent that is withdrawn before the vendors' code has loaded", async () => {
  const { commands, choose } = await visit();
  void choose(allowed);
  await choose(refused);
  expect(commands).toEqual([consentUpdate("denied")]);
});

test("counts all pages that are visited before the vendors' code has loaded", async () => {
  setVendors({});
  const commands = installGtag();
  const { applyConsent, trackRoute } = await load();
  applyConsent(allowed);
  for (const path of ["/", "/om-oss"]) {
    trackRoute(locationAt(path));
    jest.advanceTimersByTime(500);
  }
  await settle();
  expect(commands.filter(([, name]) => name === "page_view")).toHaveLength(2);
});

test("counts a form that is sent while analytics is allowed, and none that was sent otherwise", async () => {
  const { commands, goTo, choose } = await visit();
  const { trackLead } = await load();
  const leads = () => commands.filter(([, name]) => name === "generate_lead");
  await goTo(...start);
  trackLead();
  await choose(allowed);
  expect(leads()).toEqual([]);
  trackLead();
  await settle();
  expect(leads()).toEqual([["event", "generate_lead"]]);
  // Withdrawn before the vendors' code could count it.
  trackLead();
  await choose(refused);
  await choose(allowed);
  expect(leads()).toHaveLength(1);
});

test("does not load the vendors' code without a vendor, a cookie or consent", async () => {
  setVendors({ analyticsId: "G-ABC123DEF4", script: "https://tracker.example.com/visit.js" });
  const vendors = jest.fn(() => ({ applyPermissions: () => false }));
  jest.doMock("../../../../src/features/tracking/vendors", vendors);
  const { applyConsent, trackRoute } = await load();
  applyConsent(null);
  trackRoute(locationAt("/"));
  applyConsent(refused);
  await settle();
  expect(vendors).not.toHaveBeenCalled();
  expect(scriptAddresses()).toEqual([]);

  // A vendor's cookie from an earlier visit with consent.
  document.cookie = "_ga=1; Path=/";
  applyConsent(null);
  await settle();
  expect(vendors).toHaveBeenCalledTimes(1);
  jest.dontMock("../../../../src/features/tracking/vendors");
});

test("logs a failure to load the vendors' code, and retries", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  let isBroken = true;
  const applyPermissions = jest.fn(() => false);
  jest.doMock("../../../../src/features/tracking/vendors", () => {
    if (isBroken) throw new Error("Loading chunk 7 failed.");
    return { applyPermissions };
  });
  const { applyConsent } = await load();
  applyConsent(allowed);
  await settle();
  expect(warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  applyConsent(allowed);
  await settle();
  expect(applyPermissions).toHaveBeenCalledWith(allowed);
  jest.dontMock("../../../../src/features/tracking/vendors");
});
