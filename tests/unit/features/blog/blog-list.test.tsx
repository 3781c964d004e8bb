import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { BlogList } from "../../../../src/features/blog/blog-list";
import en from "../../../../src/locales/en/blog.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { samplePage } from "./sample-posts";

const PAGE_SIZE = 9;
const firstPage = samplePage(1);

const ask = jest.fn<Promise<unknown>, [string]>();
const addressOf = (page: number) => `/page-data/en/blog/page/${page}/page-data.json`;

beforeEach(() => {
  ask.mockReset();
  Object.assign(globalThis, { fetch: ask });
});

/** Answers that a test gives when it likes, by path. */
function holdAnswers() {
  const waiting = new Map<string, { give: (value: unknown) => void; fail: (e: Error) => void }>();
  ask.mockImplementation(
    (address) =>
      new Promise((resolve, reject) => {
        waiting.set(address, { give: resolve, fail: reject });
      }),
  );
  const arrive = (page: number, count?: number) =>
    act(async () => {
      const nodes = samplePage(page, count);
      const data = { result: { data: { allBlogPost: { nodes } } } };
      waiting.get(addressOf(page))!.give({ ok: true, json: () => Promise.resolve(data) });
      await Promise.resolve();
    });
  const fail = (page: number) =>
    act(async () => {
      waiting.get(addressOf(page))!.fail(new Error("offline"));
      await Promise.resolve();
    });
  return { arrive, fail };
}

function listAt(search: string) {
  return (
    <StrictMode>
      <BlogList page={1} posts={firstPage} pageCount={3} pageSize={PAGE_SIZE} search={search} />
    </StrictMode>
  );
}

function visit(search: string) {
  const view = renderWithTexts(listAt(search), { locale: "en" });
  return { goTo: (next: string) => view.rerender(listAt(next)) };
}

const grid = () =>
  within(screen.getByRole("region", { name: en.articles })).getAllByRole("list")[0]!;
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((each) => each.textContent);
const titlesOf = (page: number, count?: number) =>
  samplePage(page, count).map((post) => post.title);

function expectSkeletons() {
  expect(grid()).toHaveAttribute("aria-busy", "true");
  expect(within(grid()).getAllByRole("listitem")).toHaveLength(PAGE_SIZE);
  expect(titles()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent(en.loading);
}

test("the first page shows its cards at once and asks for nothing", () => {
  visit("");
  expect(titles()).toEqual(titlesOf(1));
  expect(grid()).toHaveAttribute("aria-busy", "false");
  expect(screen.getByRole("status")).toHaveTextContent("Page 1 of 3");
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 1");
  expect(ask).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test("?page=2 shows skeletons, never the first page's cards, and then its own", async () => {
  const { arrive } = holdAnswers();
  visit("?page=2");
  expectSkeletons();
  await arrive(2);
  expect(titles()).toEqual(titlesOf(2));
  expect(screen.getByRole("status")).toHaveTextContent("Page 2 of 3");
  expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 2");
});

test("another page shows skeletons and takes focus and scroll to the list's top", async () => {
  const { arrive } = holdAnswers();
  const { goTo } = visit("");
  goTo("?page=2");
  expectSkeletons();
  const heading = screen.getByRole("heading", { level: 2, name: en.articles });
  expect(heading).toHaveFocus();
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([heading]);
  await arrive(2);
  expect(titles()).toEqual(titlesOf(2));
});

test("the way back shows the first page at once", async () => {
  const { arrive } = holdAnswers();
  const { goTo } = visit("");
  goTo("?page=3");
  await arrive(3, 2);
  expect(titles()).toEqual(titlesOf(3, 2));
  goTo("");
  expect(titles()).toEqual(titlesOf(1));
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
});

test("an answer that comes after the reader went on is ignored", async () => {
  const { arrive } = holdAnswers();
  const { goTo } = visit("?page=2");
  goTo("?page=3");
  await arrive(2);
  expectSkeletons();
  await arrive(3);
  expect(titles()).toEqual(titlesOf(3));
});

test("a failure that comes after the reader went on is ignored, too", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { fail } = holdAnswers();
  const { goTo } = visit("?page=2");
  goTo("");
  await fail(2);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(titles()).toEqual(titlesOf(1));
});

test("a failure says so, is logged, and can be tried again", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { arrive, fail } = holdAnswers();
  visit("?page=2");
  await fail(2);
  expect(screen.getByRole("alert")).toHaveTextContent(en.loadFailed);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: "offline" }));
  expect(titles()).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: en.retry }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expectSkeletons();
  await arrive(2);
  expect(titles()).toEqual(titlesOf(2));
});

test.each(["?page=1", "?page=x", "?page=0", "?page=-1"])("%s is the first page", (search) => {
  visit(search);
  expect(titles()).toEqual(titlesOf(1));
});

test("a number beyond the last is the last", async () => {
  const { arrive } = holdAnswers();
  visit("?page=99");
  await arrive(3, 1);
  expect(titles()).toEqual(titlesOf(3, 1));
});

test("a language without posts says so and has no pagination", () => {
  const list = <BlogList page={1} posts={[]} pageCount={1} pageSize={PAGE_SIZE} search="" />;
  renderWithTexts(list, { locale: "en" });
  expect(screen.getByText(en.empty)).toBeInTheDocument();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
