import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState, type ReactNode } from "react";
import { SidePanel } from "../../../../src/components/ui/side-panel";
import { setMatchingMedia } from "../../../setup/media-stub";

const onClosed = jest.fn();
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

function Page({
  name = "Open",
  children,
}: {
  readonly name?: string;
  readonly children?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClosed();
    setIsOpen(false);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>{name}</button>
      {isOpen && (
        <SidePanel title={`${name} panel`} closeLabel="Close" onClosed={close}>
          <p>Content</p>
          <a href="#elsewhere">Elsewhere</a>
          {children}
        </SidePanel>
      )}
    </>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const opener = () => screen.getByRole("button", { name: "Open" });

async function openPanel(children?: ReactNode) {
  render(<Page>{children}</Page>);
  await user.click(opener());
  return screen.getByRole("dialog", { name: "Open panel" });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("is a dialog with its title as its name, and takes the focus", async () => {
  const panel = await openPanel();
  expect(within(panel).getByRole("heading", { level: 2, name: "Open panel" })).toBeVisible();
  expect(panel).toContainElement(document.activeElement as HTMLElement);
});

const waysOut: [string, () => Promise<void>][] = [
  ["its button", () => user.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", () => user.keyboard("{Escape}")],
  ["a click beside it", () => user.click(screen.getByRole("dialog"))],
  ["a link in it", () => user.click(screen.getByRole("link"))],
];

it.each(waysOut)(
  "leaves for 0.3 s by %s, then says so and gives the focus back",
  async (_, leave) => {
    const panel = await openPanel();
    await leave();
    pass(299);
    expect(panel).toBeVisible();
    expect(onClosed).not.toHaveBeenCalled();
    pass(1);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  },
);

it("does not wait where motion is reduced", async () => {
  setMatchingMedia((query) => query.includes("prefers-reduced-motion"));
  await openPanel();
  await user.keyboard("{Escape}");
  pass(0);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("stays when its content is clicked", async () => {
  const panel = await openPanel();
  await user.click(screen.getByText("Content"));
  pass(1000);
  expect(panel).toBeVisible();
});

it("follows the browser when that closes it at once", async () => {
  const panel = await openPanel();
  act(() => (panel as HTMLDialogElement).close());
  expect(onClosed).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("stays when a panel opened from within it closes", async () => {
  const panel = await openPanel(<Page name="More" />);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{Escape}");
  pass(300);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog")).toBe(panel);
  expect(screen.getByRole("button", { name: "More" })).toHaveFocus();
});

it("can be taken away with the page while it leaves", async () => {
  const { unmount } = render(<Page />);
  await user.click(opener());
  await user.keyboard("{Escape}");
  unmount();
  pass(300);
  expect(onClosed).not.toHaveBeenCalled();
});

it("opens once where React mounts everything twice", async () => {
  render(<Page />, { wrapper: StrictMode });
  await user.click(opener());
  pass(1000);
  expect(screen.getByRole("dialog")).toBeVisible();
});
