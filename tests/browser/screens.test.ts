/** What all screens have in common: where their title stands, and how far apart their sections are. */
import { expect, test } from "../setup/fixtures";
import { contentPaths, missingPagePath } from "../setup/content/sample-pages";
import { locales } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const paths = [...contentPaths, ...locales.map(missingPagePath)];

type Part = { readonly ground: string; readonly top: number; readonly bottom: number };

/** The largest distance between two sections, `--section-space`. */
const spaces = { 375: 64, 1280: 120 } as const;

for (const [width, space] of Object.entries(spaces)) {
  test(`every title is at one height, and no two sections of one ground leave a hole (${width} px)`, async ({
    site,
  }) => {
    const { page } = await site.openPage({
      path: "/",
      width: Number(width),
      javaScript: false,
      // Missing pages are answered with 404.
      hasFaults: true,
    });
    const titles: Record<string, number> = {};
    // Whom to call in a crisis is above its title.
    const lower = locales.map((locale) => screenPath("therapists", locale));
    const holes: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      titles[path] = await title.evaluate((it) => Math.round(it.getBoundingClientRect().top));
      // What is in a section, without its own space.
      const parts = await page.locator("main > div, main > article").evaluateAll((all) =>
        all.map((each): Part => {
          const section = each.matches("article") ? each.firstElementChild! : each;
          const [first, last] = [section.firstElementChild!, section.lastElementChild!];
          return {
            ground: getComputedStyle(section).backgroundColor,
            top: first.getBoundingClientRect().top,
            bottom: last.getBoundingClientRect().bottom,
          };
        }),
      );
      expect(parts.length).toBeGreaterThan(0);
      for (const [index, { ground, top }] of parts.entries()) {
        const before = parts[index - 1];
        if (before?.ground === ground && top - before.bottom > space + 1)
          holes.push(`${path}: ${top - before.bottom} px above section ${index + 1}`);
      }
    }
    const others = paths.filter((path) => !lower.includes(path));
    expect(titles).toMatchObject(Object.fromEntries(others.map((path) => [path, titles["/"]])));
    expect(holes).toEqual([]);
  });
}
