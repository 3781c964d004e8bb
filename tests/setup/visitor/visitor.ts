/** A visitor's browser, and what must hold in it after each step. */
import type { Page } from "playwright-core";
import { serializeConsent } from "../../../src/features/cookie-consent/consent-record";
import { htmlFile, readPage } from "../output/built-site";
import { consentText } from "../pages/consent-page";
import type { Visit } from "../servers/site";
import { currentEntry, formAt, localeOf, type VisitorModel } from "./model";
import { comparePage, type Expectation, type PageState } from "./page-state";

/** Milliseconds until a page that is not as it should be counts as a fault. */
const patience = 20_000;

/** What the browser, and the page after it, report of a request without a network. */
const disconnected = /ERR_INTERNET_DISCONNECTED|TypeError: Failed to fetch/;

const nowhere: PageState = { faults: [], isLost: true, isNew: true, hasDialog: false, draft: {} };

export class Visitor {
  /** Each step with the address that it led to. */
  readonly log: string[] = [];
  private documents = 0;
  private isReplaced = false;

  constructor(private readonly visit: Visit) {
    // What is loaded from now on is of the new version.
    visit.page.on("request", (request) => {
      if (request.isNavigationRequest()) this.isReplaced = false;
    });
  }

  get page(): Page {
    return this.visit.page;
  }

  /** A number that no load of a page has had. */
  newDocument(): number {
    return ++this.documents;
  }

  /** Has the site replaced by another version, for the page that is open now. */
  async deploy(): Promise<void> {
    this.isReplaced = true;
    await this.page.route("**/page-data/app-data.json", (route) =>
      this.isReplaced
        ? route.fulfill({ json: { webpackCompilationHash: "another-version" } })
        : route.continue(),
    );
  }

  /**
   * Waits until the page is as the model says, and tells the model what only the browser decides.
   *
   * @throws Error that lists what does not hold, and the steps that led to it.
   */
  async settle(step: string, model: VisitorModel, mayLoad: boolean): Promise<void> {
    const entry = currentEntry(model);
    this.log.push(`${step} → ${entry.address}`);
    const expected = expectation(model, mayLoad);
    const state = await this.untilHolds(expected);
    const problems = this.newProblems();
    if (state.faults.length > 0 || problems.length > 0) {
      const steps = this.log.map((line, index) => `${index + 1}. ${line}`);
      throw new Error([...state.faults, ...problems, "", "The steps:", ...steps].join("\n"));
    }

    model.isLost = state.isLost;
    model.hasDialog = state.hasDialog;
    const form = formAt(entry.address);
    // A link, or a page of this document, that the browser itself had to load.
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
    if (!state.isLost) model.seen.add(entry.address);
  }

  private async untilHolds(expected: Expectation): Promise<PageState> {
    try {
      const held = await this.page.waitForFunction(comparePage, expected, { timeout: patience });
      return (await held.jsonValue()) as PageState;
    } catch {
      const state = await this.page.evaluate(comparePage, { ...expected, isLastLook: true });
      return state ?? { ...nowhere, faults: ["the page does not arrive"] };
    }
  }

  /** What was reported since the last step, beyond what a lost network explains. */
  private newProblems(): string[] {
    const { consoleErrors, pageErrors, foreignRequests, violations } = this.visit;
    const unexplained = consoleErrors.filter((text) => !disconnected.test(text));
    return [...unexplained, ...pageErrors, ...foreignRequests, ...violations];
  }
}

const titles = new Map<string, string>();

/** The title of an address, as its HTML has it. */
function titleOf(address: string): string {
  const path = address.replace("?page=", "/page/");
  const title = titles.get(path) ?? readPage(path).querySelector("title")?.text;
  if (title === undefined) throw new Error(`${htmlFile(path)} has no title.`);
  titles.set(path, title);
  return title;
}

function expectation(model: VisitorModel, mayLoad: boolean): Expectation {
  const { address } = currentEntry(model);
  const form = formAt(address);
  const isCut = !model.isOnline && !model.seen.has(address);
  return {
    address,
    lang: localeOf(address),
    title: titleOf(address),
    record: model.consent && serializeConsent(model.consent),
    bannerTitle: consentText(localeOf(address), "banner.title"),
    draft: form && (model.drafts[form] ?? {}),
    mayLoad: mayLoad || isCut || model.isOutdated,
    typed: [...model.typed],
    mayShowDialog: model.hasDialog,
    mayBeLost: isCut,
  };
}
