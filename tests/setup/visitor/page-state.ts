/** What is compared with the model after each step, read in the page itself. */
import type { Draft } from "./model";

export type Expectation = {
  /** Path and query. */
  readonly address: string;
  readonly lang: string;
  readonly title: string;
  /** As it is stored; null where nothing is. */
  readonly record: string | null;
  readonly bannerTitle: string;
  /** What should stand in the page's form; absent where the page has none. */
  readonly draft: Draft | undefined;
  /** Whether the page may be loaded anew. */
  readonly mayLoad: boolean;
  /** What a browser may put back into a form after a full load. */
  readonly typed: readonly string[];
  readonly mayShowDialog: boolean;
  readonly mayBeLost: boolean;
  /** Whether to tell what does not hold, where it is otherwise waited for. */
  readonly isLastLook?: boolean;
};

export type PageState = {
  /** What does not hold, in words. */
  readonly faults: string[];
  /** Whether the browser shows its own page instead. */
  readonly isLost: boolean;
  /** Whether the page has been loaded anew since the last step. */
  readonly isNew: boolean;
  readonly hasDialog: boolean;
  /** What stands in the page's form. */
  readonly draft: Draft;
};

/**
 * Runs in the page: it may use nothing from outside.
 *
 * @returns undefined where something does not hold yet.
 */
export function comparePage(expected: Expectation): PageState | undefined {
  const faults: string[] = [];
  // Another page has just begun to arrive.
  if (document.readyState === "loading") return undefined;
  if (location.protocol === "chrome-error:") {
    if (!expected.mayBeLost) faults.push("the browser shows an error page of its own");
    const isAwaited = faults.length > 0 && !expected.isLastLook;
    return isAwaited
      ? undefined
      : { faults, isLost: true, isNew: true, hasDialog: false, draft: {} };
  }

  const root = document.documentElement;
  const isNew = !("visited" in window);
  if (isNew && !expected.mayLoad) faults.push("the page was loaded anew");
  if (root.dataset.waiting !== undefined) faults.push("the page still waits for another");
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  const isHydrated = Object.keys(wrapper ?? {}).some((key) => key.startsWith("__reactFiber"));
  if (!isHydrated) faults.push("React has not taken over the page");

  const focused = document.activeElement;
  const isVisible = focused?.checkVisibility({ visibilityProperty: true }) ?? false;
  if (!isVisible || focused?.closest("[inert]")) {
    faults.push(`the focus is on what nobody sees: ${focused?.outerHTML.slice(0, 200)}`);
  }
  if (root.scrollWidth > root.clientWidth) {
    faults.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
  }

  const hasDialog = document.querySelector("dialog") !== null;
  if (hasDialog && !expected.mayShowDialog) faults.push("a dialog lies over the page");
  if (!hasDialog && /hidden|clip/.test(getComputedStyle(root).overflowY)) {
    faults.push("the page cannot be scrolled");
  }
  const banner = [...document.querySelectorAll("section h2")].find(
    ({ textContent }) => textContent === expected.bannerTitle,
  );
  const hasBanner = banner?.checkVisibility() ?? false;

  const form = document.querySelector<HTMLFormElement>("main form:not([role='search'])");
  if (!form && expected.draft) faults.push("the form is missing");
  const fields = form?.querySelectorAll<HTMLInputElement>("input:not([tabindex='-1']), textarea");
  const written = [...(fields ?? [])].filter(({ value }) => value !== "");
  const draft = Object.fromEntries(written.map(({ name, value }) => [name, value]));
  const strange = written.filter(({ value }) => !expected.typed.includes(value));
  if (strange.length > 0) faults.push(`nobody typed ${strange.map(({ value }) => value).join()}`);
  // Of a page that was loaded anew, the browser decides what it puts back.
  const names = isNew || !form ? [] : Object.keys({ ...draft, ...expected.draft });

  const compared: [name: string, actual: unknown, wanted: unknown][] = [
    ["the address", location.pathname + location.search, expected.address],
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
  for (const [name, actual, wanted] of compared) {
    const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(wanted)];
    if (is !== shouldBe) faults.push(`${name}: ${is}, not ${shouldBe}`);
  }
  if (faults.length > 0 && !expected.isLastLook) return undefined;
  return { faults, isLost: false, isNew, hasDialog, draft };
}
