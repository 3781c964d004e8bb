/** Forms, the home page, navigation and reviews in one language: engines do not differ by language. */
import { apiPath } from "../setup/servers/api-server";
import { expect, test } from "./setup/engine-site";
import { byRole, bySelector } from "./setup/target";
import type { Visitor } from "./setup/visitor";
import { totalText } from "../setup/pages/calculator-page";
import { demo, forms } from "../setup/pages/form-page";
import { pageText } from "../setup/output/page-text";
import { formatKronor } from "../../src/i18n/format";
import { screenPath } from "../../src/i18n/routes";

const home = screenPath("home", "en");
const about = screenPath("about", "en");
const main = byRole("main");

const layout = (key: Parameters<typeof pageText<"layout">>[2]) => pageText("en", "layout", key);

test.describe("the forms", () => {
  const form = bySelector("main form");
  const submit = bySelector('button[type="submit"]', form);
  const reject = byRole("button", pageText("en", "cookie-consent", "reject"));
  const field = (name: string) => bySelector(`[name="${name}"]`, form);

  for (const tested of forms) {
    test(`${tested.texts} is sent as entered and confirmed`, async ({ open, api }) => {
      const visitor = await open({ path: screenPath(tested.screen, "en"), origin: api.origin });
      await visitor.click(reject);
      for (const [name, answer] of Object.entries(tested.answers))
        await visitor.fill(field(name), answer);
      await visitor.click(submit);
      await visitor.see(byRole("heading", pageText("en", tested.texts, "thanks.title")));
      await visitor.untilFocused(bySelector("main [tabindex='-1']"));
      const path = apiPath(tested.name);
      const request = { path, contentType: "application/json", body: tested.answers };
      await expect.poll(() => api.requests).toEqual([request]);
    });
  }

  test("the error summary leads to a field, which loses its error once corrected", async ({
    open,
    api,
  }) => {
    const visitor = await open({ path: screenPath(demo.screen, "en"), origin: api.origin });
    await visitor.click(reject);
    await visitor.click(submit);
    const summary = byRole("group", undefined, form);
    await visitor.untilFocused(summary);
    await visitor.click(byRole("link", pageText("en", "forms", "label.email"), summary));
    await visitor.untilFocused(field("email"));
    // Its label is a few pixels below the sticky header.
    await visitor.until((selector) => {
      const label = document.querySelector<HTMLInputElement>(selector)!.labels![0]!;
      const bar = document.querySelector("header")!.getBoundingClientRect();
      return label.getBoundingClientRect().top >= bar.bottom + 8;
    }, field("email").selector);
    await visitor.fill(field("email"), "asa@företag.se");
    await visitor.see(bySelector('[name="email"][aria-invalid="false"]'));
    expect(api.requests).toEqual([]);
  });
});

