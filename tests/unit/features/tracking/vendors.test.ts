/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.example.com/"}
 */
import type * as Vendors from "../../../../src/features/tracking/vendors";
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
    consentUpdate("granted", "granted"),
    consentUpdate("denied", "denied"),
    consentUpdate("granted", "denied"),
    consentUpdate("denied", "denied"),
  ]);
});

test("without settings, loads nothing and creates no gtag, whatever is allowed", async () => {
  const { applyPermissions, countPage } = await load();
  expect(applyPermissions(everything)).toBe(false);
  countPage({ title: "", url: "" });
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
      ["consent", "default", consentUpdate("denied", "denied")[2]],
      consentUpdate("granted", "denied"),
      ["js", expect.any(Date)],
      ["config", analyticsId, { send_page_view: false }],
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
    expect(queuedCommands().at(-1)).toEqual(consentUpdate("denied", "denied"));
    applyPermissions(onlyAnalytics);
    expect(isOff()).toBe(false);
    expect(queuedCommands().at(-1)).toEqual(consentUpdate("granted", "denied"));
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
