/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.example.com/"}
 */
import type * as Vendors from "../../../../src/features/tracking/vendors";
import { parseSettings } from "../../../../src/config/settings/schema";
import { siteFacts } from "../../../../src/config/site-facts";
import { contentSecurityPolicy } from "../../../../src/gatsby/output/content-security-policy";
import { marketingVariables } from "../../../setup/content/marketing-tool";
import {
  consentUpdate,
  installGtag,
  queuedCommands,
  resetVendors,
  scriptAddresses,
  setVendors,
  vendorWindow,
} from "./fake-vendors";

const analyticsId = "G-ABC123DEF4";
const script = "https://tracker.example.com/visit.js";
const everything = { analytics: true, marketing: true };
const nothing = { analytics: false, marketing: false };
const onlyAnalytics = { analytics: true, marketing: false };
const onlyMarketing = { analytics: false, marketing: true };

async function load(settings: Parameters<typeof setVendors>[0] = {}): Promise<typeof Vendors> {
  setVendors(settings);
  return await import("../../../../src/features/tracking/vendors");
}

beforeEach(resetVendors);

test("an existing gtag receives every change once, even if it is added late", async () => {
  const { applyPermissions } = await load();
  applyPermissions(everything);
  const commands = installGtag();
  for (const each of [everything, nothing, nothing, onlyAnalytics, onlyAnalytics, nothing]) {
    applyPermissions(each);
  }
  expect(commands).toEqual([
    consentUpdate("granted"),
    consentUpdate("denied"),
    consentUpdate("granted"),
    consentUpdate("denied"),
  ]);
});

const google = { script: "https://www.googletagmanager.com/gtm.js?id=GTM-1", googleAds: true };

describe("the three advertising signals", () => {
  test.each([
    ["without a marketing tool", { analyticsId }, everything, "denied"],
    ["with another's", { analyticsId, script }, everything, "denied"],
    ["with Google's", { analyticsId, ...google }, everything, "granted"],
    ["with Google's, after a yes to analytics alone", { ...google }, onlyAnalytics, "denied"],
    ["with Google's, after a yes to marketing alone", { ...google }, onlyMarketing, "granted"],
  ])("%s are as allowed", async (_what, settings, permissions, advertising) => {
    const { applyPermissions } = await load(settings);
    const commands = installGtag();
    applyPermissions(permissions);
    const analytics = permissions.analytics ? "granted" : "denied";
    expect(commands[0]).toEqual(consentUpdate(analytics, advertising));
  });

  test("are there before Google's marketing script, which finds all else denied", async () => {
    const { applyPermissions } = await load(google);
    applyPermissions(onlyAnalytics);
    expect([scriptAddresses(), queuedCommands()]).toEqual([[], []]);
    applyPermissions(onlyMarketing);
    expect(scriptAddresses()).toEqual([google.script]);
    expect(queuedCommands()).toEqual([
      ["consent", "default", consentUpdate("denied")[2]],
      consentUpdate("denied", "granted"),
    ]);
  });
});

test.each([
  [nothing, []],
  [onlyAnalytics, ["https://www.googletagmanager.com"]],
  [onlyMarketing, ["https://tracker.example.com"]],
  [everything, ["https://www.googletagmanager.com", "https://tracker.example.com"]],
])("after %j, scripts may come from %j and nowhere else", async (permissions, origins) => {
  const { applyPermissions } = await load({ analyticsId, script });
  const { consentedOrigins } = await import("../../../../src/browser/trusted-types");
  applyPermissions(permissions);
  applyPermissions(permissions);
  expect(consentedOrigins).toEqual(origins);
});

/** Whether a source of the policy, such as `https://*.example.com`, covers an origin. */
function covers(source: string, origin: string): boolean {
  const host = source.replace("https://", "");
  return host.startsWith("*.") ? origin.endsWith(host.slice(1)) : source === origin;
}

test.each<[string, Record<string, string>]>([
  ["no tool", {}],
  ["analytics", { GATSBY_ANALYTICS_ID: analyticsId }],
  ["marketing", { ...marketingVariables }],
  ["both", { GATSBY_ANALYTICS_ID: analyticsId, ...marketingVariables }],
])("with %s, the page's policy allows the hosts of consented scripts alone", async (_what, env) => {
  const settings = parseSettings(env);
  const facts = siteFacts(settings);
  const { applyPermissions } = await load({
    analyticsId: facts.analyticsId,
    ...(facts.marketing && { script: facts.marketing.scriptUrl }),
  });
  const { consentedOrigins } = await import("../../../../src/browser/trusted-types");
  applyPermissions(everything);
  const inline = { scripts: [], styles: [], styleAttributes: [] };
  const policy = contentSecurityPolicy(settings, inline);
  for (const directive of ["connect-src", "img-src"]) {
    const [, sources = ""] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
    const hosts = sources.split(" ").filter((source) => source.startsWith("https:"));
    expect(consentedOrigins.filter((one) => !hosts.some((host) => covers(host, one)))).toEqual([]);
    // Google measures on hosts beside the one that its script comes from.
    const isGoogles = (host: string) =>
      /^https:\/\/\*\.(google-analytics|analytics\.google)\.com$/.test(host);
    const others = hosts.filter((host) => !consentedOrigins.some((one) => covers(host, one)));
    expect(others.every(isGoogles)).toBe(true);
    if (!facts.analyticsId) expect(others).toEqual([]);
  }
});

