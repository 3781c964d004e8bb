/** A simulated visitor, whose browser is compared with the model after each step. */
import type { Page } from "playwright-core";
import { serializeConsent } from "../../../src/features/cookie-consent/consent-store";
import { htmlFile, readPage } from "../output/built-site";
import { consentText } from "../pages/consent-page";
import type { Visit } from "../servers/site";
import { currentEntry, formAt, localeOf, type VisitorModel } from "./model";
import { comparePage, type Expectation, type PageState } from "./page-state";

/** Milliseconds for a page to match the model. */
const TIMEOUT = 20_000;

/** What the browser and the page report for a request without a network. */
const disconnected = /ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/;

const nowhere: PageState = { failures: [], isLost: true, isNew: true, hasDialog: false, draft: {} };

export class Visitor {
  /** All steps, with the URL they led to. */
  readonly log: string[] = [];
  private documents = 0;
  private isReplaced = false;

  constructor(private readonly visit: Visit) {
    // A full load fetches the new version.
    visit.page.on("request", (request) => {
      if (request.isNavigationRequest()) this.isReplaced = false;
    });
  }

  get page(): Page {
    return this.visit.page;
  }

  /** Returns a number for a new page load. */
  newDocument(): number {
    return ++this.documents;
  }

  /** Deploys a new version of the site, as seen by the open page. */
  async deploy(): Promise<void> {
    this.isReplaced = true;
    await this.page.route("**/page-data/app-data.json", (route) =>
      this.isReplaced
        ? route.fulfill({ json: { webpackCompilationHash: "another-version" } })
        : route.continue(),
    );
  }

  /**
   * Waits until the page matches the model, and updates the model with what only the browser decides.
   *
   * @throws Error that lists the differences, and the steps that led to them.
   */
  async settle(step: string, model: VisitorModel, mayLoad: boolean): Promise<void> {
    const entry = currentEntry(model);
    this.log.push(`${step} → ${entry.url}`);
    const expected = expectation(model, mayLoad);
    const state = await this.untilMatch(expected);
    const problems = this.newProblems();
    if (state.failures.length > 0 || problems.length > 0) {
      const steps = this.log.map((line, index) => `${index + 1}. ${line}`);
      throw new Error([...state.failures, ...problems, "", "The steps:", ...steps].join("\n"));
    }

    model.isLost = state.isLost;
    model.hasDialog = state.hasDialog;
    const form = formAt(entry.url);
    // The browser fell back to a full load.
    if (state.isNew && !mayLoad) entry.document = this.newDocument();
    if (state.isNew && !state.isLost) {
      await this.page.unrouteAll({ behavior: "ignoreErrors" });
      await this.page.evaluate(() => {
        (window as Window & { visited?: boolean }).visited = true;
      });
      model.isOutdated = false;
      model.drafts = form ? { [form]: state.draft } : {};
      model.seen.clear();
    }
    if (!state.isLost) model.seen.add(entry.url);
  }

  private async untilMatch(expected: Expectation): Promise<PageState> {
    try {
      const match = await this.page.waitForFunction(comparePage, expected, { timeout: TIMEOUT });
      return (await match.jsonValue()) as PageState;
    } catch {
      const state = await this.page.evaluate(comparePage, { ...expected, isLastAttempt: true });
      return state ?? { ...nowhere, failures: ["the page does not load"] };
    }
  }

  /** Returns reported problems that a lost network does not explain. */
  private newProblems(): string[] {
    const { consoleErrors, pageErrors, foreignRequests, violations } = this.visit;
    const unexplained = consoleErrors.filter((text) => !disconnected.test(text));
    return [...unexplained, ...pageErrors, ...foreignRequests, ...violations];
  }
}

const titles = new Map<string, string>();

/** Returns the title in the HTML of a URL. */
function titleOf(url: string): string {
  const path = url.replace("?page=", "/page/");
  const title = titles.get(path) ?? readPage(path).querySelector("title")?.text;
  if (title === undefined) throw new Error(`${htmlFile(path)} has no title.`);
  titles.set(path, title);
  return title;
}

function expectation(model: VisitorModel, mayLoad: boolean): Expectation {
  const { url } = currentEntry(model);
  const form = formAt(url);
  const isUnreachable = !model.isOnline && !model.seen.has(url);
  return {
    url,
    lang: localeOf(url),
    title: titleOf(url),
    record: model.consent && serializeConsent(model.consent),
    bannerTitle: consentText(localeOf(url), "banner.title"),
    draft: form && (model.drafts[form] ?? {}),
    mayLoad: mayLoad || isUnreachable || model.isOutdated,
    typed: [...model.typed],
    mayShowDialog: model.hasDialog,
    mayBeLost: isUnreachable,
  };
}
