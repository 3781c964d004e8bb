/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startScripts } from "../../../../src/gatsby/inline-scripts/deferred-scripts";
import { writeGatsbyScripts } from "./gatsby-scripts";

let folder: string;
/** Tells the page that something of it has been painted. */
let paint: () => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
  await writeGatsbyScripts(folder);
  jest.useFakeTimers();
  document.head.replaceChildren();
  class Observer {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe(): void {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
});

afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

function setReadyState(state: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { value: state, configurable: true });
}

/** Runs the page's script while the page is still on its way. */
async function openPage(): Promise<void> {
  setReadyState("interactive");
  // As a browser does, from the text.
  window.eval(await startScripts(folder));
}

const started = () => [...document.scripts].map((script) => new URL(script.src).pathname);
const all = ["/runtime-1.js", "/app-1.js"];

test("what Gatsby's own scripts would set is there at once", async () => {
  await openPage();
  expect(window).toMatchObject({
    ___chunkMapping: '{"app":["/app-1.js"]}',
    ___webpackCompilationHash: "64dd4379",
  });
});

test("scripts start when the page is painted and loaded, whichever comes last", async () => {
  await openPage();
  window.dispatchEvent(new Event("load"));
  expect(started()).toEqual([]);
  setReadyState("complete");
  paint();
  expect(started()).toEqual(all);

  document.head.replaceChildren();
  await openPage();
  paint();
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(started()).toEqual(all);
});

test("scripts start once, and in any case after three seconds", async () => {
  await openPage();
  jest.advanceTimersByTime(2_999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(all);
  setReadyState("complete");
  paint();
  expect(started()).toEqual(all);
});

test("the button pressed last is kept, until something else is pressed", async () => {
  await openPage();
  document.body.innerHTML = "<button><b>Menu</b></button><p>Words</p>";
  document.querySelector("b")!.click();
  expect(window.earlyClick).toBe(document.querySelector("button"));
  document.querySelector("p")!.click();
  expect(window.earlyClick).toBeNull();
});

test.each([
  ["no address", "<script>a</script><script>b</script>"],
  ["another script", '<script>a</script><script>b</script><script>c</script><script src="/d.js">'],
])("Gatsby's scripts with %s stop the build", async (_, html) => {
  await writeGatsbyScripts(folder, html);
  await expect(startScripts(folder)).rejects.toThrow(/writes its scripts differently/);
});
