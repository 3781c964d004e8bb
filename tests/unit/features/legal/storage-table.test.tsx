/** The cookie policy's table against what code can write in a browser. */
import { screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { storageEntriesOf } from "../../../../src/browser/storage-entries";
import { site } from "../../../../src/config/site";
import { StorageTable } from "../../../../src/features/legal/storage-table";
import { locales } from "../../../../src/i18n/locales";
import { marketingTool } from "../../../setup/content/marketing-tool";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const own = ["userConsent", "userConsentTools", "gatsby-reload-compilation-hash-match"];
const google = ["_ga", "_ga_*"];
const tracker = [marketingTool.sessionCookie, marketingTool.trackerCookie];

test.each([
  ["no tool", "", null, own],
  ["analytics", "G-1", null, [...own, ...google]],
  ["marketing", "", marketingTool, [...own, ...tracker]],
  ["both", "G-1", marketingTool, [...own, ...google, ...tracker]],
  ["Google's", "", { ...marketingTool, googleAds: true }, [...own, ...tracker, "_gcl_*"]],
])("with %s, names exactly what can be stored", (_what, analyticsId, marketing, names) => {
  jest.replaceProperty(site, "analyticsId", analyticsId);
  jest.replaceProperty(site, "marketing", marketing);
  for (const locale of locales) {
    const { unmount, container } = renderWithTexts(<StorageTable />, { locale });
    const shown = [...container.querySelectorAll("code")].map(({ textContent }) => textContent);
    expect(shown).toEqual(names);
    // A purpose, a kind, who sets it and how long it is kept.
    const rows = storageEntriesOf(site).filter(({ isListed }) => isListed);
    expect(screen.getAllByRole("cell")).toHaveLength(rows.length * 4);
    const setBy = screen.getAllByRole("table")[0]!.textContent;
    expect(setBy.includes("Google Analytics")).toBe(analyticsId !== "");
    unmount();
  }
});

test.each([
  ["sv", ["2 år", "2 år", "2 timmar", "Upp till 24 månader"]],
  ["en", ["2 years", "2 years", "2 hours", "Up to 24 months"]],
] as const)("says of each cookie how long it is kept (%s)", (locale, lifetimes) => {
  jest.replaceProperty(site, "analyticsId", "G-1");
  jest.replaceProperty(site, "marketing", marketingTool);
  renderWithTexts(<StorageTable />, { locale });
  const kept = screen.getAllByRole("cell").filter((_, index) => index % 4 === 3);
  for (const [index, cell] of kept.slice(-lifetimes.length).entries())
    expect(cell).toHaveTextContent(lifetimes[index]!);
});

const source = resolve(__dirname, "../../../../src");

/** The modules that run in visitors' browsers and touch what browsers keep. */
const storing = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/^(cli|leads|gatsby|sanity)\//.test(file))
  .filter((file) => {
    const code = readFileSync(resolve(source, file), "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    return /\b(localStorage|sessionStorage|cookieStore|indexedDB)\.|document\.cookie =|\bcaches\./.test(
      code,
    );
  });

test("nothing else in the site's code keeps anything in a browser", () => {
  // The first stores what the table names; the second only removes.
  expect(storing.sort()).toEqual([
    "features/cookie-consent/consent-store.ts",
    "features/tracking/vendors.ts",
  ]);
  expect(
    storageEntriesOf(site)
      .slice(0, 2)
      .map(({ name }) => name),
  ).toEqual(own.slice(0, 2));
});
