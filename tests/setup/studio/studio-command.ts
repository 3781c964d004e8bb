/** `npm run studio` on a copy of the project, with the example content under version control. */
import { execFile } from "node:child_process";
import { cp, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "@playwright/test";
import { launchBrowser, reachOnly } from "../browser/browser";
import { test as base } from "../fixtures";
import { findFreePort } from "../servers/free-port";
import { changeTimeout } from "../until";
import { createSandbox, linkTree } from "../builds/sandbox";
import { embeddedDataset } from "../content/embedded-posts";

const projectDirectory = resolve(__dirname, "../../..");
const run = promisify(execFile);
const here = "127.0.0.1";
const desktop: BrowserContextOptions = { viewport: { width: 1600, height: 1000 } };

/** Milliseconds. The Studio is installed, if it is not, and the site compiled. */
const studioStartTimeout = 8 * 60_000;

/** A document as the dataset has it. */
export type StoredLine = Readonly<Record<string, unknown>> & {
  readonly _id: string;
  readonly _type: string;
};

export type StudioCommand = Awaited<ReturnType<typeof startStudioCommand>>;

async function copyStudio(target: string): Promise<void> {
  const studio = join(projectDirectory, "studio");
  await run("npm", ["run", "--silent", "install-studio"], { cwd: projectDirectory });
  const isSource = (path: string) => !/\/studio\/(node_modules|dist|\.sanity)(\/|$)/.test(path);
  // The command compares the times of the lockfile and the packages.
  await cp(studio, target, { recursive: true, filter: isSource, preserveTimestamps: true });
  // Vite keeps its cache in folders with a dot, and changes it in place.
  await linkTree(join(studio, "node_modules"), join(target, "node_modules"), [".sanity", ".vite"]);
}

export async function startStudioCommand() {
  const sandbox = await createSandbox();
  // The preview has the command's folder for itself.
  const builds = await createSandbox();
  /** Returns what Git says of the dataset, such as `git("diff", "--stat")`. */
  const git = async (...args: string[]): Promise<string> => {
    const identity = ["-c", "user.name=Editor", "-c", "user.email=editor@example.com"];
    const { stdout } = await run("git", [...identity, ...args], { cwd: sandbox.datasetDirectory });
    return stdout;
  };
  await copyStudio(join(sandbox.directory, "studio"));
  await cp(join(embeddedDataset, "data.ndjson"), join(sandbox.datasetDirectory, "data.ndjson"));
  await git("init", "--quiet");
  await git("add", ".");
  await git("commit", "--quiet", "--message", "Content");

  const studioUrl = `http://localhost:${await findFreePort()}`;
  const preview = await findFreePort();
  const settings = {
    PORT: String(preview),
    SANITY_STUDIO_URL: studioUrl,
    // Not the port of builds, which may run meanwhile.
    SANITY_API_HOST: `http://127.0.0.1:${await findFreePort()}`,
  };
  const browser = await launchBrowser({
    switches: [reachOnly({ localhost: here, "*.localhost": here })],
  });
  const lines = async (): Promise<string[]> =>
    (await readFile(join(sandbox.datasetDirectory, "data.ndjson"), "utf8")).trimEnd().split("\n");
  const faults: string[] = [];
  const previewUrl = `http://localhost:${preview}`;
  const answers = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await sandbox.start(
    { command: "studio", settings },
    async () => (await answers(studioUrl)) && (await answers(previewUrl)),
    studioStartTimeout - 60_000,
  );

  return {
    sandbox,
    studioUrl,
    previewUrl,
    /** Of what `build` builds. */
    publicDirectory: builds.publicDirectory,
    /** Builds the site with the content as it is now. @returns the log. */
    async build(): Promise<string> {
      const { datasetDirectory } = builds;
      await rm(datasetDirectory, { recursive: true });
      await cp(sandbox.datasetDirectory, datasetDirectory, { recursive: true });
      return await builds.build();
    },
    lines,
    /** Returns what the lines say. */
    documents: async () => (await lines()).map((line) => JSON.parse(line) as StoredLine),
    async closePages(): Promise<void> {
      for (const context of browser.contexts()) {
        // A page closes only after its requests that a test has held back.
        for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
    },
    /** URLs on other machines that a window has asked for, its refused sockets and its uncaught errors. */
    faults,
    git,
    async openPage(url: string, window?: BrowserContextOptions): Promise<Page> {
      const page = await browser.newPage({ ...desktop, locale: "en-GB", ...window });
      page.setDefaultTimeout(changeTimeout);
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        const isHere = hostname === here || hostname.endsWith("localhost");
        if (protocol.startsWith("http") && !isHere) faults.push(request.url());
      });
      page.on("websocket", (socket) =>
        socket.on("socketerror", (error) => faults.push(`${socket.url()}: ${error}`)),
      );
      page.on("pageerror", ({ message }) => faults.push(message));
      await page.goto(url);
      return page;
    },
    async stop(): Promise<void> {
      await Promise.all([sandbox.remove(), builds.remove(), browser.close()]);
    },
  };
}

type StudioWorkerFixtures = { readonly command: StudioCommand };

/** The tests of `npm run studio`. */
export const test = base.extend<{ readonly studio: StudioCommand }, StudioWorkerFixtures>({
  command: [
    async ({}, use) => {
      const command = await startStudioCommand();
      await use(command);
      await command.stop();
    },
    { scope: "worker", timeout: studioStartTimeout },
  ],
  // Nothing that another test, or a try of the same one, has left counts. A window that is still open would write again.
  studio: async ({ command }, use, testInfo) => {
    testInfo.setTimeout(studioStartTimeout);
    await command.git("checkout", "--quiet", ".");
    await command.git("clean", "--quiet", "--force");
    command.faults.length = 0;
    await use(command);
    await command.closePages();
  },
});

export { expect } from "../fixtures";
