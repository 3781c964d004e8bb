/** @jest-environment jsdom */

const urls = ["/runtime-1.js", "/app-1.js"];

/** Simulates that something of the page was painted. */
let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  class Observer {
    constructor(callback: () => void) {
      paint = callback;
    }
    observe(): void {}
  }
  Object.assign(window, { PerformanceObserver: Observer, SCRIPT_URLS: urls });
});

afterEach(() => jest.useRealTimers());

function setReadyState(state: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { value: state, configurable: true });
}

/** Runs the inline script while the page is still loading. */
async function openPage(): Promise<void> {
  setReadyState("interactive");
  jest.resetModules();
  await import("../../../../src/browser/inline/deferred-scripts");
}

const started = () => [...document.scripts].map((script) => new URL(script.src).pathname);

test("scripts start when the page is painted and loaded, whichever comes last", async () => {
  await openPage();
  window.dispatchEvent(new Event("load"));
  expect(started()).toEqual([]);
  setReadyState("complete");
  paint();
  expect(started()).toEqual(urls);

  document.head.replaceChildren();
  await openPage();
  paint();
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(started()).toEqual(urls);
});

test("scripts start once, and after three seconds in any case", async () => {
  await openPage();
  jest.advanceTimersByTime(2_999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(urls);
  setReadyState("complete");
  paint();
  expect(started()).toEqual(urls);
});

test.each(["scroll", "pointerdown", "keydown", "touchstart"])(
  "a first %s is kept",
  async (type) => {
    await openPage();
    const onInteraction = jest.fn();
    const kept = window.firstInteraction!.then(onInteraction);
    await Promise.resolve();
    expect(onInteraction).not.toHaveBeenCalled();
    // Not all of these events bubble.
    document.body.dispatchEvent(new Event(type));
    await kept;
  },
);

test.each([true, false])(
  "a search, which has no button, keeps what is typed (%s)",
  async (onLine) => {
    await openPage();
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    document.body.innerHTML = '<form role="search"><input type="search"></form>';
    const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    expect(document.forms[0]!.dispatchEvent(submit)).toBe(false);
  },
);

test.each([
  ["with a connection is sent by the browser alone", true, false, false, "", false],
  ["without one is kept for the form itself", false, false, true, "No connection.", true],
  ["without one, once the form itself sends", false, true, true, "", true],
])("a form %s", async (_, onLine, isHydrated, isPrevented, message, isKept) => {
  await openPage();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  document.body.innerHTML = '<form><button data-offline="No connection.">Send</button></form>';
  const [form, button] = [document.forms[0]!, document.querySelector("button")!];
  if (isHydrated) form.onsubmit = (event) => event.preventDefault();
  window.earlyClick = button;
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button });
  expect(form.dispatchEvent(submit)).toBe(!isPrevented);
  expect(button.validationMessage).toBe(message);
  expect(window.earlyClick).toBe(isKept ? button : null);
});
