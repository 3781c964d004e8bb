import { act, render, screen } from "@testing-library/react";
import type * as Server from "react-dom/server";
import { Layout } from "../../../../src/components/layout/layout";
import { pageIn } from "../../../setup/jsdom/render-with-texts";

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

it("hydrates a page from last year unchanged, then shows this year", () => {
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
