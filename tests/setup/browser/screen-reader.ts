/** A screen reader that runs inside the page, and the record of what it says. */
import { readFileSync } from "node:fs";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Locator, Page } from "playwright-core";

type ReaderWindow = Window & {
  Reader: typeof Virtual;
  /** Follows the focus and hears the live regions of the whole page. */
  reader: Virtual;
};

export type ScreenReader = {
  /**
   * Does something, and records what is said about it.
   *
   * @param action what the visitor does, in words.
   * @param awaited a part of each phrase that is said in the end.
   */
  hear(action: string, awaited: readonly string[], act: () => Promise<void>): Promise<void>;
  /**
   * Reads a part of the page from its beginning to its end. The focus stays where it is.
   *
   * @param only tells which phrases to record.
   */
  read(action: string, region: Locator, only?: RegExp): Promise<void>;
  /** What has been said so far: one phrase a line, below what the visitor did. */
  record(): string;
};

const modulePath = "/virtual-screen-reader.js";

/** Starts a reader on a page, which must not be loaded anew. */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  // The site's policy allows scripts of its own origin only.
  await page.route(`**${modulePath}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js")),
    }),
  );
  // As text: Babel would turn the import into a call of Jest's.
  await page.evaluate(
    `import("${modulePath}").then(({ Virtual }) => { window.Reader = Virtual; })`,
  );
  await page.evaluate(async () => {
    const { Reader } = window as unknown as ReaderWindow;
    const reader = new Reader();
    (window as unknown as ReaderWindow).reader = reader;
    await reader.start({ container: document.body });
    await reader.clearSpokenPhraseLog();
  });

  const lines = ["— The page opens.", await page.title()];
  const note = (action: string, phrases: readonly string[]): void => {
    lines.push("", `— ${action}`, ...audible(phrases));
  };

  return {
    async hear(action, awaited, act) {
      await act();
      const phrases = await page.evaluate(hear, awaited);
      const missing = awaited.filter((part) => !phrases.some((phrase) => phrase.includes(part)));
      if (missing.length > 0) {
        throw new Error(
          `${action} "${missing.join('", "')}" is not said, but:\n${phrases.join("\n")}`,
        );
      }
      note(action, phrases);
    },
    async read(action, region, only = /./) {
      const phrases = await region.evaluate(readThrough);
      note(
        action,
        phrases.filter((phrase) => only.test(phrase)),
      );
    },
    record: () => `${lines.join("\n")}\n`,
  };
}

/** What has been said since it was asked last, as soon as the awaited is among it. */
async function hear(awaited: readonly string[]): Promise<string[]> {
  const { reader } = window as unknown as ReaderWindow;
  const end = performance.now() + 20_000;
  let phrases = await reader.spokenPhraseLog();
  while (
    performance.now() < end &&
    !awaited.every((part) => phrases.some((phrase) => phrase.includes(part)))
  ) {
    await new Promise(requestAnimationFrame);
    phrases = await reader.spokenPhraseLog();
  }
  await reader.clearSpokenPhraseLog();
  return phrases;
}

/** Every phrase of a part of the page; those in another language than the page's carry its name. */
async function readThrough(region: Element): Promise<string[]> {
  // What this reader knows nothing of: pictures made of elements, and details that are closed.
  const unheard = [
    "noscript",
    "[role='img'] *",
    "details:not([open]) > :not(summary), details:not([open]) > :not(summary) *",
  ].join();

  const { Reader } = window as unknown as ReaderWindow;
  const reader = new Reader();
  await reader.start({ container: region });
  const [firstNode, firstPhrase] = [reader.activeNode, await reader.lastSpokenPhrase()];
  const phrases: string[] = [];
  let phrase = firstPhrase;
  do {
    const node = reader.activeNode;
    const element = node instanceof Element ? node : node?.parentElement;
    // The name of a control has been said with it.
    const isRepeated = element !== node && element?.closest("a, button, summary") !== null;
    if (element && !isRepeated && !element.matches(unheard)) {
      const lang = element.closest<HTMLElement>("[lang]")?.lang;
      const isOpen = element.closest("details")?.open;
      const said = element.matches("summary")
        ? phrase.replace(/^(?!end)/, "disclosure, ").concat(isOpen ? ", expanded" : ", collapsed")
        : phrase;
      phrases.push(lang === document.documentElement.lang ? said : `${said} [${lang}]`);
    }
    await reader.next();
    phrase = await reader.lastSpokenPhrase();
  } while (reader.activeNode !== firstNode || phrase !== firstPhrase);
  await reader.stop();
  return phrases;
}

/** What no reader says. */
const silent =
  /^$|^(end of )?(paragraph|strong|status)$|^end of (link|button|image|listitem)|^end, |^polite: $/;

/** Leaves out what only this reader says. */
function audible(phrases: readonly string[]): string[] {
  return phrases
    .filter((phrase, index) => {
      // It tells a region again for each attribute that is set on it.
      const isRepeated = /^(polite|assertive):/.test(phrase) && phrase === phrases[index - 1];
      return !isRepeated && !silent.test(phrase);
    })
    .map((phrase) => phrase.replace(/, not (invalid|required|disabled)/g, ""))
    .map((phrase) =>
      phrase.replace(/^listitem, level \d+, position (\d+), set size/, "item $1 of"),
    );
}
