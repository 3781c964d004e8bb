/** `npm run studio` on a copy of the project, with the example content under version control. */
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { installStudio } from "../../../src/cli/studio/install-studio";
import { launchBrowser, reachOnly } from "../browser/browser";
import { linkTree } from "../output/link-tree";
import { findFreePort } from "../servers/free-port";
import { changeTimeout, until } from "../until";
import { createSandbox, embeddedDataset, type Sandbox } from "./sandbox";

const projectDirectory = resolve(__dirname, "../../..");
const run = promisify(execFile);
const here = "127.0.0.1";
const desktop: BrowserContextOptions = { viewport: { width: 1600, height: 1000 } };

/** Milliseconds. The Studio is installed, if it is not, and the site compiled. */
export const studioStartTimeout = 8 * 60_000;

export type StudioCommand = {
  readonly sandbox: Sandbox;
  readonly studioUrl: string;
  readonly previewUrl: string;
  log(): string;
  /** Returns what Git says of the dataset, such as `git("diff", "--stat")`. */
  git(...args: string[]): Promise<string>;
  openPage(url: string, window?: BrowserContextOptions): Promise<Page>;
};

/** Copies the Studio, with links to its packages. */
async function copyStudio(target: string): Promise<void> {
  const studio = join(projectDirectory, "studio");
  await installStudio(studio, () => undefined);
  const isSource = (path: string) => !/\/studio\/(node_modules|dist|\.sanity)(\/|$)/.test(path);
  // The command compares the times of the lockfile and the packages.
  await cp(studio, target, { recursive: true, filter: isSource, preserveTimestamps: true });
  // Vite keeps its cache in folders with a dot, and changes it in place.
  await linkTree(join(studio, "node_modules"), join(target, "node_modules"), [".sanity", ".vite"]);
}

/** Runs `npm run studio` for the test file that calls this at its top level. */
export function studioCommand(): StudioCommand {
  const stop = new AbortController();
  let sandbox: Sandbox | undefined;
  let browser: Browser | undefined;
  let log: () => string = () => "";
  const pages: Page[] = [];
  const urls = { studio: "", preview: "" };
  const removeNow = (): void => sandbox?.removeNow();
  const running = (): Sandbox => {
    if (!sandbox) throw new Error("The Studio runs only within tests and hooks.");
    return sandbox;
  };
  const git = async (...args: string[]): Promise<string> => {
    const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"];
    const { stdout } = await run("git", [...identity, ...args], {
      cwd: running().datasetDirectory,
    });
    return stdout;
  };

  beforeAll(async () => {
    sandbox = await createSandbox(stop.signal);
    process.once("exit", removeNow);
    await copyStudio(join(sandbox.directory, "studio"));
    await cp(join(embeddedDataset, "data.ndjson"), join(sandbox.datasetDirectory, "data.ndjson"));
    await git("init", "--quiet");
    await git("add", ".");
    await git("commit", "--quiet", "--message", "Content");
    const [studio, preview] = [await findFreePort(), await findFreePort()];
    urls.studio = `http://localhost:${studio}`;
    urls.preview = `http://127.0.0.1:${preview}`;
    const settings = {
      PORT: String(preview),
      SANITY_STUDIO_URL: urls.studio,
      // Not the port of builds, which may run meanwhile.
      SANITY_API_HOST: `http://127.0.0.1:${await findFreePort()}`,
    };
    ({ log } = sandbox.start({ command: "studio", settings }));
    const hasStarted = () => {
      if (/^Error|has ended|It printed/m.test(log())) throw new Error(log());
      return log().includes(`The Studio is at ${urls.studio}`);
    };
    [browser] = await Promise.all([
      launchBrowser({ switches: [reachOnly({ localhost: here, "*.localhost": here })] }),
      until("the Studio", hasStarted, studioStartTimeout - 60_000),
    ]);
  }, studioStartTimeout);

  // Before each test and each retry of one. A window that is still open would write again.
  beforeEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.close()));
    await git("checkout", "--quiet", ".");
    await git("clean", "--quiet", "--force");
  });

  afterAll(async () => {
    stop.abort();
    await browser?.close();
    await sandbox?.remove();
    process.off("exit", removeNow);
  }, studioStartTimeout);

  return {
    get sandbox() {
      return running();
    },
    get studioUrl() {
      return urls.studio;
    },
    get previewUrl() {
      return urls.preview;
    },
    log: () => log(),
    git,
    async openPage(url, window = desktop) {
      if (!browser) throw new Error("The browser runs only within tests and hooks.");
      const page = await browser.newPage({ ...window, locale: "en-GB" });
      pages.push(page);
      page.setDefaultTimeout(changeTimeout);
      await page.goto(url);
      return page;
    },
  };
}
