/** Interactive parts of the home page: carousels, calculator and questions. */
import { engineSite } from "../setup/engines/engine-site";
import { byRole, bySelector, type Target } from "../setup/engines/target";
import type { Visitor } from "../setup/engines/visitor";
import { waitFor } from "../setup/engines/wait-for";
import { pageText } from "../setup/output/page-text";
import {
  defaultInputs,
  type CalculatorInputs,
} from "../../src/features/sick-leave-calculator/calculator-inputs";
import { sickLeaveCosts } from "../../src/features/sick-leave-calculator/sick-leave-costs";
import { formatKronor } from "../../src/i18n/format";
import type { Locale } from "../../src/i18n/locales";
import { screenPath } from "../../src/i18n/routes";

const locale: Locale = "sv";

const site = engineSite();

function sectionOf(locale: Locale): Target {
  const title = pageText(locale, "home", "articles.title");
  return { selector: "main section", name: title };
}

/** Indexes of the visible slides. */
async function slidesInView(visitor: Visitor, carousel: Target): Promise<number[]> {
  return await visitor.ask(carousel, ([section]) => {
    const frame = section!.getBoundingClientRect();
    return [...section!.querySelectorAll("[data-slide]")].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      // Slides extend half a gap beyond the section on either side.
      return left >= frame.left - 12 && right <= frame.right + 12 ? [index] : [];
    });
  });
}

async function untilInView(visitor: Visitor, carousel: Target, slides: number[]): Promise<void> {
  let shown: number[] = [];
  await waitFor(
    async () => (shown = await slidesInView(visitor, carousel)).join() === slides.join(),
    () => `The carousel shows ${shown.join()} instead of ${slides.join()}.`,
  );
}

test("arrows move a carousel to its end and back", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const carousel = sectionOf(locale);
  const arrow = (key: "previousSlide" | "noPreviousSlides" | "nextSlide" | "noNextSlides") =>
    byRole("button", pageText(locale, "common", key), carousel);
  await visitor.ask(carousel, ([section]) => section!.scrollIntoView({ block: "center" }));
  await visitor.see(arrow("noPreviousSlides"));
  await visitor.click(arrow("nextSlide"));
  await untilInView(visitor, carousel, [1, 2, 3]);
  await visitor.click(arrow("nextSlide"));
  await untilInView(visitor, carousel, [2, 3, 4]);
  await visitor.see(arrow("noNextSlides"));
  await visitor.click(arrow("previousSlide"));
  await visitor.click(arrow("previousSlide"));
  await untilInView(visitor, carousel, [0, 1, 2]);
});

test("on phones, dots lead to their slide", async () => {
  const visitor = await site.open({ path: screenPath("home", "sv"), width: 375 });
  const carousel = sectionOf("sv");
  await visitor.ask(carousel, ([section]) => section!.scrollIntoView({ block: "center" }));
  await visitor.click(
    byRole("button", pageText("sv", "common", "goToSlide", { number: 3 }), carousel),
  );
  await untilInView(visitor, carousel, [2]);
  expect(await visitor.count(bySelector("button[aria-current]", carousel))).toBe(1);
});

function calculatorIn(locale: Locale) {
  const root = bySelector("#calculator");
  const text = (key: Parameters<typeof pageText<"calculator">>[2]) =>
    pageText(locale, "calculator", key);
  return {
    select: byRole("combobox", text("salary"), root),
    slider: byRole("slider", text("days.label"), root),
    field: bySelector("input:not([type=range])", root),
    option: (salary: number) => byRole("option", formatKronor(salary, locale), root),
    total: bySelector("strong", root),
  };
}

async function untilTotal(
  visitor: Visitor,
  inputs: Partial<CalculatorInputs>,
  locale: Locale,
): Promise<void> {
  const { total } = sickLeaveCosts({ ...defaultInputs, ...inputs });
  const expected = formatKronor(total, locale);
  let shown = "";
  await waitFor(
    async () =>
      (shown = (await visitor.ask(calculatorIn(locale).total, ([each]) => each!.textContent))!) ===
      expected,
    () => `The calculator shows ${shown} instead of ${expected}.`,
  );
}

test("the calculator works by mouse", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const { select, slider, option } = calculatorIn(locale);
  await visitor.click(select);
  await visitor.click(option(50_000));
  await untilTotal(visitor, { salary: 50_000 }, locale);
  expect(await visitor.count(byRole("option"))).toBe(0);

  await visitor.click(select);
  await visitor.see(option(25_000));
  await visitor.clickAt(20, 120);
  await visitor.seeNone(option(25_000));

  const { x, y } = await visitor.pointOf(slider);
  const { width } = await visitor.boxOf(slider);
  await visitor.page.moveMouse(x, y);
  await visitor.page.pressMouse();
  for (const part of [0.1, 0.2, 0.3]) await visitor.page.moveMouse(x + part * width, y);
  await visitor.page.releaseMouse();
  const days = Number(await visitor.ask(slider, ([each]) => (each as HTMLInputElement).value));
  expect(days).toBeGreaterThan(70);
  expect(days).toBeLessThan(90);
  await untilTotal(visitor, { salary: 50_000, days }, locale);
});

test("the calculator works by keyboard", async () => {
  const visitor = await site.open({ path: screenPath("home", "sv") });
  const { select, slider, option } = calculatorIn("sv");
  await visitor.ask(select, ([each]) => each!.focus());
  await visitor.page.type("4");
  await visitor.see(option(40_000));
  await visitor.press("Enter");
  await untilTotal(visitor, { salary: 40_000 }, "sv");
  await visitor.press("ArrowDown", "ArrowUp", "Enter");
  await untilTotal(visitor, { salary: 35_000 }, "sv");

  await visitor.tabTo(slider, 6);
  await visitor.press("Home");
  await untilTotal(visitor, { salary: 35_000, days: 1 }, "sv");
  await visitor.press("ArrowRight", "ArrowUp");
  await untilTotal(visitor, { salary: 35_000, days: 3 }, "sv");
});

test("questions open and close, by mouse and by keyboard", async () => {
  const visitor = await site.open({ path: screenPath("home", locale) });
  const question = byRole("button", pageText(locale, "faq", "cost.title"), byRole("main"));
  const isOpen = () =>
    visitor.ask(question, ([each]) => {
      const { open, clientHeight } = each!.parentElement as HTMLDetailsElement;
      // The answer has expanded, too.
      return open && clientHeight > each!.clientHeight + 40;
    });
  expect(await isOpen()).toBe(false);
  await visitor.click(question);
  await waitFor(isOpen, () => "The question does not open.");
  await visitor.press("Enter");
  await waitFor(
    async () => !(await isOpen()),
    () => "The question does not close.",
  );
  await visitor.press(" ");
  await waitFor(isOpen, () => "The question does not open by Space.");
});
