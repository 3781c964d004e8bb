import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
// Loaded before the tests, which then need not wait for it.
import "../../../../src/features/cookie-consent/consent-dialog";
import type { Consent } from "../../../../src/features/cookie-consent/consent-store";
import {
  closeDialog,
  consentState,
  onConsentChange,
  saveConsent,
} from "../../../../src/features/cookie-consent/consent-store";
import { unreachableId } from "../../../../src/browser/unreachable";
import { CookieConsent } from "../../../../src/features/cookie-consent/cookie-consent";
import { CookieSettingsButton } from "../../../../src/features/cookie-consent/cookie-settings-button";
import { site } from "../../../../src/config/site";
import { locales } from "../../../../src/i18n/locales";
import { marketingTool } from "../../../setup/content/marketing-tool";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const nothing: Consent = { analytics: false, marketing: false };
const everything: Consent = { analytics: true, marketing: true };

/** Resets the storage and the store to their state before the first visit. */
function forget(): void {
  const unsubscribe = onConsentChange(() => undefined);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  unsubscribe();
  closeDialog();
}

beforeEach(() => {
  jest.useFakeTimers();
  forget();
});
afterEach(() => jest.useRealTimers());

function open() {
  renderWithTexts(
    <>
      <CookieConsent />
      <main tabIndex={-1}>
        <CookieSettingsButton />
      </main>
    </>,
    { locale: "en" },
  );
}

const banner = () => screen.queryByRole("region", { name: "Your cookies, your choice" });
const dialog = () => screen.queryByRole("dialog", { name: "Your cookie choices" });
const button = (name: string) => screen.getByRole("button", { name });
const toggle = (name: string) => screen.getByRole("switch", { name });
const pass = (milliseconds: number) =>
  act(async () => await jest.advanceTimersByTimeAsync(milliseconds));
const stored = () => localStorage.getItem("userConsent");

async function press(name: string): Promise<void> {
  await user.click(button(name));
  // The dialog's module is loaded on demand.
  await pass(0);
}

it.each([
  ["Accept all", everything],
  ["Reject all", nothing],
])("%s in the banner is stored at once, and the content gets the focus", async (name, choice) => {
  open();
  expect(stored()).toBeNull();
  await press(name);
  expect(JSON.parse(stored() ?? "")).toEqual(choice);
  expect(banner()).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole("main")).toHaveFocus();
});

it("takes back what was said about the connection, once the dialog has come", async () => {
  open();
  document.body.insertAdjacentHTML("beforeend", `<p id="${unreachableId}">No connection</p>`);
  const notice = screen.getByText("No connection");
  await press("Customise");
  expect(dialog()).toBeVisible();
  expect(notice).not.toBeVisible();
  notice.remove();
});

it("shows a dialog with three categories, two of which can be refused", async () => {
  open();
  await press("Customise");
  const [necessary, ...others] = within(dialog()!).getAllByRole("listitem");
  expect(necessary).toHaveTextContent("Always active");
  expect(within(necessary!).queryByRole("switch")).not.toBeInTheDocument();
  expect(others).toHaveLength(2);
  for (const item of others) {
    expect(within(item).getByRole("switch")).not.toBeChecked();
    expect(within(item).getByRole("switch")).toHaveAccessibleDescription(/\./);
  }
});

it.each([
  ["a preview beside its documents in the Studio shows no banner", "true", false],
  ["another site in a frame shows it", "false", true],
])("%s", (_what, isPreview, isShown) => {
  jest.spyOn(window, "parent", "get").mockReturnValue({} as Window);
  jest.replaceProperty(process, "env", { ...process.env, SITE_PREVIEW: isPreview });
  open();
  expect(banner() !== null).toBe(isShown);
});

const google = { ...marketingTool, googleAds: true };

