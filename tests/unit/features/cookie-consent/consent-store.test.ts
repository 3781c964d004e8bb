/** @jest-environment jsdom */
import type * as Store from "../../../../src/features/cookie-consent/consent-store";
import { parseConsent } from "../../../../src/features/cookie-consent/consent-store";
import { setVendors } from "../tracking/fake-vendors";

const key = "userConsent";
const toolsKey = "userConsentTools";
const allowed = '{"analytics":true,"marketing":true}';
const refused = '{"analytics":false,"marketing":false}';

/** Loads the store as a new page would. */
async function load(stored: string | null = null): Promise<typeof Store> {
  if (stored !== null) localStorage.setItem(key, stored);
  jest.resetModules();
  return await import("../../../../src/features/cookie-consent/consent-store");
}

/** Changes the storage as another tab would, and dispatches the browser's event. */
function changeElsewhere(value: string | null, changedKey: string | null = key): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent("storage", { key: changedKey, newValue: value }));
}

afterEach(() => localStorage.clear());

test.each([null, '{"analytics":"yes"}'])("the record %s is no choice", async (record) => {
  const { consentState } = await load(record);
  expect(consentState()).toEqual({ consent: null, isDialogOpen: false });
  expect(localStorage.getItem(key)).toBe(record);
});

test("stores a choice and nothing else, and notifies listeners of changes alone", async () => {
  const { consentState, saveConsent, onConsentChange, closeDialog } = await load();
  const listener = jest.fn();
  const unsubscribe = onConsentChange(listener);
  const before = consentState();
  closeDialog();
  expect(consentState()).toBe(before);
  expect(listener).not.toHaveBeenCalled();

  saveConsent({ analytics: true, marketing: false });
  expect(consentState().consent).toEqual({ analytics: true, marketing: false });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    [key]: '{"analytics":true,"marketing":false}',
    [toolsKey]: "[]",
  });
  unsubscribe();
  saveConsent({ analytics: false, marketing: false });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ [key]: refused });
});

