import { screen, within } from "@testing-library/react";
import { storageEntries } from "../../../../src/browser/storage-entries";
import { site } from "../../../../src/config/site";
import { StorageTable } from "../../../../src/features/legal/storage-table";
import type { Locale } from "../../../../src/i18n/locales";
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
  ["sv", ["2 år", "2 år", "2 timmar", "Upp till 24 månader"]],
  ["en", ["2 years", "2 years", "2 hours", "Up to 24 months"]],
] as const)("each cookie's row says how long it is kept (%s)", (locale, lifetimes) => {
  renderWithTexts(<StorageTable />, { locale });
  const cookies = storageEntries.filter(({ kind }) => kind === "cookie");
  expect(cookies.map(({ key }) => cellsOf(key, locale).at(-1))).toEqual(lifetimes);
});

test("a visitor-tracking tool and its cookies are named", () => {
  jest.replaceProperty(site, "marketing", marketingTool);
  renderWithTexts(<StorageTable />, { locale: "en" });
  expect(cellsOf("marketingTracker", "en")[2]).toBe("Spårö");
});
