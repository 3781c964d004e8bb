/** WebKitGTK: bare windows on a virtual screen, driven through the W3C's WebDriver protocol. */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findFreePort } from "../servers/free-port";
import { collectProblems, type Engine, type Key, type LaunchOptions } from "./engine";
import { waitFor } from "./visitor";

/** So large that its centre, where the screen's pointer rests, is outside all windows. */
const screenSize = "2600x5000x24";

const keyCodes: Readonly<Record<Key, string>> = {
  " ": " ",
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Tab: "\uE004",
};

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
    if (driver?.pid) process.kill(-driver.pid, "SIGKILL");
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
      stdio: "ignore",
    });
    const session = await startSession(`http://127.0.0.1:${port}`, {
      "webkitgtk:browserOptions": {
        binary: join(__dirname, "webkit-window.py"),
        args: [`(${collectProblems.toString()})();`, String(javaScript)],
      },
    });
    return { openPage: () => openWindow(session), close };
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

/** Sends a command. The path is relative to the session's URL. */
type Session = (method: "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** Waits until a driver listens, and starts a session. */
async function startSession(driver: string, capabilities: object): Promise<Session> {
  await waitFor("WebKit's driver", async () => (await fetch(`${driver}/status`)).ok);
  const started = await send("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId } = started as { sessionId: string };
  return (method, path, body) => send(method, `${driver}/session/${sessionId}${path}`, body);
}

async function send(method: string, url: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error}. ${message}`);
}

/** Wraps an expression, and returns an exception's message, which the driver loses. */
const asyncScript = (expression: string) => `
  const done = arguments[arguments.length - 1];
  (async () => (${expression}))().then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );
`;

const strokesOf = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

async function openWindow(session: Session): ReturnType<Engine["openPage"]> {
  const created = await session("POST", "/window/new", { type: "window" });
  await session("DELETE", "/window");
  await session("POST", "/window", { handle: (created as { handle: string }).handle });

  async function evaluate(expression: string): Promise<unknown> {
    const script = { script: asyncScript(expression), args: [] };
    const outcome = await session("POST", "/execute/async", script);
    const { value, error } = outcome as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }
  async function act(type: "key" | "pointer", actions: readonly object[]): Promise<void> {
    await session("POST", "/actions", { actions: [{ id: type, type, actions }] });
  }
  return {
    async goto(url) {
      await session("POST", "/url", { url });
    },
    async resize(width, height) {
      await session("POST", "/window/rect", { width, height });
      await waitFor(`a window of ${width} × ${height}`, async () => {
        return String(await evaluate("[innerWidth, innerHeight]")) === `${width},${height}`;
      });
    },
    evaluate,
    click: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press: (key) => act("key", strokesOf(keyCodes[key])),
    type: (text) =>
      act(
        "key",
        Array.from(text.replaceAll("\n", keyCodes.Enter)).flatMap((letter) => strokesOf(letter)),
      ),
  };
}
