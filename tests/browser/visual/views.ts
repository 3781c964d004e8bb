/** Views for screenshots: few, but together they show every part of the design. */
import type { Locator, Page } from "@playwright/test";
import { appTrialOn } from "../../setup/pages/app-trial-page";
import { calculatorOn } from "../../setup/pages/calculator-page";
import { bannerOn, openDialog } from "../../setup/pages/consent-page";
import { posts } from "../../setup/content/embedded-posts";
import { formOn, submitButton } from "../../setup/pages/form-page";
import { animationsFinished } from "../../setup/browser/page-probes";
import { pageText } from "../../setup/output/page-text";
import { missingPagePath } from "../../setup/content/sample-pages";
import type { Locale } from "../../../src/i18n/locales";
import { helpCategoryPath, screenPath } from "../../../src/i18n/routes";

type Options = {
  readonly height?: number;
  /** Shows the cookie banner; otherwise consent was refused before. */
  readonly isFirstVisit?: boolean;
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** The element to capture; the viewport by default. */
  readonly part?: (page: Page) => Locator;
};

export type View = ReturnType<typeof view>;

const heights = { 375: 812, 768: 1024, 1280: 900 } as const;

function view(
  subject: string,
  width: keyof typeof heights,
  locale: Locale,
  path: string,
  { height = heights[width], ...options }: Options = {},
) {
  // The reference's file name.
  const name = `${subject}-${width}-${locale}`;
  return { name, path, locale, width, height, ...options };
}

function dialogOf(page: Page): Locator {
  return page.getByRole("dialog");
}

async function openByButton(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await dialogOf(page).waitFor();
  await animationsFinished(dialogOf(page));
}

const post = posts.sv.find(({ id }) => id === "post-korttidsfranvaro")!;

const home = { sv: screenPath("home", "sv"), en: screenPath("home", "en") };

export const views: readonly View[] = [
  view("home", 375, "sv", home.sv),
  view("home", 375, "en", home.en),
  view("home", 1280, "sv", home.sv),
  view("home", 1280, "en", home.en),
  view("home-calculator", 1280, "sv", home.sv, {
    arrange: (page) => calculatorOn(page, "sv").explain.click(),
    part: (page) => calculatorOn(page, "sv").root,
  }),
  view("home-faq", 1280, "sv", home.sv, {
    part: (page) => page.getByRole("region", { name: pageText("sv", "faq", "title") }),
  }),
  view("home-newsletter", 1280, "sv", home.sv, {
    part: (page) =>
      page.getByRole("complementary", { name: pageText("sv", "newsletter", "title") }),
  }),
  view("footer", 1280, "sv", home.sv, { part: (page) => page.getByRole("contentinfo") }),
  view("blog", 1280, "en", screenPath("blog", "en")),
  view("post", 375, "sv", post.path, { height: 2000 }),
  view("product", 1280, "sv", screenPath("product", "sv"), { height: 1600 }),
  view("therapists", 768, "en", screenPath("therapists", "en")),
  view("about", 768, "sv", screenPath("about", "sv")),
  view("white-paper", 768, "en", screenPath("whitePaper", "en")),
  view("cookie-policy", 768, "sv", screenPath("cookiePolicy", "sv")),
  view("app-trial", 768, "en", screenPath("product", "en"), {
    arrange: async (page) => {
      // Without motion, it is a picture.
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const { start, screen } = appTrialOn(page, "en");
      await start.click();
      await screen("checkIn").waitFor();
      await animationsFinished(page.locator("#try"));
    },
    part: (page) => page.locator("#try"),
  }),
  view("demo-booking-errors", 375, "sv", screenPath("demoBooking", "sv"), {
    arrange: async (page) => {
      await submitButton(page).click();
      await page.locator("main [aria-invalid=true]").first().waitFor();
    },
    part: formOn,
  }),
  view("help-centre", 1280, "en", screenPath("helpCentre", "en")),
  view("help-category", 375, "sv", helpCategoryPath("payment", "sv"), {
    height: 1200,
    arrange: async (page) => {
      const question = page.locator("main details").nth(1);
      await question.locator("summary").click();
      await animationsFinished(question);
    },
  }),
  view("privacy-policy", 1280, "en", screenPath("privacyPolicy", "en")),
  view("cookie-banner", 375, "en", home.en, {
    isFirstVisit: true,
    arrange: (page) => bannerOn(page, "en").waitFor(),
  }),
  view("cookie-dialog", 375, "en", home.en, {
    isFirstVisit: true,
    arrange: (page) => openDialog(page, "en"),
  }),
  view("menu", 375, "sv", home.sv, {
    arrange: (page) => openByButton(page, pageText("sv", "layout", "openMenu")),
  }),
  view("languages", 1280, "en", home.en, {
    arrange: (page) => openByButton(page, pageText("en", "layout", "changeLanguage")),
  }),
  view("not-found", 375, "en", missingPagePath("en")),
];