test.each([
  ["", ""],
  ["?page=2", "?page=2"],
  ["?utm_source=letter&utm_campaign=may", "?utm_source=letter&utm_campaign=may"],
  ["?email=anna%40example.com&page=2&gclid=1", "?page=2"],
  ["?name=Anna", ""],
])("a page view with the query %j is reported with %j", async (query, reported) => {
  const { countPage } = await load({ analyticsId });
  const commands = installGtag();
  const url = "https://www.example.com/blog";
  countPage({ title: "Blogg", url: url + query });
  const page = { page_title: "Blogg", page_location: url + reported };
  // The first is for the events that the vendor's script sends by itself.
  expect(commands).toEqual([
    ["set", page],
    ["event", "page_view", page],
  ]);
});

test("without settings, loads nothing and creates no gtag, whatever is allowed", async () => {
  const { applyPermissions, countPage } = await load();
  expect(applyPermissions(everything)).toBe(false);
  countPage({ title: "", url: "https://www.example.com/" });
  expect(applyPermissions(nothing)).toBe(false);
  expect(scriptAddresses()).toEqual([]);
  expect([vendorWindow.gtag, vendorWindow.dataLayer]).toEqual([undefined, undefined]);
});

describe("the analytics script", () => {
  test("starts denied once it is allowed, receives what is granted, and sends no page views by itself", async () => {
    const { applyPermissions } = await load({ analyticsId });
    for (const each of [nothing, onlyMarketing]) applyPermissions(each);
    expect([scriptAddresses(), vendorWindow.gtag]).toEqual([[], undefined]);
    applyPermissions(onlyAnalytics);
    expect(scriptAddresses()).toEqual([
      `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`,
    ]);
    expect(queuedCommands()).toEqual([
      ["consent", "default", consentUpdate("denied")[2]],
      consentUpdate("granted"),
      ["js", expect.any(Date)],
      [
        "config",
        analyticsId,
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        },
      ],
    ]);
    // The script accepts only `arguments` objects as commands.
    const kinds = vendorWindow.dataLayer!.map((each) => Object.prototype.toString.call(each));
    expect(new Set(kinds)).toEqual(new Set(["[object Arguments]"]));
  });

  test("is loaded once, then turned off and on with its opt-out", async () => {
    const { applyPermissions } = await load({ analyticsId });
    const isOff = () => vendorWindow[`ga-disable-${analyticsId}`];
    applyPermissions(everything);
    expect(isOff()).toBe(false);
    expect(applyPermissions(nothing)).toBe(false);
    expect(isOff()).toBe(true);
    expect(queuedCommands().at(-1)).toEqual(consentUpdate("denied"));
    applyPermissions(onlyAnalytics);
    expect(isOff()).toBe(false);
    expect(queuedCommands().at(-1)).toEqual(consentUpdate("granted"));
    expect(scriptAddresses()).toHaveLength(1);
  });
});

describe("the marketing script", () => {
  test("is loaded once, with consent, and runs until the page is reloaded", async () => {
    const { applyPermissions } = await load({ script });
    applyPermissions(nothing);
    applyPermissions(onlyAnalytics);
    expect(scriptAddresses()).toEqual([]);
    for (let time = 0; time < 3; time += 1) expect(applyPermissions(onlyMarketing)).toBe(false);
    expect(scriptAddresses()).toEqual([script]);
    expect(applyPermissions(onlyAnalytics)).toBe(true);
    expect(applyPermissions(everything)).toBe(false);
  });

  test("needs no reload if it was blocked", async () => {
    const { applyPermissions } = await load({ script });
    applyPermissions(everything);
    document.head.querySelector("script")!.dispatchEvent(new Event("error"));
    expect(applyPermissions(nothing)).toBe(false);
  });
});

describe("cookies", () => {
  const all = ["_ga=1", "_ga_ABC=2", "visitor_session=3", "visitor_tracker=4", "_gab=5", "own=6"];
  const marketing = ["visitor_session=3", "visitor_tracker=4"];
  const unrelated = ["_gab=5", "own=6"];

  test.each([
    [everything, all],
    [onlyAnalytics, ["_ga=1", "_ga_ABC=2", ...unrelated]],
    [onlyMarketing, [...marketing, ...unrelated]],
    [nothing, unrelated],
  ])("%j keeps allowed and unrelated ones", async (permissions, kept) => {
    const { applyPermissions } = await load({ script });
    for (const cookie of all) document.cookie = `${cookie}; Path=/`;
    applyPermissions(permissions);
    expect(document.cookie.split("; ").sort()).toEqual([...kept].sort());
  });

  test("are removed from the host and every parent domain", async () => {
    const written: string[] = [];
    jest.spyOn(document, "cookie", "get").mockReturnValue("_ga=1; own=2");
    jest.spyOn(document, "cookie", "set").mockImplementation((text) => void written.push(text));
    const { applyPermissions } = await load();
    applyPermissions(onlyMarketing);
    const expired = "_ga=; Path=/; Max-Age=0";
    const domains = ["www.example.com", "example.com", "com"];
    expect(written).toEqual([expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)]);
  });
});
