/** WebKit as GTK has it: WebKitWebDriver and bare windows on a screen that nobody sees. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../servers/free-port";
import { reportEarly } from "./early-script";
import type { Engine, EnginePage, LaunchOptions } from "./engine";
import { startProcess, type StartedProcess } from "./started-process";
import { waitFor } from "./wait-for";
import { keyActions, startSession, typingActions, type WebDriverSession } from "./webdriver";

/** Its centre, where the pointer of the screen rests, is beside every window. */
const screenSize = "2600x5000x24";

/** About how far a notch of GTK's wheel scrolls; it goes by the height of the window. */
const pixelsPerNotch = 85;

/** What the windows print: see `webkit-window.py`. */
type Report = { readonly problem?: string; readonly mark?: string };

/** Runs in every document: WebKit's driver knows nothing of consoles. */
function reportToWindow(): void {
  type Window = { webkit: { messageHandlers: { problem: { postMessage(text: string): void } } } };
  const { problem } = (globalThis as unknown as Window).webkit.messageHandlers;
  const say = (kind: string, text: string) => problem.postMessage(`${kind}: ${text}`);
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    say("console error", `${parts.map(String).join(" ")} (${location.href})`);
    print(...parts);
  };
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) say("exception", `${event.message} (${event.filename})`);
  });
  addEventListener("unhandledrejection", ({ reason }) => say("exception", String(reason)));
}

/**
 * Starts it.
 *
 * @param driverPath of WebKitWebDriver.
 * @throws Error when one of its parts does not start.
 */
export async function launchWebkit(
  driverPath: string,
  { javaScript }: LaunchOptions,
): Promise<Engine> {
  const started: StartedProcess[] = [];
  const close = async () => {
    for (const each of started.reverse()) await each.end();
  };
  try {
    const screen = startProcess(
      "Xvfb",
      ["-displayfd", "3", "-screen", "0", screenSize, "-nolisten", "tcp"],
      { stdio: ["ignore", "ignore", "ignore", "pipe"] },
    );
    started.push(screen);
    const display = `:${await firstLine(screen)}`;

    const port = await findFreePort();
    const driver = startProcess(driverPath, [`--port=${port}`, "--host=127.0.0.1"], {
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: "x11",
        // No graphics card, no desktop.
        LIBGL_ALWAYS_SOFTWARE: "1",
        NO_AT_BRIDGE: "1",
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
    started.push(driver);
    const reports = reportsOf(driver);
    const session = await startSession(`http://127.0.0.1:${port}`, {
      "webkitgtk:browserOptions": {
        binary: join(__dirname, "webkit-window.py"),
        args: [
          `(${reportToWindow.toString()})(); (${reportEarly.toString()})();`,
          String(javaScript),
        ],
      },
    });
    const version = String(await session.evaluate("navigator.userAgent"));
    return {
      version: `WebKitGTK, ${version}`,
      async openPage() {
        await replaceWindow(session);
        reports.length = 0;
        return webkitPage(session, reports);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function firstLine({ child }: StartedProcess): Promise<string> {
  const pipe = child.stdio[3] as NodeJS.ReadableStream;
  for await (const line of createInterface({ input: pipe })) return line;
  throw new Error(`${child.spawnargs.join(" ")} ended before it was ready.`);
}

/** The list grows with everything that the windows print. */
function reportsOf({ child }: StartedProcess): Report[] {
  const reports: Report[] = [];
  createInterface({ input: child.stdout! }).on("line", (line) => {
    if (line.startsWith("{")) reports.push(JSON.parse(line) as Report);
  });
  return reports;
}

async function replaceWindow({ command }: WebDriverSession): Promise<void> {
  const { handle } = (await command("POST", "/window/new", { type: "window" })) as {
    handle: string;
  };
  await command("DELETE", "/window");
  await command("POST", "/window", { handle });
}

function webkitPage(session: WebDriverSession, reports: readonly Report[]): EnginePage {
  const { command, evaluate, act } = session;
  let marks = 0;

  const tell = (handler: string, text: string) =>
    evaluate(`webkit.messageHandlers.${handler}.postMessage(${JSON.stringify(text)})`);

  return {
    async goto(url) {
      await command("POST", "/url", { url });
    },
    async back() {
      await command("POST", "/back");
    },
    async forward() {
      await command("POST", "/forward");
    },
    async reload() {
      await command("POST", "/refresh");
    },
    async resize(width, height) {
      await command("POST", "/window/rect", { width, height });
      await waitFor(
        async () => String(await evaluate("[innerWidth, innerHeight]")) === `${width},${height}`,
        () => `The window does not become ${width} × ${height}.`,
      );
    },

    evaluate,

    moveMouse: (x, y) =>
      act("pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }]),
    pressMouse: () => act("pointer", [{ type: "pointerDown", button: 0 }]),
    releaseMouse: () => act("pointer", [{ type: "pointerUp", button: 0 }]),
    async turnWheel(x, y, down) {
      await tell("wheel", JSON.stringify([x, y, down / pixelsPerNotch]));
    },
    press: (key, modifier) => act("key", keyActions(key, modifier)),
    type: (text) => act("key", typingActions(text)),

    async picture() {
      const folder = await mkdtemp(join(tmpdir(), "webkit-picture-"));
      const file = join(folder, "page.png");
      await tell("picture", file);
      const read = () => readFile(file).catch(() => undefined);
      const picture = await waitFor(read, () => "WebKit gives no picture.");
      await rm(folder, { recursive: true });
      return picture;
    },
    async problems() {
      // What was printed before the mark has arrived when it has.
      const mark = String((marks += 1));
      await tell("mark", mark);
      await waitFor(
        () => reports.some((report) => report.mark === mark),
        () => "WebKit's window prints nothing.",
      );
      return reports.flatMap(({ problem }) => problem ?? []);
    },
  };
}
