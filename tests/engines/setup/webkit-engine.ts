/** WebKitGTK: bare windows on a virtual screen, driven by Selenium through WebKit's own driver. */
import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Capabilities, Key, WebDriver } from "selenium-webdriver";
import { Executor, HttpClient } from "selenium-webdriver/http";
import { findFreePort } from "../../setup/servers/free-port";
import {
  collectProblems,
  type Engine,
  type EnginePage,
  type Key as KeyName,
  type LaunchOptions,
} from "./engine";

/** So large that its centre, where the screen's pointer rests, is outside all windows. */
const screenSize = "2600x5000x24";

const keys: Readonly<Record<KeyName, string>> = {
  " ": Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

/** @param driverPath of `WebKitWebDriver`: Selenium looks for no driver, and downloads none. */
export async function launchWebkit(
  driverPath: string,
  { javaScript }: LaunchOptions,
): Promise<Engine> {
  const screen = start(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", screenSize, "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = (await once(screen.stdio[3]!, "data")) as [Buffer];
  const port = await findFreePort();
  const service = start(driverPath, [`--port=${port}`, "--host=127.0.0.1"], {
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: "x11",
      // There is neither a graphics card nor a desktop.
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
    },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${url}/status`)).toPass();
  const windows = {
    binary: join(__dirname, "webkit-window.py"),
    args: [`(${collectProblems.toString()})();`, String(javaScript)],
  };
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(url)),
    new Capabilities({ "webkitgtk:browserOptions": windows }),
  );
  return {
    async openPage() {
      const previous = await driver.getWindowHandle();
      await driver.switchTo().newWindow("window");
      const opened = await driver.getWindowHandle();
      await driver.switchTo().window(previous);
      await driver.close();
      await driver.switchTo().window(opened);
      return webkitPage(driver);
    },
    close() {
      process.kill(-service.pid!, "SIGKILL");
      // It removes its lock.
      screen.kill();
      return Promise.resolve();
    },
  };
}

/** Starts a program with a process group of its own, which never outlives this process. Linux only. */
function start(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const program = ["--pdeathsig", "KILL", command, ...args];
  return spawn("setpriv", program, { ...options, detached: true });
}

function webkitPage(driver: WebDriver): EnginePage {
  const evaluate = (expression: string) =>
    driver.executeScript(`return (async () => (${expression}))()`);
  return {
    goto: (address) => driver.get(address),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
      await expect.poll(() => evaluate("[innerWidth, innerHeight]")).toEqual([width, height]);
    },
    evaluate,
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text.replaceAll("\n", Key.ENTER)).perform(),
  };
}
