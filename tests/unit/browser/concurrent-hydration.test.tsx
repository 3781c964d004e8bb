import { waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateConcurrently } from "../../../src/browser/concurrent-hydration";

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>;
}

// React schedules its work as in a browser here, not under `act`.
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

test("keeps the server's HTML and makes it interactive", async () => {
  const button = container.querySelector("button")!;
  hydrateConcurrently(<Counter />, container);
  await waitFor(() => {
    button.click();
    expect(container).not.toHaveTextContent("Pressed 0 times");
  });
  expect(container.querySelector("button")).toBe(button);
});

test("replays a click from before React loaded, once", async () => {
  window.earlyClick = container.querySelector("button");
  const watch = jest.fn();
  window.onclick = watch;
  hydrateConcurrently(<Counter />, container);
  await waitFor(() => expect(container).toHaveTextContent("Pressed 1 times"));
  expect(watch).not.toHaveBeenCalled();
});

test("does not lose a click during hydration", async () => {
  hydrateConcurrently(<Counter />, container);
  container.querySelector("button")!.click();
  await waitFor(() => expect(container).toHaveTextContent("Pressed 1 times"));
});
