/** The real Studio on the local content server, with a new copy of the example content for each test. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { installStudio } from "../../../src/cli/studio/install-studio";
import { startServerProcess, type ServerProcess } from "../../../src/cli/server-process";
import { startStudioServer, type StudioServer } from "../../../studio/server/studio-server";
import { launchBrowser, reachOnly } from "../browser/browser";
import { findFreePort } from "../servers/free-port";
import { changeTimeout } from "../until";

const projectDirectory = resolve(__dirname, "../../..");
const content = join(projectDirectory, "src/sanity/datasets/production");
const studioDirectory = join(projectDirectory, "studio");

/** Milliseconds. The Studio is installed if it is not, and Vite bundles its packages on the first start. */
export const studioStartTimeout = 8 * 60_000;

type StudioUnderTest = {
  /** The dataset's folder. */
  readonly folder: string;
  /** Returns the lines of the dataset as they are on disk. */
  lines(): Promise<string[]>;
  /** Opens a window of its own, in a browser of a language. */
  open(path: string, language?: string): Promise<Page>;
  /** URLs on other machines that a window has asked for, its refused sockets and its uncaught errors. */
  readonly faults: string[];
};

/** Runs the Studio for the test file that calls this at its top level. */
export function studioUnderTest(): StudioUnderTest {
  let root = "";
  let origin = "";
  let serverPort = 0;
  let server: StudioServer | undefined;
  let studio: ServerProcess | undefined;
  let browser: Browser | undefined;
  const pages: Page[] = [];
  const faults: string[] = [];
  const folder = () => join(root, "production");

  beforeAll(async () => {
    await installStudio(studioDirectory);
    root = await mkdtemp(join(tmpdir(), "studio-"));
    const port = await findFreePort();
    serverPort = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    studio = startStudio(port, serverPort);
    await renewContent();
    [browser] = await Promise.all([
      launchBrowser({ switches: [reachOnly({ "*.localhost": "127.0.0.1" })] }),
      studio.untilAnswers(`${origin}/`, "The Studio", studioStartTimeout),
    ]);
    // The first page loads anew once Vite has bundled the packages that it asks for.
    const page = await openPage("/");
    await page.getByRole("link", { name: "Blog posts" }).waitFor({ timeout: studioStartTimeout });
    await page.close();
  }, studioStartTimeout);

  // Before each test and each retry of one: nothing that another has left counts.
  beforeEach(async () => {
    for (const page of pages.splice(0).filter((each) => !each.isClosed())) {
      // A window closes only after its requests that a test has held back.
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.close();
    }
    await renewContent();
    faults.length = 0;
  });

  afterAll(async () => {
    await browser?.close();
    await studio?.stop();
    await server?.close();
    await rm(root, { recursive: true, force: true });
  }, studioStartTimeout);

  async function renewContent(): Promise<void> {
    await server?.close();
    await rm(folder(), { recursive: true, force: true });
    await cp(content, folder(), { recursive: true });
    server = await startStudioServer({
      folder: folder(),
      port: serverPort,
      projectId: "127",
      dataset: "production",
      token: "token-of-the-test",
      origins: [origin],
      watch: { onError: (message) => faults.push(message), onChange: () => undefined },
    });
  }

  async function openPage(path: string, locale = "en-GB"): Promise<Page> {
    if (!browser) throw new Error("The Studio runs only within tests and hooks.");
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale });
    pages.push(page);
    page.setDefaultTimeout(changeTimeout);
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      const isHere = hostname === "127.0.0.1" || hostname.endsWith(".localhost");
      if (protocol.startsWith("http") && !isHere) faults.push(request.url());
    });
    page.on("websocket", (socket) =>
      socket.on("socketerror", (error) => faults.push(`${socket.url()}: ${error}`)),
    );
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.goto(origin + path, { timeout: changeTimeout });
    return page;
  }

  return {
    get folder() {
      return folder();
    },
    async lines() {
      return (await readFile(join(folder(), "data.ndjson"), "utf8")).trimEnd().split("\n");
    },
    open: openPage,
    faults,
  };
}

function startStudio(port: number, serverPort: number): ServerProcess {
  const args = ["node_modules/sanity/bin/sanity", "dev", "--host", "127.0.0.1"];
  return startServerProcess([...args, "--port", String(port)], {
    cwd: studioDirectory,
    env: {
      ...process.env,
      CI: "1",
      DO_NOT_TRACK: "1",
      NO_UPDATE_NOTIFIER: "1",
      NODE_ENV: "development",
      SANITY_STUDIO_PROJECT_ID: "127",
      SANITY_STUDIO_DATASET: "production",
      SANITY_STUDIO_API_HOST: `http://0.0.1:${serverPort}`,
      SANITY_STUDIO_PREVIEW_URL: "",
    },
  });
}
