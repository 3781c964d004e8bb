import { screen, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import { LegalDocument } from "../../../../src/features/legal/legal-document";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { screenPath } from "../../../../src/i18n/routes";
import { readTexts, selectedDocument } from "../../../setup/content/locale-texts";
import { pageText } from "../../../setup/output/page-text";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const { company } = site;

const files = {
  privacyPolicy: "privacy-policy",
  appTerms: "app-terms",
  cookiePolicy: "cookie-policy",
} as const;

const selected = (document: keyof typeof files, locale: Locale) =>
  selectedDocument(document === "appTerms" ? "en" : locale, files[document]);

function open(document: keyof typeof files, locale: Locale) {
  return renderWithTexts(
    <LegalDocument
      document={document}
      selected={selected(document, locale)}
      settingsButton={<button>Change</button>}
    />,
    { locale },
  );
}

test.each(locales)("the privacy policy links to the app terms before its text (%s)", (locale) => {
  open("privacyPolicy", locale);
  const [first] = within(screen.getByRole("article")).getAllByRole("link");
  expect(first).toHaveAttribute("href", screenPath("appTerms", locale));
});

test.each(locales)(
  "the app terms link to the app privacy policy and back to the website's (%s)",
  (locale) => {
    open("appTerms", locale);
    const [toPart, toWebsite] = within(screen.getByRole("article")).getAllByRole("link");
    expect(toPart).toHaveAttribute("href", "#app-privacy-policy");
    expect(document.getElementById("app-privacy-policy")).toHaveTextContent("App privacy policy");
    expect(toWebsite).toHaveAttribute("href", screenPath("privacyPolicy", locale));
  },
);

test("an insert is at the end of its section", () => {
  open("cookiePolicy", "sv");
  const section = document.getElementById("choice");
  expect(section?.lastElementChild).toContainElement(
    screen.getByRole("button", { name: "Change" }),
  );
});

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
    renderWithTexts(<LegalDocument document="appTerms" selected={null} settingsButton={null} />),
  ).toThrow("found no document");
});

test.each(locales)("the app terms begin with a summary in the page's language (%s)", (locale) => {
  open("appTerms", locale);
  const title = pageText(locale, "legal", "appTerms.summary.title");
  const summary = screen.getByRole("heading", { level: 2, name: title }).parentElement!;
  expect(summary.closest("article [lang]")).toBeNull();
  expect(summary).toHaveTextContent("112");
  expect(summary).toHaveTextContent(company.name);
  expect(summary).toHaveTextContent(company.dataProtectionMailbox);
});

test.each(locales)(
  "the summary shows every point of its text, in the text's order (%s)",
  (locale) => {
    open("appTerms", locale);
    const { appTerms } = JSON.parse(readTexts(locale, "legal")) as {
      appTerms: { summary: { title: string; points: Record<string, string> } };
    };
    const { title, points } = appTerms.summary;
    const summary = screen.getByRole("heading", { level: 2, name: title }).parentElement!;
    const shown = within(summary).getAllByRole("listitem");
    const start = (text: string) => text.slice(0, 15).trim();
    const expected = Object.values(points).map((text) =>
      start(text.replace("{{company}}", company.name)),
    );
    expect(shown.map(({ textContent }) => start(textContent))).toEqual(expected);
  },
);
