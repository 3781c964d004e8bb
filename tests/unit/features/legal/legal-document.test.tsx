import { screen, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import { LegalDocument } from "../../../../src/features/legal/legal-document";
import { interpolate, interpolateAll } from "../../../../src/i18n/interpolate";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { screenPath } from "../../../../src/i18n/routes";
import type en from "../../../../src/locales/en/legal.json";
import { readTexts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const files = {
  privacyPolicy: "privacy-policy",
  appTerms: "app-terms",
  cookiePolicy: "cookie-policy",
} as const;

function open(document: keyof typeof files, locale: Locale) {
  const language = document === "appTerms" ? "en" : locale;
  return renderWithTexts(
    <LegalDocument
      document={document}
      selected={{ language, data: readTexts(language, files[document]) }}
      settingsButton={<button>Change</button>}
      leaveForm={<button>Leave</button>}
    />,
    { locale },
  );
}

test.each(locales)("before the privacy policy's text is a link to the app terms (%s)", (locale) => {
  open("privacyPolicy", locale);
  const [first] = within(screen.getByRole("article")).getAllByRole("link");
  expect(first).toHaveAttribute("href", screenPath("appTerms", locale));
});

test.each(locales)("the app terms link to both privacy policies (%s)", (locale) => {
  open("appTerms", locale);
  const [toPart, toWebsite] = within(screen.getByRole("article")).getAllByRole("link");
  expect(toPart).toHaveAttribute("href", "#app-privacy-policy");
  expect(document.getElementById("app-privacy-policy")).toHaveTextContent("App privacy policy");
  expect(toWebsite).toHaveAttribute("href", screenPath("privacyPolicy", locale));
});

test("each list of the contents has entries, whether its sections have parts or not", () => {
  open("appTerms", "en");
  const contents = within(screen.getByRole("navigation")).getAllByRole("list", { hidden: true });
  expect(contents.length).toBeGreaterThan(2);
  expect(contents.filter((list) => list.childElementCount === 0)).toEqual([]);
});

test.each([
  ["cookiePolicy", "choice", "Change"],
  ["privacyPolicy", "rights", "Leave"],
] as const)(
  "at the end of its section, and nowhere else, %s has its insert",
  (name, id, insert) => {
    open(name, "sv");
    const [button, ...others] = screen.getAllByRole("button");
    expect(button).toHaveAccessibleName(insert);
    expect(others).toEqual([]);
    expect(document.getElementById(id)?.lastElementChild).toContainElement(button!);
  },
);

test("marks become a mail link, a link to the authority or a screen, or strong text", () => {
  open("privacyPolicy", "sv");
  const rights = document.getElementById("rights")!;
  const link = (name: string) => within(rights).getByRole("link", { name });
  expect(link(site.mailbox)).toHaveAttribute("href", `mailto:${site.mailbox}`);
  expect(link("imy.se")).toHaveAttribute("href", "https://www.imy.se");
  expect(link("cookiepolicyn")).toHaveAttribute("href", screenPath("cookiePolicy", "sv"));
  expect(within(rights).getByText("få tillgång").tagName).toBe("STRONG");
});

test("throws if the page query found no document", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() =>
    renderWithTexts(
      <LegalDocument document="appTerms" selected={null} settingsButton={null} leaveForm={null} />,
    ),
  ).toThrow("found no document");
});

test.each(locales)("the app terms begin with a summary in the page's language (%s)", (locale) => {
  open("appTerms", locale);
  const { appTerms } = interpolateAll(JSON.parse(readTexts(locale, "legal")) as typeof en);
  const { title, points } = appTerms.summary;
  const summary = screen.getByRole("heading", { level: 2, name: title }).parentElement!;
  expect(summary.closest("article [lang]")).toBeNull();
  const { name: company, dataProtectionMailbox } = site.company;
  const values = { company, dataProtectionMailbox };
  const shown = within(summary).getAllByRole("listitem");
  expect(shown.map((each) => each.textContent)).toEqual(
    Object.values(points).map(
      (point) => point.title + interpolate(point.text, values).replace(/<\/?\w+>/g, ""),
    ),
  );
  expect(summary).toHaveTextContent("112");
});
