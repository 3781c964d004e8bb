import { render, screen } from "@testing-library/react";
import { PageBoundary } from "../../../src/browser/page-boundary";

function Page({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error("The page cannot be rendered.");
  return <p>Page</p>;
}

test("hands over a page that cannot be rendered, and only that", async () => {
  const [settle, onFailed] = [jest.fn(), jest.fn()];
  const onMounted = jest.fn(() => settle);
  const page = (isBroken: boolean) => (
    <PageBoundary onMounted={onMounted} onFailed={onFailed}>
      <Page isBroken={isBroken} />
    </PageBoundary>
  );
  const { rerender } = render(page(false));
  expect([onMounted.mock.calls.length, settle.mock.calls.length]).toEqual([1, 0]);
  await Promise.resolve();
  expect([settle.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 0]);
  // React reports the error as well.
  jest.spyOn(console, "error").mockImplementation();
  const preventReport = (event: Event) => event.preventDefault();
  window.addEventListener("error", preventReport);
  rerender(page(true));
  window.removeEventListener("error", preventReport);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Page")).not.toBeInTheDocument();
});