test.describe("the home page", () => {
  const carousel = { selector: "main section", name: pageText("en", "home", "articles.title") };

  async function untilInView(visitor: Visitor, slides: readonly number[]): Promise<void> {
    const inView = () =>
      visitor.ask(carousel, ([section]) => {
        const frame = section!.getBoundingClientRect();
        return [...section!.querySelectorAll("[data-slide]")].flatMap((slide, index) => {
          const { left, right } = slide.getBoundingClientRect();
          // Slides extend half a gap beyond the section on either side.
          return left >= frame.left - 20 && right <= frame.right + 20 ? [index] : [];
        });
      });
    await expect.poll(inView).toEqual(slides);
  }

  for (const [width, button, slides] of [
    [1280, pageText("en", "layout", "nextSlide"), [1, 2, 3]],
    [375, pageText("en", "layout", "goToSlide", { number: 3 }), [2]],
  ] as const) {
    test(`at ${width} px the carousel moves by its button ${button}`, async ({ open }) => {
      const visitor = await open({ path: home, width });
      await visitor.ask(carousel, ([section]) => section!.scrollIntoView({ block: "center" }));
      await visitor.click(byRole("button", button, carousel));
      await untilInView(visitor, slides);
    });
  }

  test("the calculator works by mouse and by keyboard", async ({ open }) => {
    const visitor = await open({ path: home });
    const calculator = bySelector("#calculator");
    const select = byRole("combobox", pageText("en", "calculator", "salary"), calculator);
    const slider = byRole("slider", pageText("en", "calculator", "days.label"), calculator);
    const option = (salary: number) => byRole("option", formatKronor(salary, "en"), calculator);
    const untilTotal = (inputs: Parameters<typeof totalText>[0]) =>
      visitor.see({ selector: "#calculator strong", name: totalText(inputs, "en") });

    await visitor.click(select);
    await visitor.click(option(50_000));
    await untilTotal({ salary: 50_000 });
    await visitor.page.type("4");
    await visitor.see(option(40_000));
    await visitor.press("Enter");
    await untilTotal({ salary: 40_000 });
    await visitor.press("ArrowDown", "ArrowUp", "Enter");
    await untilTotal({ salary: 35_000 });
    await visitor.tabTo(slider, 6);
    await visitor.press("Home", "ArrowRight", "ArrowUp");
    await untilTotal({ salary: 35_000, days: 3 });
  });

  test("questions open and close, by mouse and by keyboard", async ({ open }) => {
    const visitor = await open({ path: home });
    const question = byRole("button", pageText("en", "faq", "cost.title"), main);
    const isExpanded = () =>
      visitor.ask(question, ([each]) => {
        const { open, clientHeight } = each!.parentElement as HTMLDetailsElement;
        // The answer has expanded, too.
        return open && clientHeight > each!.clientHeight + 40;
      });
    const untilOpen = (isOpen: boolean) => expect.poll(isExpanded).toBe(isOpen);
    await untilOpen(false);
    await visitor.click(question);
    await untilOpen(true);
    await visitor.press("Enter");
    await untilOpen(false);
    await visitor.press(" ");
    await untilOpen(true);
  });
});

test.describe("going about", () => {
  async function scrollTo(visitor: Visitor, y: number): Promise<void> {
    await visitor.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await visitor.untilScrolledTo(y);
    // Gatsby saves the scroll position in the next frame.
    await visitor.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }

  test("Back and Forward restore the scroll position, also after a full page load", async ({
    open,
  }) => {
    const visitor = await open({ path: home });
    await scrollTo(visitor, 1_200);
    // Without scrolling to the link.
    await visitor.ask(bySelector(`footer a[href="${about}"]`), ([link]) => link!.click());
    await visitor.arrive(about);
    await visitor.untilScrolledTo(0);
    await scrollTo(visitor, 700);
    for (const [steps, path, y] of [
      [-1, home, 1_200],
      [1, about, 700],
    ] as const) {
      await visitor.travel(steps);
      await visitor.arrive(path);
      await visitor.untilScrolledTo(y);
    }
    await visitor.goto(screenPath("product", "en"));
    await visitor.untilHydrated();
    await visitor.travel(-1);
    await visitor.arrive(about);
    await visitor.untilScrolledTo(700);
  });

  test("a new page is announced, and Tab starts at its top", async ({ open }) => {
    const visitor = await open({ path: home });
    await visitor.click(byRole("link", layout("screens.about"), byRole("contentinfo")));
    await visitor.arrive(about);
    const page = pageText("en", "about", "hero.title");
    await visitor.until(
      (words) =>
        [...document.querySelectorAll("[aria-live]")].some((each) => each.textContent === words),
      pageText("en", "layout", "newPage", { page }),
    );
    await visitor.until(() => document.activeElement?.id === "gatsby-focus-wrapper");
    await visitor.press("Tab");
    await visitor.untilFocused(byRole("link", layout("skipToContent")));
  });
});

test("the reviews are in three even columns", async ({ open }) => {
  const visitor = await open({ path: screenPath("therapists", "en"), width: 1280 });
  const tops = () =>
    visitor.ask(bySelector("main figure"), (figures) => {
      const columns = new Map<number, number>();
      for (const figure of figures) {
        const { left, top } = figure.getBoundingClientRect();
        const first = columns.get(Math.round(left)) ?? Infinity;
        columns.set(Math.round(left), Math.min(first, Math.round(top)));
      }
      return [...columns.values()];
    });
  const [top] = await tops();
  expect(await tops()).toEqual([top, top, top]);
  await visitor.click(byRole("button", pageText("en", "reviews", "more")));
  await visitor.untilFocused(bySelector("main li:has(figure)"));
  expect(new Set(await tops()).size).toBe(1);
});
