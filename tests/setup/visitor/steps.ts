/** The steps that a simulated visitor takes. */
import {
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  record,
  type Arbitrary,
  type AsyncCommand,
} from "fast-check";
import { locales } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";
import { pageText } from "../output/page-text";
import { everything, nothing, openDialog, switchOn, choiceButton } from "../pages/consent-page";
import { currentEntry, follow, formAt, localeOf, type VisitorModel } from "./model";
import type { Visitor } from "./visitor";

export type Step = AsyncCommand<VisitorModel, Visitor>;

type StepParts = {
  readonly name: string;
  /** Whether the step is possible now. */
  readonly when?: (model: VisitorModel) => boolean;
  /** Whether it may trigger a full page load even when online and without a new version. */
  readonly loads?: (model: VisitorModel) => boolean;
  /** Performs the step in the browser and in the model. */
  readonly act: (model: VisitorModel, visitor: Visitor) => Promise<void>;
};

function step({ name, when = () => true, loads = () => false, act }: StepParts): Step {
  return {
    check: when,
    async run(model, visitor) {
      const mayLoad = loads(model);
      await act(model, visitor);
      await visitor.settle(name, model, mayLoad);
    },
    toString: () => name,
  };
}

const isFree = ({ isLost, hasDialog }: VisitorModel): boolean => !isLost && !hasDialog;

function openLink(n: number): Step {
  return step({
    name: `follow link ${n}`,
    when: isFree,
    async act(model, { page }) {
      const url = await page.evaluate(focusLink, n);
      if (url === undefined) return;
      await page.keyboard.press("Enter");
      follow(model, url);
      model.hasDialog = false;
    },
  });
}

/** Focuses a link. @returns its URL, or undefined if there is none. */
function focusLink(n: number): string | undefined {
  const scope = document.querySelector("dialog") ?? document;
  const links = [...scope.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) =>
      link.origin === location.origin &&
      link.hash === "" &&
      link.target === "" &&
      link.hreflang === "" &&
      !/\.\w+$/.test(link.pathname) &&
      link.checkVisibility({ visibilityProperty: true }) &&
      !link.closest("[inert]"),
  );
  const link = links[n % links.length];
  link?.focus();
  if (link && document.activeElement !== link) throw new Error(`No focus: ${link.outerHTML}`);
  return link && link.pathname + link.search;
}

function goBack(by: 1 | -1): Step {
  const target = ({ entries, index }: VisitorModel) => entries[index - by];
  return step({
    name: by === 1 ? "Back" : "Forward",
    when: (model) => {
      const entry = target(model);
      if (!entry || model.isLost) return false;
      return model.isOnline || entry.document === currentEntry(model).document;
    },
    loads: (model) => target(model)?.document !== currentEntry(model).document,
    async act(model, { page }) {
      // Not `page.goBack`, which waits for a page load that may not happen.
      // Later than this evaluation, which would fail if its page went meanwhile.
      await page.evaluate((delta) => void setTimeout(() => history.go(delta)), -by);
      model.index -= by;
      model.hasDialog = false;
    },
  });
}

function resize(width: number): Step {
  return step({
    name: `${width} px wide`,
    async act(_, { page }) {
      await page.setViewportSize({ width, height: 800 });
    },
  });
}

function choose(key: "accept" | "reject"): Step {
  return step({
    name: key,
    when: (model) => isFree(model) && model.consent === null,
    async act(model, { page }) {
      await choiceButton(page, localeOf(currentEntry(model).url), key).press("Enter");
      model.consent = key === "accept" ? everything : nothing;
    },
  });
}

function chooseInDialog(analytics: boolean, marketing: boolean): Step {
  return step({
    name: `save analytics ${analytics}, marketing ${marketing}`,
    when: (model) => isFree(model) && model.isOnline,
    async act(model, { page }) {
      const locale = localeOf(currentEntry(model).url);
      const dialog = await openDialog(page, locale, "footer");
      await switchOn(page, locale, "analytics").setChecked(analytics);
      await switchOn(page, locale, "marketing").setChecked(marketing);
      await choiceButton(page, locale, "save").press("Enter");
      await dialog.waitFor({ state: "detached" });
      model.consent = { analytics, marketing };
    },
  });
}

