import type { VisualEditingOptions } from "@sanity/visual-editing-standalone";
import { render, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { StudioLink } from "../../../../src/features/preview/studio-link";

const mockEnable = jest.fn<() => void, [VisualEditingOptions]>();
jest.mock("@sanity/visual-editing-standalone", () => ({
  enableVisualEditing: (options: VisualEditingOptions) => mockEnable(options),
}));

const link = (path: string) => <StudioLink href={window.location.origin + path} />;

// The overlays start once in the life of a page.
let options: VisualEditingOptions;

beforeAll(async () => {
  const { rerender } = render(link("/"));
  await waitFor(() => expect(mockEnable).toHaveBeenCalledTimes(1));
  options = mockEnable.mock.calls[0]![0];
  rerender(link("/blog"));
});

test("the overlays start once, whatever page is opened", async () => {
  render(link("/om-oss"));
  await Promise.resolve();
  expect(mockEnable).not.toHaveBeenCalled();
});

test("the Studio learns which page is shown, until it stops listening", () => {
  const listener = jest.fn();
  const { rerender } = render(link("/blog"));
  const stop = options.history!.subscribe(listener);
  expect(listener.mock.calls).toEqual([[{ type: "replace", url: window.location.href }]]);
  rerender(link("/en/blog?page=2"));
  expect(listener).toHaveBeenLastCalledWith({
    type: "push",
    url: `${window.location.origin}/en/blog?page=2`,
  });
  stop();
  rerender(link("/"));
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  ["push", "/en/blog?page=2#articles", [["/en/blog?page=2#articles", { replace: false }]]],
  ["replace", "/om-oss", [["/om-oss", { replace: true }]]],
  ["push", "http://localhost/om-oss", [["/om-oss", { replace: false }]]],
  ["pop", "/", [[-1]]],
  ["push", "https://elsewhere.example/", []],
  ["push", "//elsewhere.example/", []],
] as const)("the Studio's %s to %s is followed on the site", (type, url, calls) => {
  options.history!.update({ type, url });
  expect((navigate as jest.Mock).mock.calls).toEqual(calls);
});

test("a click on a part of a card follows its link, unless the overlays take it", () => {
  const clicked = jest.fn((event: MouseEvent) => event.preventDefault());
  const { container } = render(
    <>
      <article>
        <div data-sanity="a">Picture</div>
        <h3 data-sanity="b">
          <a href="/blog/fem">Fem</a>
        </h3>
      </article>
      <article>
        <h1 data-sanity="c">Fem</h1>
        <p data-sanity="d">Text</p>
      </article>
      {link("/blog")}
    </>,
  );
  const [picture, , headline, text] = container.querySelectorAll<HTMLElement>("[data-sanity]");
  container.querySelector("a")!.addEventListener("click", clicked);
  picture!.click();
  expect(clicked).toHaveBeenCalledTimes(1);
  // Once, not again by its own click.
  container.querySelector("a")!.click();
  expect(clicked).toHaveBeenCalledTimes(2);
  headline!.click();
  text!.click();
  picture!.addEventListener("click", (event) => event.preventDefault());
  picture!.click();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a preview that was built is loaded again when the editor asks, and not at each change", async () => {
  type Refresh = NonNullable<VisualEditingOptions["refresh"]>;
  const refresh = (source: string) => options.refresh!({ source } as Parameters<Refresh>[0]);
  expect(refresh("manual")).toBe(false);
  await expect(refresh("mutation")).resolves.toBeUndefined();
});
