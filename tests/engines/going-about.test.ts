/** Navigation: Back and Forward, scroll positions, the help centre. */
import { engineSite } from "../setup/engines/engine-site";
import { byRole, bySelector } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { pageText } from "../setup/output/page-text";
import { helpQuestionsFromQuery } from "../../src/features/help-centre/help-file";
import type { Locale } from "../../src/i18n/locales";
import { helpQuestionUrl, screenPath } from "../../src/i18n/routes";
import { selectedTexts } from "../setup/content/locale-texts";

const locale: Locale = "en";

const site = engineSite();
const footer = byRole("contentinfo");

async function scrollTo(visitor: Visitor, y: number): Promise<void> {
  await visitor.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await visitor.untilScrolledTo(y);
  // Gatsby saves the scroll position in the next frame.
  await visitor.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Follows a link without scrolling to it. */
async function followLink(visitor: Visitor, selector: string): Promise<void> {
  await visitor.ask(bySelector(selector), ([link]) => link!.click());
}

test("Back and Forward restore the scroll position", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const home = byRole("heading", pageText(locale, "home", "hero.title"));
  const about = byRole("heading", pageText(locale, "about", "hero.title"));
  await scrollTo(visitor, 1_200);
  await followLink(visitor, `footer a[href="${screenPath("about", locale)}"]`);
  await visitor.arrive(screenPath("about", locale));
  await visitor.see(about);
  await visitor.untilScrolledTo(0);
  await scrollTo(visitor, 700);

  for (let round = 0; round < 2; round += 1) {
    await visitor.page.back();
    await visitor.arrive(screenPath("home", locale));
    await visitor.see(home);
    await visitor.untilScrolledTo(1_200);
    await visitor.page.forward();
    await visitor.arrive(screenPath("about", locale));
    await visitor.see(about);
    await visitor.untilScrolledTo(700);
  }
});

test("Back restores the scroll position after a full page load", async () => {
  const visitor = await site.open({ path: screenPath("about", locale) });
  await scrollTo(visitor, 700);
  await visitor.goto(screenPath("product", locale));
  await visitor.untilHydrated();
  await visitor.page.back();
  await visitor.arrive(screenPath("about", locale));
  await visitor.untilScrolledTo(700);
});

function questionText(locale: Locale): string {
  const questions = helpQuestionsFromQuery(selectedTexts(locale), "account");
  return questions.find(({ key }) => key === "forgotten-code")!.question;
}

test("the help search opens the question that is meant", async () => {
  const visitor = await site.open({ path: screenPath("helpCentre", locale) });
  const search = byRole("searchbox", pageText(locale, "help-search", "label"));
  await visitor.click(search);
  await visitor.page.type("forgoten pasword");
  const url = helpQuestionUrl("account", "forgotten-code", locale);
  await visitor.click(bySelector(`main a[href="${url}"]`));
  await visitor.arrive(url);
  await untilOpen(visitor, questionText(locale));

  await visitor.page.back();
  await visitor.arrive(screenPath("helpCentre", locale));
  await visitor.see(search);
});

/** Waits until a question is open just below the header. */
async function untilOpen(visitor: Visitor, question: string): Promise<void> {
  await visitor.see(byRole("button", question, bySelector("main details[open]")));
  await visitor.until(() => {
    const { top } = document.querySelector("main details[open]")!.getBoundingClientRect();
    return top > 60 && top < 120;
  });
}

test("a question's URL opens it below the header", async () => {
  const path = helpQuestionUrl("account", "forgotten-code", locale);
  const visitor = await site.open({ path });
  await untilOpen(visitor, questionText(locale));
  expect(await visitor.count(bySelector("main details[open]"))).toBe(1);
});

test("a new page is announced, and Tab starts at its top", async () => {
  const visitor = await site.open({ path: screenPath("home", "sv") });
  await visitor.click(byRole("link", pageText("sv", "layout", "screens.about"), footer));
  await visitor.arrive(screenPath("about", "sv"));
  const heading = pageText("sv", "about", "hero.title");
  const words = pageText("sv", "layout", "newPage", { page: heading });
  await visitor.until(
    (announced) =>
      [...document.querySelectorAll("[aria-live]")].some((each) => each.textContent === announced),
    words,
  );
  await visitor.until(() => document.activeElement?.id === "gatsby-focus-wrapper");
  await visitor.press("Tab");
  await visitor.untilFocused(byRole("link", pageText("sv", "layout", "skipToContent")));
});
