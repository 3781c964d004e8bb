import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { Consent } from "../../../../src/features/cookie-consent/consent-record";
import {
  closeDialog,
  consentState,
  onConsentChange,
  saveConsent,
} from "../../../../src/features/cookie-consent/consent-store";
import { CookieConsent } from "../../../../src/features/cookie-consent/cookie-consent";
import { CookieSettingsButton } from "../../../../src/features/cookie-consent/cookie-settings-button";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";
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

function open(locale: Locale = "en") {
  renderWithTexts(
    <>
      <CookieConsent />
      <main tabIndex={-1}>
        <CookieSettingsButton />
      </main>
    </>,
    { locale },
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

describe.each(locales)("in %s", (locale) => {
  const text = (key: Parameters<typeof pageText<"cookie-consent">>[2]) =>
    pageText(locale, "cookie-consent", key);

  it("shows a banner with title, lead, a link to the policy and three buttons", () => {
    open(locale);
    const region = screen.getByRole("region", { name: text("banner.title") });
    expect(within(region).getByText(text("banner.lead"))).toBeVisible();
    expect(within(region).getByRole("link")).toHaveAttribute(
      "href",
      locale === "sv" ? "/cookie-policy" : "/en/cookie-policy",
    );
    const names = within(region).getAllByRole("button");
    expect(names.map((each) => each.textContent)).toEqual([
      text("customize"),
      text("reject"),
      text("accept"),
    ]);
  });

  it("shows a dialog with four paragraphs, three categories and three buttons", async () => {
    open(locale);
    await press(text("customize"));
    const shown = screen.getByRole("dialog", { name: text("dialog.title") });
    const items = within(shown).getAllByRole("listitem");
    expect(items).toHaveLength(3);
    const inItems = items.flatMap((item) => [...item.querySelectorAll("p")]);
    const paragraphs = [...shown.querySelectorAll("p")].filter((p) => !inItems.includes(p));
    expect(paragraphs).toHaveLength(4);
    expect(items[0]).toHaveTextContent(text("dialog.alwaysActive"));
    expect(within(items[0]!).queryByRole("switch")).not.toBeInTheDocument();
    for (const [index, name] of (["analytics", "marketing"] as const).entries()) {
      const control = within(items[index + 1]!).getByRole("switch", {
        name: text(`dialog.${name}.label`),
      });
      expect(control).not.toBeChecked();
      expect(control).toHaveAccessibleDescription(text(`dialog.${name}.description`));
    }
    for (const name of ["accept", "reject", "save"] as const) {
      expect(within(shown).getByRole("button", { name: text(name) })).toBeVisible();
    }
  });
});

it("shows no banner if a choice is stored", () => {
  saveConsent(nothing);
  open();
  expect(banner()).not.toBeInTheDocument();
});

describe("beside its documents in the Studio", () => {
  const { parent } = window;
  beforeEach(() => Object.defineProperty(window, "parent", { value: {}, configurable: true }));
  afterEach(() => {
    Object.defineProperty(window, "parent", { value: parent, configurable: true });
    delete process.env.SITE_PREVIEW;
  });

  it.each([
    ["a preview shows no banner", "true", false],
    ["another site in a frame shows it", "false", true],
  ])("%s", (_what, isPreview, isShown) => {
    process.env.SITE_PREVIEW = isPreview;
    open();
    expect(banner() !== null).toBe(isShown);
  });
});

it("does not take focus when it appears", () => {
  open();
  expect(banner()).toBeVisible();
  expect(document.body).toHaveFocus();
});

it.each([
  ["Accept all", everything],
  ["Reject all", nothing],
])(
  "%s in the banner saves the choice, removes the banner and focuses the content",
  async (name, choice) => {
    open();
    await press(name);
    expect(consentState().consent).toEqual(choice);
    expect(JSON.parse(stored() ?? "")).toEqual(choice);
    expect(banner()).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole("main")).toHaveFocus();
  },
);

it("makes accepting and rejecting look the same", () => {
  open();
  expect(button("Accept all").className).toBe(button("Reject all").className);
});

it("publishes the banner's height while it is shown", async () => {
  open();
  const { style } = document.documentElement;
  expect(style.getPropertyValue("--banner-height")).toBe("0px");
  await press("Reject all");
  expect(style.getPropertyValue("--banner-height")).toBe("");
});

describe("customize", () => {
  it.each([
    ["Accept all", [], everything],
    ["Reject all", ["Analytics", "Marketing"], nothing],
    ["Save my choices", [], nothing],
    ["Save my choices", ["Analytics"], { analytics: true, marketing: false }],
    ["Save my choices", ["Marketing"], { analytics: false, marketing: true }],
    ["Save my choices", ["Analytics", "Marketing"], everything],
    ["Save my choices", ["Analytics", "Analytics"], nothing],
  ])("%s after a click on %j", async (name, toggles, choice) => {
    open();
    await press("Customize");
    expect(banner()).not.toBeInTheDocument();
    for (const each of toggles) await user.click(toggle(each));
    expect(stored()).toBeNull();
    await press(name);
    expect(JSON.parse(stored() ?? "")).toEqual(choice);

    // It is closing, and the banner does not take its place.
    await pass(298);
    expect(dialog()).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
    await pass(2);
    expect(dialog()).not.toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole("main")).toHaveFocus();
  });

  it.each([
    ["its button", () => press("Close")],
    ["Escape", () => user.keyboard("{Escape}")],
    ["a click outside", () => user.click(dialog()!)],
  ])("closing with %s makes no choice: the banner returns, with focus", async (_, leave) => {
    open();
    await press("Customize");
    await user.click(toggle("Analytics"));
    await leave();
    await pass(301);
    expect(dialog()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
    expect(banner()).toBeVisible();
    expect(button("Customize")).toHaveFocus();

    await press("Customize");
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

  it("lets a choice be withdrawn", async () => {
    saveConsent(everything);
    open();
    await press("Change cookie settings");
    await press("Reject all");
    await pass(301);
    expect(consentState().consent).toEqual(nothing);
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

it("follows a choice made or cleared in another tab", () => {
  open();
  act(() => {
    localStorage.setItem("userConsent", JSON.stringify(nothing));
    window.dispatchEvent(new StorageEvent("storage", { key: "userConsent" }));
  });
  expect(banner()).not.toBeInTheDocument();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expect(banner()).toBeVisible();
});
