/** A virtual screen reader that runs inside the page and records what it says. */
import { readFileSync } from "node:fs";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Locator, Page } from "@playwright/test";

type ReaderWindow = Window & {
  Reader: typeof Virtual;
  /** Follows the focus and the live regions of the whole page. */
  reader: Virtual;
};

const modulePath = "/virtual-screen-reader.js";

/** Starts a reader on a page, which must not be reloaded. */
export async function startScreenReader(page: Page) {
  // The site's policy allows only scripts from its own origin.
  await page.route(`**${modulePath}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js")),
    }),
  );
  // As a string: Playwright would transform the import.
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
    /** Performs an action, and records what is announced, once that has all the awaited parts. */
    async hear(
      action: string,
      awaited: readonly string[],
      act: () => Promise<void>,
    ): Promise<void> {
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
    /** Reads a region from start to end without moving the focus; records the phrases that match. */
    async read(action: string, region: Locator, only = /./): Promise<void> {
      const phrases = await region.evaluate(readThrough);
      note(
        action,
        phrases.filter((phrase) => only.test(phrase)),
      );
    },
    /** Everything said so far: one phrase per line, below what the visitor did. */
    record: () => `${lines.join("\n")}\n`,
  };
}

/** Returns what has been said since the last call, once all awaited phrases are included. */
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

/** Returns all phrases of a region. Those in another language than the page's name the language. */
async function readThrough(region: Element): Promise<string[]> {
  // The reader fails to skip these: the inside of images made of elements, and of closed details.
  const skipped = [
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
    // A control's name has been announced with it.
    const isRepeated = element !== node && element?.closest("a, button, summary") !== null;
    if (element && !isRepeated && !element.matches(skipped)) {
      const lang = element.closest<HTMLElement>("[lang]")?.lang;
      const isOpen = element.closest("details")?.open;
      const announcement = element.matches("summary")
        ? phrase.replace(/^(?!end)/, "disclosure, ").concat(isOpen ? ", expanded" : ", collapsed")
        : phrase;
      phrases.push(
        lang === document.documentElement.lang ? announcement : `${announcement} [${lang}]`,
      );
    }
    await reader.next();
    phrase = await reader.lastSpokenPhrase();
  } while (reader.activeNode !== firstNode || phrase !== firstPhrase);
  await reader.stop();
  return phrases;
}

/** Phrases that no screen reader announces. */
const silent =
  /^$|^(end of )?(paragraph|strong|status)$|^end of (link|button|image|listitem)|^end, |^polite: $/;

/** Removes what only this reader announces. */
function audible(phrases: readonly string[]): string[] {
  return phrases
    .filter((phrase, index) => {
      // It announces a live region again whenever one of its attributes is set.
      const isRepeated = /^(polite|assertive):/.test(phrase) && phrase === phrases[index - 1];
      return !isRepeated && !silent.test(phrase);
    })
    .map((phrase) => phrase.replace(/, not (invalid|required|disabled)/g, ""))
    .map((phrase) =>
      phrase.replace(/^listitem, level \d+, position (\d+), set size/, "item $1 of"),
    );
}
