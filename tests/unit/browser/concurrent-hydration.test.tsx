import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateConcurrently } from "../../../src/browser/concurrent-hydration";

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

// React works as in a browser here, and not when a test tells it to.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

let container: HTMLElement;

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  container = document.createElement("div");
  container.innerHTML = "<button>Pressed 0 times</button>";
  document.body.append(container);
});

afterEach(() => {
  container.remove();
  delete window.earlyClick;
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

test("the HTML that is there stays, and begins to answer", async () => {
  const button = container.querySelector("button")!;
  hydrateConcurrently(<Counter />, container);
  await waitFor(() => {
    button.click();
    expect(container).not.toHaveTextContent("Pressed 0 times");
  });
  expect(container.querySelector("button")).toBe(button);
});

test("what was pressed before React was there is pressed again, once", async () => {
  window.earlyClick = container.querySelector("button");
  const watch = jest.fn();
  window.onclick = watch;
  hydrateConcurrently(<Counter />, container);
  await waitFor(() => expect(container).toHaveTextContent("Pressed 1 times"));
  expect(watch).not.toHaveBeenCalled();
});

test("what is pressed before React has come so far is not lost", async () => {
  hydrateConcurrently(<Counter />, container);
  container.querySelector("button")!.click();
  await waitFor(() => expect(container).toHaveTextContent("Pressed 1 times"));
});
