import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState, type ReactNode } from "react";
import { ModalSheet } from "../../../../src/components/ui/modal-sheet";
import { animationTime } from "../../../setup/jsdom/dialog-stub";

const onClosed = jest.fn();
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

type PageProps = { readonly name?: string; readonly children?: ReactNode };

function Page({ name = "Open", children }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClosed();
    setIsOpen(false);
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>{name}</button>
      {isOpen && (
        <ModalSheet title={`${name} sheet`} closeLabel="Close" onClosed={close}>
          <p>Content</p>
          <a href="#elsewhere">Elsewhere</a>
          {children}
        </ModalSheet>
      )}
    </>
  );
}

const advance = (milliseconds: number) =>
  act(async () => await jest.advanceTimersByTimeAsync(milliseconds));
const opener = () => screen.getByRole("button", { name: "Open" });

async function openSheet(children?: ReactNode) {
  render(<Page>{children}</Page>, { wrapper: StrictMode });
  await user.click(opener());
  return screen.getByRole("dialog", { name: "Open sheet" });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("is a dialog named by its title, and takes the focus", async () => {
  const sheet = await openSheet();
  await advance(1000);
  expect(within(sheet).getByRole("heading", { level: 2, name: "Open sheet" })).toBeVisible();
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ["page", 1024],
  ["page scrollbar", 1009],
])("locks the %s behind it on opening, when the page is %i px wide", async (locked, width) => {
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);
  await openSheet();
  expect(document.documentElement).toHaveAttribute("data-scroll-lock", locked);
});

it("lets the page scroll again when the page goes with both", async () => {
  const { unmount } = render(
    <Page>
      <Page name="More" />
    </Page>,
  );
  await user.click(opener());
  await user.click(screen.getByRole("button", { name: "More" }));
  unmount();
  expect(document.documentElement).not.toHaveAttribute("data-scroll-lock");
});

const closings: [string, () => Promise<void>][] = [
  ["its button", () => user.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", () => user.keyboard("{Escape}")],
  ["a click on the backdrop", () => user.click(screen.getByRole("dialog"))],
  ["a link in it", () => user.click(screen.getByRole("link"))],
];

it.each(closings)(
  "closes by %s once its animation has ended, reports it and restores the focus",
  async (_, leave) => {
    const sheet = await openSheet();
    await leave();
    await advance(animationTime - 1);
    expect(sheet).toBeVisible();
    expect(onClosed).not.toHaveBeenCalled();
    await advance(1);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  },
);

it("closes at once if nothing moves", async () => {
  jest.spyOn(HTMLDialogElement.prototype, "getAnimations").mockReturnValue([]);
  await openSheet();
  await user.keyboard("{Escape}");
  await advance(0);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("stays open when a text is selected up to the backdrop", async () => {
  const sheet = await openSheet();
  await user.pointer([
    { keys: "[MouseLeft>]", target: screen.getByText("Content") },
    { target: sheet },
    { keys: "[/MouseLeft]", target: sheet },
  ]);
  // Browsers send the click to what holds both.
  fireEvent.click(sheet);
  await advance(1000);
  expect(onClosed).not.toHaveBeenCalled();
});

it.each(["Control", "Meta", "Shift"])(
  "stays open when %s and a click open a link elsewhere",
  async (key) => {
    await openSheet();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole("link"));
    await user.keyboard(`{/${key}}`);
    await advance(1000);
    expect(onClosed).not.toHaveBeenCalled();
  },
);

it("reports once when the browser closes it at once", async () => {
  const sheet = await openSheet();
  act(() => (sheet as HTMLDialogElement).close());
  expect(onClosed).toHaveBeenCalledTimes(1);
  await advance(1000);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("stays open when a nested sheet closes, and the page locked until both have", async () => {
  const sheet = await openSheet(<Page name="More" />);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{Escape}");
  await advance(animationTime);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog")).toBe(sheet);
  expect(screen.getByRole("button", { name: "More" })).toHaveFocus();
  expect(document.documentElement).toHaveAttribute("data-scroll-lock");
  await user.keyboard("{Escape}");
  await advance(animationTime);
  expect(document.documentElement).not.toHaveAttribute("data-scroll-lock");
});

it("can be unmounted with the page while closing", async () => {
  const { unmount } = render(<Page />);
  await user.click(opener());
  await user.keyboard("{Escape}");
  unmount();
  await advance(animationTime);
  expect(onClosed).not.toHaveBeenCalled();
});
