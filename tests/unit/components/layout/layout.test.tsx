import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type * as Server from "react-dom/server";
import { Layout } from "../../../../src/components/layout/layout";
import { hideSkeleton, showSkeleton } from "../../../../src/browser/skeleton";
import { showUnreachable } from "../../../../src/browser/unreachable";
import en from "../../../../src/locales/en/layout.json";
import { pageIn, renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { applySheet } from "../../styles/apply-sheet";

// jsdom resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const Page = pageIn({ locale: "sv" });
const page = (
  <Page>
    <Layout pathname="/">
      <h1>Innehåll</h1>
    </Layout>
  </Page>
);

afterEach(() => jest.useRealTimers());

test("hydrates a page from last year unchanged, then shows this year", () => {
  jest.useFakeTimers({ now: new Date(2025, 11, 31) });
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(screen.getByText("© 2025 Lyhörd")).toBeVisible();
  jest.setSystemTime(new Date(2026, 0, 1));
  // A hydration mismatch would be logged and fail the test.
  act(() => void render(page, { container, hydrate: true }));
  expect(screen.getByText("© 2026 Lyhörd")).toBeVisible();
  expect(screen.queryByText("© 2025 Lyhörd")).not.toBeInTheDocument();
});

function showPage(): void {
  renderWithTexts(
    <Layout pathname="/en" notice={<button>Notice</button>} footerItem={<button>Last</button>}>
      <h1>Contents</h1>
    </Layout>,
    { locale: "en" },
  );
}

test("the first stop of Tab leads to the content, which can take the focus; the notice is next", async () => {
  showPage();
  await userEvent.tab();
  const skipLink = screen.getByRole("link", { name: en.skipToContent });
  expect(skipLink).toHaveFocus();
  const main = screen.getByRole("main");
  expect(document.querySelector(new URL((skipLink as HTMLAnchorElement).href).hash)).toBe(main);
  main.focus();
  expect(main).toHaveFocus();
  skipLink.focus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Notice" })).toHaveFocus();
});

test("a feature's item is the last of the footer's information", () => {
  showPage();
  const footer = within(screen.getByRole("contentinfo"));
  const information = within(footer.getByRole("navigation", { name: en.information }));
  expect(information.getAllByRole("listitem").at(-1)).toHaveTextContent("Last");
});

test("while the next page is slow to come, its skeleton stands in place of this page's contents", () => {
  applySheet("components/layout/layout.module.css");
  showPage();
  act(() => showSkeleton(() => <p>Skeleton</p>, "/en/blog"));
  expect(within(screen.getByRole("main")).getByText("Skeleton")).toBeVisible();
  expect(screen.getByText("Contents")).not.toBeVisible();
  act(hideSkeleton);
  expect(screen.queryByText("Skeleton")).not.toBeInTheDocument();
  expect(screen.getByText("Contents")).toBeVisible();
});

test("the notice that the site cannot be reached is there, hidden, until it is needed", () => {
  showPage();
  const notice = screen.getByText(en.unreachable);
  expect(notice).not.toBeVisible();
  showUnreachable();
  expect(screen.getByRole("alert")).toBe(notice);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(notice).not.toBeVisible();
});
