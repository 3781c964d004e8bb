/** The site without JavaScript. */
import { engineSite } from "../setup/engines/engine-site";
import { pageErrors } from "../setup/engines/page-faults";
import { byRole, bySelector } from "../setup/engines/target";
import { postsOfPage } from "../setup/content/embedded-posts";
import { answersOf, demo, formPath } from "../setup/pages/form-page";
import { pageText } from "../setup/output/page-text";
import { contentPaths } from "../setup/content/sample-pages";
import { locales, type Locale } from "../../src/i18n/locales";
import { blogPagePath, screenPath } from "../../src/i18n/routes";

const locale: Locale = "sv";

const site = engineSite({ javaScript: false });

/** Milliseconds for all pages, on a machine that is busy. */
jest.setTimeout(4 * 60_000);

test("every page loads and fits", async () => {
  const visitor = await site.open({ path: "/", width: 375 });
  for (const path of contentPaths) {
    await visitor.goto(path);
    expect([path, await visitor.evaluate(pageErrors)]).toEqual([path, []]);
    expect([path, await visitor.count(byRole("main"))]).toEqual([path, 1]);
  }
});

test("the menu, questions and the language link work", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const bar = byRole("banner");
  const banner = byRole("region", pageText(locale, "cookie-consent", "banner.title"));
  expect(await visitor.count(banner)).toBe(0);

  const question = byRole("button", pageText(locale, "faq", "cost.title"), byRole("main"));
  await visitor.click(question);
  await visitor.until(() => document.querySelectorAll("main details[open]").length === 2);

  await visitor.click(byRole("button", pageText(locale, "layout", "product"), bar));
  await visitor.click(byRole("link", pageText(locale, "layout", "screens.therapists"), bar));
  await visitor.arrive(screenPath("therapists", locale));

  const other = locales.find((each) => each !== locale)!;
  await visitor.click(bySelector(`a[href="${screenPath("home", other)}"][lang="${other}"]`));
  await visitor.arrive(screenPath("home", other));
});

test("the blog links to its second page", async () => {
  const visitor = await site.open({ path: screenPath("blog", locale) });
  await visitor.click(bySelector(`main a[href="${blogPagePath(2, locale)}"]`));
  await visitor.arrive(blogPagePath(2, locale));
  expect(await visitor.textsOf(bySelector("main article a"))).toEqual(
    postsOfPage(2, locale).map(({ title }) => title),
  );
});

test("a form is sent and confirmed", async () => {
  const visitor = await site.open({ path: formPath(demo, locale) });
  const form = bySelector("main form");
  for (const [name, answer] of answersOf(demo)) {
    await visitor.fill(bySelector(`[name="${name}"]`, form), answer);
  }
  await visitor.click(bySelector('button[type="submit"]', form));
  await visitor.see(byRole("heading", pageText(locale, demo.texts, "thanks.title")));
});
