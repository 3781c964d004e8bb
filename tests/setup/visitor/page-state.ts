/** Compares a page with the model after each step, inside the page. */
import type { Draft } from "./model";

export type Expectation = {
  /** Path and query. */
  readonly url: string;
  readonly lang: string;
  readonly title: string;
  /** As stored; null if nothing is. */
  readonly record: string | null;
  readonly bannerTitle: string;
  /** Expected values of the page's form; undefined if the page has none. */
  readonly draft: Draft | undefined;
  /** Whether the page may be reloaded. */
  readonly mayLoad: boolean;
  /** Values that a browser may restore in a form after a full load. */
  readonly typed: readonly string[];
  readonly mayShowDialog: boolean;
  readonly mayBeLost: boolean;
  /** Whether to return differences instead of waiting for them to disappear. */
  readonly isLastAttempt?: boolean;
};

export type PageState = {
  /** Differences from the model. */
  readonly failures: string[];
  /** Whether the browser shows its own error page. */
  readonly isLost: boolean;
  /** Whether the page has been reloaded since the last step. */
  readonly isNew: boolean;
  readonly hasDialog: boolean;
  /** Values of the page's form. */
  readonly draft: Draft;
};

/**
 * Compares the page with the model. Runs in the page, so it must not use anything from outside.
 *
 * @returns undefined if something does not match yet.
 */
export function comparePage(expected: Expectation): PageState | undefined {
  const failures: string[] = [];
  // The next page has started to load.
  if (document.readyState === "loading") return undefined;
  if (location.protocol === "chrome-error:") {
    if (!expected.mayBeLost) failures.push("the browser shows an error page of its own");
    const isAwaited = failures.length > 0 && !expected.isLastAttempt;
    return isAwaited
      ? undefined
      : { failures, isLost: true, isNew: true, hasDialog: false, draft: {} };
  }

  const root = document.documentElement;
  const isNew = !("visited" in window);
  if (isNew && !expected.mayLoad) failures.push("the page was reloaded");
  if (root.dataset.waiting !== undefined)
    failures.push("the page is still waiting for the next one");
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  const isHydrated = Object.keys(wrapper ?? {}).some((key) => key.startsWith("__reactFiber"));
  if (!isHydrated) failures.push("the page is not hydrated");

  const focused = document.activeElement;
  const isVisible = focused?.checkVisibility({ visibilityProperty: true }) ?? false;
  if (!isVisible || focused?.closest("[inert]")) {
    failures.push(`the focus is on an invisible element: ${focused?.outerHTML.slice(0, 200)}`);
  }
  if (root.scrollWidth > root.clientWidth) {
    failures.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
  }

  const hasDialog = document.querySelector("dialog") !== null;
  if (hasDialog && !expected.mayShowDialog) failures.push("a dialog is open");
  if (!hasDialog && /hidden|clip/.test(getComputedStyle(root).overflowY)) {
    failures.push("the page cannot be scrolled");
  }
  const banner = [...document.querySelectorAll("section h2")].find(
    ({ textContent }) => textContent === expected.bannerTitle,
  );
  const hasBanner = banner?.checkVisibility() ?? false;

  const form = document.querySelector<HTMLFormElement>("main form:not([role='search'])");
  if (!form && expected.draft) failures.push("the form is missing");
  const selector = "input:not([tabindex='-1'], [type='hidden']), textarea";
  const fields = form?.querySelectorAll<HTMLInputElement>(selector);
  const filled = [...(fields ?? [])].filter(({ value }) => value !== "");
  const draft = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  const unexpected = filled.filter(({ value }) => !expected.typed.includes(value));
  if (unexpected.length > 0)
    failures.push(`nobody typed ${unexpected.map(({ value }) => value).join()}`);
  // After a reload, the browser decides which values it restores.
  const names = isNew || !form ? [] : Object.keys({ ...draft, ...expected.draft });

  const compared: [name: string, actual: unknown, expected: unknown][] = [
    ["the URL", location.pathname + location.search, expected.url],
    ["the language", root.lang, expected.lang],
    [
      "the titles",
      [...document.head.querySelectorAll("title")].map(({ text }) => text),
      [expected.title],
    ],
    ["the tab's title", document.title, expected.title],
    ["the consent record", localStorage.getItem("userConsent"), expected.record],
    ["whether there is a banner", hasBanner, hasDialog ? hasBanner : expected.record === null],
    ...names.map((name): [string, unknown, unknown] => [
      `the field "${name}"`,
      draft[name] ?? "",
      expected.draft?.[name] ?? "",
    ]),
  ];
  for (const [name, ...values] of compared) {
    const [actual, wanted] = values.map((value) => JSON.stringify(value));
    if (actual !== wanted) failures.push(`${name}: ${actual}, not ${wanted}`);
  }
  if (failures.length > 0 && !expected.isLastAttempt) return undefined;
  return { failures, isLost: false, isNew, hasDialog, draft };
}
