/** A minimal client for the W3C's WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
import { setTimeout as wait } from "node:timers/promises";
import type { Key, Modifier } from "./engine";

const startSeconds = 30;

export type WebDriverSession = {
  /** Sends a command. `path` is relative to the session's URL. */
  command(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  /** Performs actions of an input device. */
  act(device: "key" | "pointer", actions: readonly object[]): Promise<void>;
};

/**
 * Waits until a driver listens, and starts a session.
 *
 * @param driver its URL, without a trailing slash.
 * @throws Error with the driver's message.
 */
export async function startSession(
  driver: string,
  capabilities: object,
): Promise<WebDriverSession> {
  await untilListening(driver);
  const started = await send("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId } = started as { sessionId: string };
  const command: WebDriverSession["command"] = (method, path, body) =>
    send(method, `${driver}/session/${sessionId}${path}`, body);
  return {
    command,
    async evaluate(expression) {
      const outcome = await command("POST", "/execute/async", {
        script: asyncScript(expression),
        args: [],
      });
      const { value, error } = outcome as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async act(type, actions) {
      const parameters = type === "pointer" ? { pointerType: "mouse" } : undefined;
      await command("POST", "/actions", { actions: [{ id: type, type, parameters, actions }] });
    },
  };
}

async function untilListening(driver: string): Promise<void> {
  const deadline = Date.now() + startSeconds * 1_000;
  for (;;) {
    try {
      await send("GET", `${driver}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(url).pathname}: ${error}. ${message}`);
}

/** Wraps an expression, and returns an exception's message, which drivers lose. */
function asyncScript(expression: string): string {
  return `
    const done = arguments[arguments.length - 1];
    (async () => (${expression}))().then(
      (value) => done({ value }),
      (error) => done({ error: String(error) }),
    );
  `;
}

/** The protocol's codes of keys. */
const keyCodes: Readonly<Record<Key | Modifier, string>> = {
  " ": " ",
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  Backspace: "\uE003",
  Control: "\uE009",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  PageDown: "\uE00F",
  Shift: "\uE008",
  Tab: "\uE004",
};

/** Returns the actions of a key press, with an optional modifier held. */
export function keyActions(key: Key, modifier?: Modifier): object[] {
  const press = pressOf(keyCodes[key]);
  if (!modifier) return press;
  const value = keyCodes[modifier];
  return [{ type: "keyDown", value }, ...press, { type: "keyUp", value }];
}

/** Returns the actions of typing a text. */
export function typingActions(text: string): object[] {
  return Array.from(text).flatMap((character) =>
    pressOf(character === "\n" ? keyCodes.Enter : character),
  );
}

function pressOf(value: string): object[] {
  return [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
}
