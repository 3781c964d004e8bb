import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { BlogList } from "../../../../src/features/blog/blog-list";
import { blogPagePath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/blog.json";
import layout from "../../../../src/locales/en/layout.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { samplePage } from "./sample-posts";

const firstPage = samplePage(1);

const fetchMock = jest.fn<Promise<unknown>, [string]>();
const urlOf = (page: number) => `/page-data${blogPagePath(page, "en")}/page-data.json`;

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

const jsonResponse = (body: unknown) => ({ ok: true, json: () => Promise.resolve(body) });

/** Keeps requests pending until the test settles them. */
function holdResponses() {
  const pending = new Map<string, (response: unknown) => void>();
  fetchMock.mockImplementation((url) => new Promise((give) => pending.set(url, give)));
  const respond = (page: number, response: unknown) =>
    act(async () => {
      pending.get(location.origin + urlOf(page))!(
        response instanceof Error ? Promise.reject(response) : response,
      );
      await Promise.resolve();
    });
  const arrive = (page: number, count?: number) => {
    const data = { allBlogPost: { nodes: samplePage(page, count) } };
    return respond(page, jsonResponse({ result: { data } }));
  };
  return { arrive, respond };
}

function listAt(search: string) {
  return (
    <StrictMode>
      <BlogList page={1} posts={firstPage} pageCount={3} search={search} />
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
  expect(within(grid()).getAllByRole("listitem")).toHaveLength(9);
  expect(titles()).toEqual([]);
  expect(screen.getByRole("status")).toHaveTextContent(layout.loadingPosts);
}

test("going back to the first page shows skeletons, too", async () => {
  const { arrive } = holdResponses();
  const { goTo } = visit("");
  goTo("?page=3");
  await arrive(3, 2);
  expect(titles()).toEqual(titlesOf(3, 2));
  goTo("");
  expectSkeletons();
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  await arrive(1);
  expect(titles()).toEqual(titlesOf(1));
});

test("what comes for a page that has been left is ignored", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { arrive, respond } = holdResponses();
  const { goTo } = visit("?page=2");
  goTo("?page=3");
  await arrive(2);
  expectSkeletons();
  goTo("");
  await respond(3, new Error("offline"));
  expectSkeletons();
  await arrive(1);
  expect(titles()).toEqual(titlesOf(1));
});

test.each([
  ["no connection", new Error("offline"), "offline"],
  ["no such page", { ok: false, status: 404 }, `${urlOf(2)} responded with status 404`],
  ["a page without data", jsonResponse({}), `${urlOf(2)} contains no posts`],
  ["a page of another kind", jsonResponse({ result: { data: {} } }), "contains no posts"],
])("%s is shown and logged, and can be retried", async (_name, response, message) => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { arrive, respond } = holdResponses();
  visit("?page=2");
  await respond(2, response);
  expect(screen.getByRole("alert")).toHaveTextContent(en.loadFailed);
  expect(String(error.mock.calls[0])).toContain(message);
  expect(titles()).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: en.retry }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: en.articles })).toHaveFocus();
  expectSkeletons();
  await arrive(2);
  expect(titles()).toEqual(titlesOf(2));
});

test("a page that has failed is loaded once the connection is back", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { arrive, respond } = holdResponses();
  visit("?page=2");
  await respond(2, new Error("offline"));
  fireEvent(window, new Event("online"));
  expectSkeletons();
  await arrive(2);
  expect(titles()).toEqual(titlesOf(2));
});

test("a language without posts says so and has no pagination", () => {
  const list = <BlogList page={1} posts={[]} pageCount={1} search="" />;
  renderWithTexts(list, { locale: "en" });
  expect(screen.getByText(en.empty)).toBeInTheDocument();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
