/** WebKitGTK: WebKitWebDriver and bare windows on a virtual screen. */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { killGroup } from "../../../src/cli/process-group";
import { findFreePort } from "../servers/free-port";
import { reportEarly } from "./early-script";
import type { Engine, EnginePage, LaunchOptions } from "./engine";
import { waitFor } from "./wait-for";
import { keyActions, startSession, typingActions, type WebDriverSession } from "./webdriver";

/** So large that its centre, where the screen's pointer rests, is outside all windows. */
const screenSize = "2600x5000x24";

/** Approximate scroll distance of one wheel notch in GTK, which depends on the window's height. */
const pixelsPerNotch = 85;

/** A line that `webkit-window.py` prints. */
type Report = { readonly problem?: string; readonly mark?: string };

/** Runs in every document, as WebKit's driver does not report console messages. */
function reportToWindow(): void {
  type Window = { webkit: { messageHandlers: { problem: { postMessage(text: string): void } } } };
  const { problem } = (globalThis as unknown as Window).webkit.messageHandlers;
  const report = (kind: string, text: string) => problem.postMessage(`${kind}: ${text}`);
  const print = console.error.bind(console);
  console.error = (...parts: unknown[]) => {
    report("console error", `${parts.map(String).join(" ")} (${location.href})`);
    print(...parts);
  };
  addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) report("exception", `${event.message} (${event.filename})`);
  });
  addEventListener("unhandledrejection", ({ reason }) => report("exception", String(reason)));
}

/**
 * Launches WebKit.
 *
 * @param driverPath path of WebKitWebDriver.
 * @throws Error if one of its processes does not start.
 */
export async function launchWebkit(
  driverPath: string,
  { javaScript }: LaunchOptions,
): Promise<Engine> {
  let driver: ChildProcess | undefined;
  const screen = start(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", screenSize, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const close = (): Promise<void> => {
    if (driver) killGroup(driver);
    // It removes its lock.
    screen.kill();
    return Promise.resolve();
  };
  try {
    const display = `:${await firstLine(screen)}`;

    const port = await findFreePort();
    driver = start(driverPath, [`--port=${port}`, "--host=127.0.0.1"], {
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: "x11",
        // There is neither a graphics card nor a desktop.
        LIBGL_ALWAYS_SOFTWARE: "1",
        NO_AT_BRIDGE: "1",
      },
      stdio: ["ignore", "pipe", "ignore"],
    });
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
    return {
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

/** Starts a program with a process group of its own, which never outlives this process. Linux only. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const program = ["--pdeathsig", "KILL", command, ...args];
  return spawn("setpriv", program, { ...options, detached: true });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3] as NodeJS.ReadableStream;
  for await (const line of createInterface({ input: pipe })) return line;
  throw new Error(`${child.spawnargs.join(" ")} ended before it was ready.`);
}

/** Returns a list that grows with everything the windows print. */
function reportsOf(child: ChildProcess): Report[] {
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

  const send = (handler: string, text: string) =>
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
        () => `The window was not resized to ${width} × ${height}.`,
      );
    },

    evaluate,

    moveMouse: (x, y) =>
      act("pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }]),
    pressMouse: () => act("pointer", [{ type: "pointerDown", button: 0 }]),
    releaseMouse: () => act("pointer", [{ type: "pointerUp", button: 0 }]),
    async turnWheel(x, y, down) {
      await send("wheel", JSON.stringify([x, y, down / pixelsPerNotch]));
    },
    press: (key, modifier) => act("key", keyActions(key, modifier)),
    type: (text) => act("key", typingActions(text)),

    async problems() {
      // Once the mark arrives, everything printed before it has arrived, too.
      const mark = String((marks += 1));
      await send("mark", mark);
      await waitFor(
        () => reports.some((report) => report.mark === mark),
        () => "WebKit's window did not print anything.",
      );
      return reports.flatMap(({ problem }) => problem ?? []);
    },
  };
}