function type(n: number, text: string): Step {
  return step({
    name: `type "${text}" into field ${n}`,
    when: (model) => isFree(model) && formAt(currentEntry(model).url) !== undefined,
    async act(model, { page }) {
      const form = formAt(currentEntry(model).url)!;
      const fields = page
        .locator("main form:not([role='search'])")
        .locator("input:not([tabindex='-1'], [type='hidden']), textarea");
      const field = fields.nth(n % (await fields.count()));
      const name = (await field.getAttribute("name"))!;
      await field.fill(text);
      model.typed.add(text);
      model.drafts[form] = { ...model.drafts[form], [name]: text };
    },
  });
}

const switchLanguage = step({
  name: "switch language",
  when: (model) => isFree(model) && model.isOnline,
  loads: () => true,
  async act(model, visitor) {
    const from = localeOf(currentEntry(model).url);
    const to = locales.find((locale) => locale !== from)!;
    const { page } = visitor;
    const name = pageText(from, "layout", "changeLanguage");
    await page.getByRole("contentinfo").getByRole("button", { name }).press("Enter");
    await page.locator(`dialog a[hreflang="${to}"]`).press("Enter");
    follow(model, screenPath("home", to));
    currentEntry(model).document = visitor.newDocument();
  },
});

const openLanguages = step({
  name: "open the languages",
  when: isFree,
  async act(model, { page }) {
    const name = pageText(localeOf(currentEntry(model).url), "layout", "changeLanguage");
    await page.getByRole("contentinfo").getByRole("button", { name }).press("Enter");
    await page.locator("dialog[open]").waitFor();
    model.hasDialog = true;
  },
});

const escape = step({
  name: "Escape",
  when: ({ hasDialog }) => hasDialog,
  async act(model, { page }) {
    await page.keyboard.press("Escape");
    model.hasDialog = false;
  },
});

const scroll = (percent: number): Step =>
  step({
    name: `scroll to ${percent} %`,
    when: isFree,
    async act(_, { page }) {
      await page.evaluate((percent) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: (scrollHeight * percent) / 100, behavior: "instant" });
      }, percent);
    },
  });

const reload = step({
  name: "reload",
  when: ({ isOnline }) => isOnline,
  loads: () => true,
  async act(model, { page }) {
    await page.reload();
    model.hasDialog = false;
  },
});

const loseNetwork = step({
  name: "lose the network",
  when: (model) => isFree(model) && model.isOnline,
  async act(model, { page }) {
    await page.context().setOffline(true);
    model.isOnline = false;
  },
});

const regainNetwork = step({
  name: "regain the network",
  when: ({ isOnline }) => !isOnline,
  loads: ({ isLost }) => isLost,
  async act(model, { page }) {
    await page.context().setOffline(false);
    model.isOnline = true;
    // Browsers reload an error page by themselves, or their visitors do.
    if (model.isLost) await page.reload();
  },
});

const deploy = step({
  name: "a new version",
  when: (model) => isFree(model) && model.isOnline && !model.isOutdated,
  async act(model, visitor) {
    await visitor.deploy();
    model.isOutdated = true;
  },
});

const words = ["Åsa Öberg", "asa@företag.se", "50–100", "<b>&amp;", "x".repeat(120), ""] as const;

/** The steps. Frequent ones are repeated. */
export const steps: Arbitrary<Step>[] = [
  ...Array<Arbitrary<Step>>(6).fill(nat({ max: 199 }).map(openLink)),
  ...Array<Arbitrary<Step>>(3).fill(constantFrom<1 | -1>(1, 1, -1).map(goBack)),
  ...Array<Arbitrary<Step>>(3).fill(
    record({ field: nat({ max: 5 }), text: constantFrom(...words) }).map(({ field, text }) =>
      type(field, text),
    ),
  ),
  ...Array<Arbitrary<Step>>(2).fill(integer({ min: 320, max: 1600 }).map(resize)),
  integer({ min: 0, max: 100 }).map(scroll),
  constantFrom("accept" as const, "reject" as const).map(choose),
  record({ analytics: boolean(), marketing: boolean() }).map(({ analytics, marketing }) =>
    chooseInDialog(analytics, marketing),
  ),
  constant(openLanguages),
  constant(escape),
  constantFrom(switchLanguage, reload, deploy),
  constant(loseNetwork),
  constant(regainNetwork),
];
