import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { site } from "../../../../src/config/site";
import { HelpQuestions } from "../../../../src/features/help-centre/help-questions";
import { linesOf, selectedHelpQuestions } from "../../../../src/features/help-centre/help-file";
import { screenPath } from "../../../../src/i18n/routes";
import texts from "../../../../src/locales/en/help-category.json";
import { selectedTexts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const questions = selectedHelpQuestions(selectedTexts("en"), "payment");

function open(hash = "") {
  return renderWithTexts(<HelpQuestions questions={questions} location={{ hash }} />, {
    locale: "en",
  });
}

function itemOf(key: string): HTMLDetailsElement {
  return document.getElementById(key)!.closest("details")!;
}

function openKeys(): string[] {
  return questions.map(({ key }) => key).filter((key) => itemOf(key).open);
}

/** Whatever waits for the next frame is done. */
async function nextFrame(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test("every question is a heading that opens its own answer, and no other", async () => {
  const user = userEvent.setup();
  open();
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(
    questions.map(({ question }) => question),
  );
  await nextFrame();
  expect(openKeys()).toEqual([]);
  await user.click(headings[0]!);
  await user.click(headings[2]!);
  expect(openKeys()).toEqual([questions[0]!.key, questions[2]!.key]);
});

test("an answer has its paragraphs, its list and its links", () => {
  open();
  const list = within(itemOf("ways-to-pay")).getAllByRole("listitem", { hidden: true });
  const [first] = questions.find(({ key }) => key === "ways-to-pay")!.answer;
  expect(list.map((entry) => entry.textContent)).toEqual(linesOf(first!));
  const demo = within(itemOf("company-payment")).getByText("Book a demo");
  expect(demo).toHaveAttribute("href", screenPath("demoBooking", "en"));
  const mail = within(itemOf("payment-questions")).getByText(site.mailbox);
  expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
  // Marks that no link was made of would be read as text.
  expect(document.body.textContent).not.toMatch(/[<>{}]/);
});

test("steps are numbered", () => {
  const account = selectedHelpQuestions(selectedTexts("en"), "account");
  renderWithTexts(<HelpQuestions questions={account} location={{ hash: "" }} />, { locale: "en" });
  expect(itemOf("get-started").querySelectorAll("ol > li")).toHaveLength(3);
});

test("an address with a question's anchor opens that question", async () => {
  open("#private-price");
  await waitFor(() => expect(openKeys()).toEqual(["private-price"]));
  expect(itemOf("private-price").querySelector("summary")).toHaveFocus();
});

test("a visit to the same address opens it again, another rendering does not", async () => {
  const location = { hash: "#private-price" };
  const page = (at: typeof location) => <HelpQuestions questions={questions} location={at} />;
  const { rerender } = renderWithTexts(page(location), { locale: "en" });
  await nextFrame();
  itemOf("private-price").open = false;
  rerender(page(location));
  await nextFrame();
  expect(openKeys()).toEqual([]);
  rerender(page({ ...location }));
  await nextFrame();
  expect(openKeys()).toEqual(["private-price"]);
});

describe("a question's link", () => {
  function linkOf(key: string): HTMLElement {
    return within(itemOf(key)).getByText(texts.link);
  }

  test("is the question's own address, and says whose", () => {
    open();
    expect(linkOf("prepaid")).toHaveAttribute("href", "#prepaid");
    expect(linkOf("prepaid")).toHaveAccessibleName(
      "Link to this question: “What are prepaid sessions?”",
    );
  });

  test("is copied by a click, which moves nothing and says so", async () => {
    const user = userEvent.setup();
    open();
    itemOf("prepaid").open = true;
    await user.click(linkOf("prepaid"));
    expect(await navigator.clipboard.readText()).toBe("http://localhost/#prepaid");
    expect(within(itemOf("prepaid")).getByRole("status")).toHaveTextContent(texts.copied);
    expect(window.location.hash).toBe("");
  });

  test("goes into the address bar where a page may not copy", async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    open();
    itemOf("prepaid").open = true;
    await user.click(linkOf("prepaid"));
    await waitFor(() => expect(window.location.hash).toBe("#prepaid"));
    expect(within(itemOf("prepaid")).getByRole("status")).toBeEmptyDOMElement();
    window.location.hash = "";
  });
});