describe.each([
  ["no tool", "", null],
  ["analytics", "G-1", null],
  ["marketing", "", marketingTool],
  ["both", "G-1", marketingTool],
  ["both, the second Google's", "G-1", google],
] as const)("with %s", (_what, analyticsId, marketing) => {
  it.each(locales)(
    "banner and dialog name what is in use, and nothing else (%s)",
    async (locale) => {
      jest.replaceProperty(site, "analyticsId", analyticsId);
      jest.replaceProperty(site, "marketing", marketing);
      renderWithTexts(<CookieConsent />, { locale });
      const isNone = analyticsId === "" && marketing === null;
      const inBanner = screen.getByRole("region").textContent;
      expect(/Google Analytics/.test(inBanner)).toBe(analyticsId !== "");
      expect(/Spårö.*Spårö Exempel AB.*(Sverige|Sweden)/.test(inBanner)).toBe(marketing !== null);
      expect(/frågar vi igen|ask again/.test(inBanner)).toBe(isNone);
      expect(/just nu|at present/i.test(inBanner)).toBe(analyticsId === "" || marketing === null);

      await press(locale === "sv" ? "Anpassa" : "Customise");
      const switches = await screen.findAllByRole("switch");
      const [analytics, tracking] = switches.map(
        (each) => document.getElementById(each.getAttribute("aria-describedby")!)!.textContent,
      );
      expect(/Google Analytics/.test(analytics!)).toBe(analyticsId !== "");
      expect(/just nu.*frågar vi igen|at present.*ask again/i.test(analytics!)).toBe(
        analyticsId === "",
      );
      expect(/Spårö.*Spårö Exempel AB/.test(tracking!)).toBe(marketing !== null);
      expect(/just nu.*frågar vi igen|at present.*ask again/i.test(tracking!)).toBe(
        marketing === null,
      );
      expect(/Google (får|may)/.test(tracking!)).toBe(marketing?.googleAds === true);
    },
  );
});

describe("customize", () => {
  it.each([
    ["Accept all", [], everything],
    ["Reject all", ["Analytics", "Marketing"], nothing],
    ["Save my choices", ["Analytics"], { analytics: true, marketing: false }],
    ["Save my choices", ["Marketing"], { analytics: false, marketing: true }],
    ["Save my choices", ["Analytics", "Marketing"], everything],
  ])("%s after a click on %j", async (name, toggles, choice) => {
    open();
    await press("Customise");
    expect(banner()).not.toBeInTheDocument();
    for (const each of toggles) await user.click(toggle(each));
    expect(stored()).toBeNull();
    await press(name);
    expect(JSON.parse(stored() ?? "")).toEqual(choice);

    // It is closing, and the banner does not take its place.
    expect(dialog()).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
    await pass(300);
    expect(dialog()).not.toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it("makes no choice when it is closed: the banner returns, with focus", async () => {
    open();
    await press("Customise");
    await user.click(toggle("Analytics"));
    await user.keyboard("{Escape}");
    await pass(300);
    expect(dialog()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
    expect(banner()).toBeVisible();
    await pass(1);
    expect(button("Customise")).toHaveFocus();

    await press("Customise");
    expect(toggle("Analytics")).not.toBeChecked();
  });
});

describe("the settings button", () => {
  it("opens the dialog with the current choice, which stays until another is made", async () => {
    saveConsent({ analytics: true, marketing: false });
    open();
    await press("Change cookie settings");
    expect(toggle("Analytics")).toBeChecked();
    expect(toggle("Marketing")).not.toBeChecked();

    await user.click(toggle("Marketing"));
    await user.keyboard("{Escape}");
    await pass(301);
    expect(consentState().consent).toEqual({ analytics: true, marketing: false });
    expect(banner()).not.toBeInTheDocument();
    expect(button("Change cookie settings")).toHaveFocus();
  });

  it("keeps focus when the banner returns behind the dialog", async () => {
    open();
    await press("Change cookie settings");
    await user.keyboard("{Escape}");
    await pass(301);
    expect(banner()).toBeVisible();
    expect(button("Change cookie settings")).toHaveFocus();
  });
});
