import { screen, within } from "@testing-library/react";
import { storageEntries } from "../../../../src/browser/storage-entries";
import { site } from "../../../../src/config/site";
import { StorageTable } from "../../../../src/features/legal/storage-table";
import { locales, type Locale } from "../../../../src/i18n/locales";
import { pageText } from "../../../setup/output/page-text";
import { marketingTool } from "../../../setup/content/marketing-tool";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

type Key = (typeof storageEntries)[number]["key"];

/** Returns the texts of an entry's cells, without the column headings. */
function cellsOf(key: Key, locale: Locale): string[] {
  const name = pageText(locale, "storage-table", `entries.${key}.name`);
  const heading = screen
    .getAllByRole("rowheader")
    .find(({ firstChild }) => firstChild?.textContent === name);
  const cells = within(heading!.closest("tr")!).getAllByRole("cell");
  return cells.map((cell) => cell.lastChild!.textContent!);
}

// Missing texts log a warning, which fails the test.
test.each(locales)("every entry is a row under its category (%s)", (locale) => {
  renderWithTexts(<StorageTable />, { locale });
  const headings = screen.getAllByRole("rowheader").map((heading) => heading.textContent);
  const expected = (["necessary", "analytics", "marketing"] as const).flatMap((category) => [
    pageText(locale, "storage-table", `categories.${category}`),
    ...storageEntries
      .filter((entry) => entry.category === category)
      .map((entry) => {
        const name = pageText(locale, "storage-table", `entries.${entry.key}.name`);
        return name + (entry.name ?? "");
      }),
  ]);
  expect(headings).toEqual(expected);
});

test("a row shows purpose, kind, who sets it and how long it is kept", () => {
  renderWithTexts(<StorageTable />, { locale: "en" });
  const titles = screen.getAllByRole("columnheader").map((heading) => heading.textContent);
  expect(titles).toEqual(["Name", "Purpose", "Kind", "Set by", "Kept"]);
  const purpose = pageText("en", "storage-table", "entries.consent.purpose");
  expect(cellsOf("consent", "en")).toEqual([
    purpose,
    "Local storage",
    "Us",
    "Until you change your choice or clear your browser",
  ]);
});

test.each([
  ["analyticsVisitor", "2 år", "2 years"],
  ["analyticsSession", "2 år", "2 years"],
  ["marketingSession", "2 timmar", "2 hours"],
  ["marketingTracker", "Upp till 24 månader", "Up to 24 months"],
] as const)("%s shows how long it is kept", (key, swedish, english) => {
  for (const [locale, lifetime] of [
    ["sv", swedish],
    ["en", english],
  ] as const) {
    const { unmount } = renderWithTexts(<StorageTable />, { locale });
    expect(cellsOf(key, locale).at(-1)).toBe(lifetime);
    unmount();
  }
});

test("a visitor-tracking tool and its cookies are named", () => {
  jest.replaceProperty(site, "marketing", marketingTool);
  renderWithTexts(<StorageTable />, { locale: "en" });
  expect(cellsOf("marketingTracker", "en")[2]).toBe("Spårö");
});

test("the consent record has the name of its storage key", () => {
  renderWithTexts(<StorageTable />);
  expect(screen.getByText("userConsent").tagName).toBe("CODE");
});