test.each([
  ["a choice", null, refused, key, { analytics: false, marketing: false }],
  ["a withdrawal", allowed, refused, key, { analytics: false, marketing: false }],
  ["the removal of the record", allowed, null, key, null],
  ["a broken record", allowed, "{", key, null],
  ["the clearing of the whole storage", allowed, null, null, null],
])("adopts %s in another tab", async (_, before, after, changedKey, consent) => {
  const { consentState, onConsentChange } = await load(before);
  expect(consentState().isDialogOpen).toBe(false);
  const listener = jest.fn();
  onConsentChange(listener);
  changeElsewhere(after, changedKey);
  expect(consentState().consent).toEqual(consent);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("ignores other keys and an unchanged choice", async () => {
  const { consentState, onConsentChange } = await load(allowed);
  const before = consentState();
  const listener = jest.fn();
  onConsentChange(listener);
  changeElsewhere(allowed);
  changeElsewhere(refused, "other");
  expect(consentState()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

test("catches up when restored from the back/forward cache", async () => {
  const { consentState, onConsentChange } = await load(allowed);
  expect(consentState().consent).toEqual({ analytics: true, marketing: true });
  onConsentChange(jest.fn());
  localStorage.setItem(key, refused);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(consentState().consent).toEqual({ analytics: true, marketing: true });
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(consentState().consent).toEqual({ analytics: false, marketing: false });
});

test("keeps this visit's choices if the storage stops working", async () => {
  const { consentState, saveConsent, onConsentChange } = await load();
  onConsentChange(jest.fn());
  saveConsent({ analytics: true, marketing: false });
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(consentState().consent).toEqual({ analytics: true, marketing: false });
  saveConsent({ analytics: false, marketing: false });
  expect(consentState().consent).toEqual({ analytics: false, marketing: false });
});

describe("with tools", () => {
  const google = "Google Analytics";
  const tracker = "Spårö (Spårö Exempel AB)";
  const script = "https://tracker.example/visit.js";
  const both = { analyticsId: "G-ABC123DEF4", script };
  const partly = '{"analytics":true,"marketing":false}';

  async function loadWithTools(
    settings: Parameters<typeof setVendors>[0],
    record: string,
    tools?: string,
  ): Promise<typeof Store> {
    setVendors(settings);
    if (tools !== undefined) localStorage.setItem(toolsKey, tools);
    return await load(record);
  }

  afterEach(() => jest.dontMock("../../../../src/config/site"));

  test("a yes is stored as the two flags, with the tools' names beside them", async () => {
    const { saveConsent } = await loadWithTools(both, "");
    saveConsent({ analytics: true, marketing: false });
    expect(localStorage.getItem(key)).toBe(partly);
    expect(JSON.parse(localStorage.getItem(toolsKey)!)).toEqual([google]);
  });

  test("a yes that comes without names is one to the tools of that visit, and of no later one", async () => {
    const first = await loadWithTools({ analyticsId: "G-ABC123DEF4" }, allowed);
    expect(first.consentState().consent).toEqual({ analytics: true, marketing: true });
    expect(localStorage.getItem(key)).toBe(allowed);
    expect(JSON.parse(localStorage.getItem(toolsKey)!)).toEqual([google]);
    const again = await loadWithTools({ analyticsId: "G-ABC123DEF4" }, allowed);
    expect(again.consentState().consent).toEqual({ analytics: true, marketing: true });
    const later = await loadWithTools(both, allowed);
    expect(later.consentState().consent).toBeNull();
  });

  test("a no that comes without names gets none", async () => {
    const { consentState } = await loadWithTools(both, refused);
    expect(consentState().consent).toEqual({ analytics: false, marketing: false });
    expect(localStorage.getItem(toolsKey)).toBeNull();
  });

  test.each([
    ["two flags that come without names", allowed, undefined, true],
    ["a yes to the same tools", allowed, JSON.stringify([google, tracker]), true],
    ["a yes to more tools", allowed, JSON.stringify([google, tracker, "Other"]), true],
    ["a no, whoever comes", refused, "[]", true],
    ["a no to the purpose of a new tool", partly, JSON.stringify([google]), true],
    ["a yes before there was a tool", allowed, "[]", false],
    ["a yes to another tool", allowed, JSON.stringify([google, "Other"]), false],
    ["a yes to names that cannot be read", allowed, "[", false],
  ])("%s", async (_what, record, tools, isValid) => {
    const { consentState } = await loadWithTools(both, record, tools);
    expect(consentState().consent).toEqual(isValid ? JSON.parse(record) : null);
  });

  const analyticsOnly = { analyticsId: "G-ABC123DEF4" };
  const marketingOnly = { script };
  const yes = { analytics: true, marketing: true };
  const no = { analytics: false, marketing: false };
  const onlyMarketing = { analytics: false, marketing: true };

  test.each([
    ["a yes to both", yes, "analytics", analyticsOnly, true],
    ["a yes to both", yes, "marketing", marketingOnly, true],
    ["a yes to both", yes, "both", both, true],
    ["a yes to marketing", onlyMarketing, "analytics", analyticsOnly, false],
    ["a yes to marketing", onlyMarketing, "marketing", marketingOnly, true],
    ["a no to both", no, "analytics", analyticsOnly, false],
    ["a no to both", no, "marketing", marketingOnly, false],
    ["a no to both", no, "both", both, false],
  ] as const)(
    "%s that was given without a tool (%j), and the first tool for %s: asked again: %s",
    async (_answer, choice, _purpose, settings, isAsked) => {
      setVendors({});
      const before = await load();
      before.saveConsent(choice);
      // It names no tool, as none was shown.
      expect(JSON.parse(localStorage.getItem(toolsKey) ?? "[]")).toEqual([]);
      const same = await load();
      expect(same.consentState().consent).toEqual(choice);
      setVendors(settings);
      const { consentState } = await load();
      expect(consentState().consent).toEqual(isAsked ? null : choice);
      expect(JSON.parse(localStorage.getItem(toolsKey) ?? "[]")).toEqual([]);
    },
  );

  test("a tool that begins to use Google's advertising signals asks again", async () => {
    const tools = JSON.stringify([tracker]);
    const { consentState } = await loadWithTools({ script, googleAds: true }, allowed, tools);
    expect(consentState().consent).toBeNull();
  });

  test("a yes to a new tool in another tab counts here, although the flags stay the same", async () => {
    const { consentState, onConsentChange } = await loadWithTools(both, allowed, "[]");
    onConsentChange(jest.fn());
    expect(consentState().consent).toBeNull();
    localStorage.setItem(toolsKey, JSON.stringify([google, tracker]));
    window.dispatchEvent(new StorageEvent("storage", { key: toolsKey }));
    expect(consentState().consent).toEqual({ analytics: true, marketing: true });
  });
});

test.each([
  ["nothing", [null, "", "null"]],
  ["other values", ["true", '"accepted"', "[true,false]", "{}", '{"analytics":true}']],
  ["broken JSON", ["{analytics:true,marketing:true}", '{"analytics":true,"marketing":true']],
  ["a text", ['{"analytics":"true","marketing":true}']],
  ["numbers", ['{"analytics":1,"marketing":0}']],
  ["null", ['{"analytics":null,"marketing":true}']],
  ["a third flag", ['{"analytics":true,"marketing":true,"necessary":true}']],
  ["the tools in it", ['{"analytics":true,"marketing":true,"vendors":["Google Analytics"]}']],
  ["a text of two characters", ['"no"']],
  ["an inherited flag", ['{"analytics":true,"__proto__":{"marketing":true}}']],
])("a record with %s is no choice: %j", (_what, records) => {
  for (const text of records) expect([text, parseConsent(text, null)]).toEqual([text, null]);
});
