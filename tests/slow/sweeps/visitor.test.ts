/**
 * A visitor who takes random steps. After each, the page is the one of its address, and whole.
 *
 * The same steps are repeated in every run; `VISITOR_SEED=<number>` tries others, and `VISITOR_STEPS=<number>`
 * more or fewer. A failure names the seed, what does not hold, and the steps that led to it.
 */
import { expect, test } from "../../setup/fixtures";
import { nat, sample, tuple } from "fast-check";
import type { Page } from "@playwright/test";
import { readPage } from "../../setup/output/built-site";
import { pageText } from "../../setup/output/page-text";
import { choiceButton, everything, nothing, onlyRecordOf } from "../../setup/pages/consent-page";
import { consentKey } from "../../../src/browser/consent-key";
import type { Locale } from "../../../src/i18n/locales";
import { screenPath } from "../../../src/i18n/routes";

const seed = Number(process.env.VISITOR_SEED ?? 20_251_122);
const stepCount = Number(process.env.VISITOR_STEPS ?? 1_000);

/** In milliseconds: far more than the steps take, on a machine that has other work. */
const timeout = 60_000 + stepCount * 500;

/** What the browser has to have remembered. */
type Visit = {
  readonly urls: string[];
  index: number;
  record: string | null;
  isDialogOpen: boolean;
};

const urlOf = ({ urls, index }: Visit): string => urls[index]!;

function localeOf(url: string): Locale {
  return /^\/en(?![^/?])/.test(url) ? "en" : "sv";
}

/** A link to the current address adds nothing to the history. */
function follow(visit: Visit, url: string): void {
  if (url === urlOf(visit)) return;
  visit.index += 1;
  visit.urls.splice(visit.index, Infinity, url);
}

/** Focuses a link, in the dialog if one is open. @returns its address, or undefined if there is none. */
function focusLink(number: number): string | undefined {
  const scope = document.querySelector("dialog") ?? document;
  const links = [...scope.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) =>
      link.origin === location.origin &&
      link.hash === "" &&
      link.target === "" &&
      !/\.\w+$/.test(link.pathname) &&
      link.checkVisibility({ visibilityProperty: true }) &&
      !link.closest("[inert]"),
  );
  const link = links[number % links.length];
  link?.focus();
  if (link && document.activeElement !== link) throw new Error(`No focus: ${link.outerHTML}`);
  return link && link.pathname + link.search;
}

/** Takes a step, whose details depend on a number. @returns false if it cannot be taken now. */
type Step = (page: Page, visit: Visit, number: number) => Promise<boolean>;

const openLink: Step = async (page, visit, number) => {
  const url = await page.evaluate(focusLink, number);
  if (url === undefined) return false;
  await page.keyboard.press("Enter");
  follow(visit, url);
  visit.isDialogOpen = false;
  return true;
};

const goBack: Step = async (page, visit, number) => {
  const by = number % 3 === 0 ? 1 : -1;
  if (!visit.urls[visit.index + by]) return false;
  // Not `page.goBack`, which waits for a page load that may not happen. Later than this evaluation, which
  // would fail if its page went meanwhile.
  await page.evaluate((delta) => void setTimeout(() => history.go(delta)), by);
  visit.index += by;
  visit.isDialogOpen = false;
  return true;
};

const type: Step = async (page, { isDialogOpen }, number) => {
  const fields = page.locator(
    "main :is(input[name]:not([tabindex='-1'], [type='hidden'], [type='radio']), textarea)",
  );
  const count = await fields.count();
  if (isDialogOpen || count === 0) return false;
  const words = ["Åsa Öberg", "asa@företag.se", "50–100", "<b>&amp;", "x".repeat(120), ""];
  await fields.nth(number % count).fill(words[number % words.length]!);
  return true;
};

const choose: Step = async (page, visit, number) => {
  if (visit.isDialogOpen || visit.record !== null) return false;
  const isAccepted = number % 2 === 0;
  const button = choiceButton(page, localeOf(urlOf(visit)), isAccepted ? "accept" : "reject");
  await button.press("Enter");
  visit.record = onlyRecordOf(isAccepted ? everything : nothing)[consentKey]!;
  return true;
};

const openLanguages: Step = async (page, visit) => {
  if (visit.isDialogOpen) return false;
  const name = pageText(localeOf(urlOf(visit)), "layout", "changeLanguage");
  await page.getByRole("contentinfo").getByRole("button", { name }).press("Enter");
  await page.locator("dialog[open]").waitFor();
  visit.isDialogOpen = true;
  return true;
};

