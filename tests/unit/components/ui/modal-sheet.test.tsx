import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState, type ReactNode } from "react";
import { ModalSheet } from "../../../../src/components/ui/modal-sheet";
import { useModal } from "../../../../src/components/ui/use-modal";
import { setMatchingMedia } from "../../../setup/jsdom/media-stub";

const onClosed = jest.fn();
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

type SheetProps = {
  readonly title: string;
  readonly onEnd: () => void;
  readonly children: ReactNode;
};

function Sheet({ title, onEnd, children }: SheetProps) {
  const foot = <button>Save</button>;
  return (
    <ModalSheet modal={useModal(onEnd)} place="middle" title={title} closeLabel="Close" foot={foot}>
      {children}
    </ModalSheet>
  );
}

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
        <Sheet title={`${name} sheet`} onEnd={close}>
          <p>Content</p>
          <a href="#elsewhere">Elsewhere</a>
          {children}
        </Sheet>
      )}
    </>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const opener = () => screen.getByRole("button", { name: "Open" });

async function openSheet(children?: ReactNode) {
  render(<Page>{children}</Page>);
  await user.click(opener());
  return screen.getByRole("dialog", { name: "Open sheet" });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("is a dialog with its title as its name, and takes the focus", async () => {
  const sheet = await openSheet();
  expect(within(sheet).getByRole("heading", { level: 2, name: "Open sheet" })).toBeVisible();
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
});

it.each([
  ["page", 1024],
  ["page scrollbar", 1009],
])(
  "holds the %s behind from the first moment, where the page is %i px wide",
  async (what, width) => {
    jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(width);
    expect(await openSheet()).toHaveAttribute("data-holds", what);
  },
);

it("has its foot in the dialog, after the content", async () => {
  const sheet = await openSheet();
  const foot = within(sheet).getByRole("button", { name: "Save" });
  const place = screen.getByText("Content").compareDocumentPosition(foot);
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
    const sheet = await openSheet();
    await leave();
    pass(299);
    expect(sheet).toBeVisible();
    expect(onClosed).not.toHaveBeenCalled();
    pass(1);
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  },
);

it("does not wait where motion is reduced", async () => {
  setMatchingMedia((query) => query.includes("prefers-reduced-motion"));
  await openSheet();
  await user.keyboard("{Escape}");
  pass(0);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("stays when its content is clicked", async () => {
  const sheet = await openSheet();
  await user.click(screen.getByText("Content"));
  pass(1000);
  expect(sheet).toBeVisible();
});

it("follows the browser when that closes it at once", async () => {
  const sheet = await openSheet();
  act(() => (sheet as HTMLDialogElement).close());
  expect(onClosed).toHaveBeenCalledTimes(1);
  pass(1000);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it("stays when a sheet opened from within it closes", async () => {
  const sheet = await openSheet(<Page name="More" />);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.keyboard("{Escape}");
  pass(300);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog")).toBe(sheet);
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
