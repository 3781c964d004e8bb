/** @jest-environment jsdom */
import { fragmentTarget, openFragment, showFragment } from "../../../src/browser/fragment";

const byId = (id: string) => document.getElementById(id)!;
const item = () => document.querySelector("details")!;
const scrollIntoView = jest.fn();

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrollIntoView.mockClear();
  document.body.innerHTML = `
    <div id="gatsby-focus-wrapper" tabindex="-1">
      <section id="part"></section>
      <a id="link" href="/">Link</a>
      <details>
        <summary>Question</summary>
        <p><span id="question"></span><a id="permalink" href="#question">Permalink</a></p>
      </details>
    </div>`;
});

/** Does as the router does, and waits for what follows. */
async function visit(hash: string, isNewPage = true): Promise<void> {
  showFragment(hash, isNewPage);
  if (isNewPage) byId("gatsby-focus-wrapper").focus();
  await new Promise(requestAnimationFrame);
}

test("a part of the page has the focus, and can be focused only as long as it has it", async () => {
  await visit("#part");
  expect(byId("part")).toHaveFocus();
  byId("link").focus();
  expect(byId("part")).not.toHaveAttribute("tabindex");
});

test("what can be focused by scripts already stays so", async () => {
  byId("part").tabIndex = -1;
  await visit("#part");
  byId("link").focus();
  expect(byId("part")).toHaveAttribute("tabindex", "-1");
});

test("a link has the focus, and keeps its place among others", async () => {
  await visit("#link");
  expect(byId("link")).toHaveFocus();
  expect(byId("link")).not.toHaveAttribute("tabindex");
});

test.each([true, false])("a question opens at its start, each time (%s)", async (isNewPage) => {
  await visit("#question", isNewPage);
  item().open = false;
  await visit("#question", isNewPage);
  expect(item().open).toBe(true);
  expect(scrollIntoView.mock.contexts).toEqual([item(), item()]);
  expect(item().querySelector("summary")).toHaveFocus();
});

test("on the first page, a closed question opens, with the focus on it", () => {
  openFragment("#question");
  expect(item().open).toBe(true);
  expect(scrollIntoView.mock.contexts).toEqual([item()]);
  expect(item().querySelector("summary")).toHaveFocus();
});

test.each<[string, () => void, () => Element]>([
  ["typed", () => byId("link").focus(), () => byId("link")],
  ["scrolled", () => jest.replaceProperty(window, "scrollY", 400), () => document.body],
  ["had it opened by the browser", () => (item().open = true), () => document.body],
])("whoever has %s before the first page is hydrated stays there", (_did, act, focused) => {
  act();
  openFragment("#question");
  expect(item().open).toBe(true);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(focused()).toHaveFocus();
});

test("a question leaves the focus within it where it is", async () => {
  item().open = true;
  byId("permalink").focus();
  await visit("#question", false);
  expect(byId("permalink")).toHaveFocus();
});

test("within the page, the focus is the browser's business", async () => {
  await visit("#part", false);
  expect(document.body).toHaveFocus();
});

test.each([
  ["#part", "part"],
  ["#fr%C3%A5ga", "fråga"],
  ["#100%", "100%"],
  ["#100%25", "100%"],
  ["#%C3%A5%", undefined],
  ["#nowhere", undefined],
  ["#", undefined],
  ["", undefined],
])("%j names the element with the id %j", (hash, id) => {
  document.body.innerHTML += '<p id="fråga"></p><p id="100%"></p>';
  expect(fragmentTarget(hash)?.id).toBe(id);
});

test.each(["", "#", "#nowhere", "#%", "#100%"])("with %j the page has the focus", async (hash) => {
  await visit(hash);
  expect(byId("gatsby-focus-wrapper")).toHaveFocus();
  expect(item().open).toBe(false);
});