const closeDialog: Step = async (page, visit) => {
  if (!visit.isDialogOpen) return false;
  await page.keyboard.press("Escape");
  visit.isDialogOpen = false;
  return true;
};

const resize: Step = async (page, _, number) => {
  await page.setViewportSize({ width: 320 + (number % 1_281), height: 800 });
  return true;
};

const scroll: Step = async (page, _, number) => {
  await page.evaluate(
    (part) => {
      scrollTo({ top: document.documentElement.scrollHeight * part, behavior: "instant" });
    },
    (number % 101) / 100,
  );
  return true;
};

const reload: Step = async (page, visit) => {
  await page.reload();
  visit.isDialogOpen = false;
  return true;
};

/** Frequent ones are repeated. */
const steps = Object.entries({
  openLink: [openLink, 6],
  goBack: [goBack, 4],
  type: [type, 3],
  resize: [resize, 2],
  scroll: [scroll, 1],
  choose: [choose, 1],
  openLanguages: [openLanguages, 1],
  closeDialog: [closeDialog, 1],
  reload: [reload, 1],
} satisfies Record<string, [Step, number]>).flatMap(([name, [take, times]]) =>
  Array.from({ length: times }, () => ({ name, take })),
);

function expectedOn(visit: Visit) {
  const url = urlOf(visit);
  return {
    url,
    lang: localeOf(url),
    title: readPage(url.replace("?page=", "/page/")).querySelector("title")!.text,
    record: visit.record,
    bannerTitle: pageText(localeOf(url), "cookie-consent", "banner.title"),
    isDialogOpen: visit.isDialogOpen,
    consentKey,
  };
}

/** Returns what is wrong with a page. Runs in it. */
function faultsOf(expected: ReturnType<typeof expectedOn>): string[] {
  const root = document.documentElement;
  const focused = document.activeElement;
  const isDialogOpen = document.querySelector("dialog") !== null;
  const banner = [...document.querySelectorAll("section h2")].find(
    ({ textContent }) => textContent === expected.bannerTitle,
  );
  const titles = [...document.head.querySelectorAll("title")].map(({ text }) => text);
  const record = localStorage.getItem(expected.consentKey);
  const checks = {
    [`the address is ${location.href}`]: location.pathname + location.search === expected.url,
    [`the language is ${root.lang}`]: root.lang === expected.lang,
    [`the titles are ${titles.join()}`]: titles.join() === expected.title,
    [`the choice is ${record}`]: record === expected.record,
    "the banner is shown, or hidden":
      isDialogOpen || (banner?.checkVisibility() ?? false) === (expected.record === null),
    "a dialog is open, or closed": isDialogOpen === expected.isDialogOpen,
    "the page still waits for the next one": root.dataset.waiting === undefined,
    "it is not hydrated": window.isHydrated === true,
    "the focus is on something invisible":
      focused?.checkVisibility({ visibilityProperty: true }) && !focused.closest("[inert]"),
    [`it is ${root.scrollWidth} px wide`]: root.scrollWidth <= root.clientWidth,
    "it cannot be scrolled": isDialogOpen || !/hidden|clip/.test(getComputedStyle(root).overflowY),
  };
  return Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
}

async function untilWhole(page: Page, visit: Visit): Promise<string[]> {
  const expected = expectedOn(visit);
  const deadline = Date.now() + 20_000;
  for (;;) {
    // A page that is being left cannot be asked.
    const faults = await page.evaluate(faultsOf, expected).catch(() => ["it does not load"]);
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await page.waitForTimeout(20);
  }
}

test(`the site holds whatever a visitor does (seed ${seed})`, async ({ site }) => {
  test.setTimeout(timeout);
  const path = screenPath("home", "sv");
  const { page, consoleErrors, pageErrors } = await site.openPage({ path });
  const visit: Visit = { urls: [path], index: 0, record: null, isDialogOpen: false };
  const log: string[] = [];
  const numbers = tuple(nat({ max: steps.length - 1 }), nat());
  for (const [index, number] of sample(numbers, { seed, numRuns: stepCount })) {
    const { name, take } = steps[index]!;
    if (!(await take(page, visit, number))) continue;
    log.push(`${name} (${number}) → ${urlOf(visit)}`);
    const faults = [...(await untilWhole(page, visit)), ...consoleErrors, ...pageErrors];
    if (faults.length > 0) throw new Error([...faults, "", "The steps:", ...log].join("\n"));
  }
  expect(log.length).toBeGreaterThan(stepCount / 2);
});
