import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../../../src/config/site";
import en from "../../../../src/locales/en/forms.json";
import { fieldNamed, fillIn } from "../../../setup/jsdom/form-probes";
import {
  answers,
  demoForm,
  loaded,
  onSent,
  openForm,
  returnToForm,
  send,
  submitButton,
  trap,
} from "./open-form";
import { suggestText } from "../../../../src/components/forms/use-draft";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { wasReloadedFor } from "../../../../src/browser/resume-after-reload";

jest.mock("../../../../src/browser/resume-after-reload", () => ({
  ...jest.requireActual<object>("../../../../src/browser/resume-after-reload"),
  wasReloadedFor: jest.fn(),
}));

const controllerModule = "../../../../src/components/forms/form-controller";
const field = (name: keyof typeof answers) => fieldNamed("en", name);

test.each([
  ["name", "name", null, "words", "off", "false"],
  ["email", "email", "email", "none", "off", "false"],
  ["companyName", "organization", null, "words", "off", "false"],
  ["message", null, null, null, null, null],
] as const)(
  "%s: autofill %j, keyboard %j, capitals %j, correction %j, spelling checked %j",
  (name, ...expected) => {
    openForm();
    const names = ["autocomplete", "inputmode", "autocapitalize", "autocorrect", "spellcheck"];
    expect(names.map((each) => field(name).getAttribute(each))).toEqual(expected);
  },
);

test("supports every direction of writing, and says what is required", () => {
  openForm();
  for (const box of screen.getAllByRole("textbox")) expect(box).toHaveAttribute("dir", "auto");
  expect(field("name")).toBeRequired();
  expect(field("message")).not.toBeRequired();
});

describe("errors", () => {
  test("replace the limit", async () => {
    openForm();
    expect(field("message")).toHaveAccessibleDescription(/^Up to 500 characters/);
    await fillIn("en", { message: "x".repeat(501) });
    await userEvent.tab();
    await waitFor(() => expect(field("message")).toHaveAccessibleDescription(/^Max 500/));
  });

  test("show for fields that lost focus while the code was loading", async () => {
    openForm();
    fireEvent.focusIn(field("name"));
    fireEvent.focusOut(field("name"));
    await waitFor(() => expect(field("name")).toBeInvalid());
  });

  test("are summarized after a submit, with a link to each field", async () => {
    openForm();
    await fillIn("en", { email: answers.email, companyName: "x".repeat(101) });
    await userEvent.click(submitButton());

    const summary = await screen.findByRole("group", { name: "3 fields need your attention" });
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Name",
      "Company name",
      "Number of employees",
    ]);
    await userEvent.click(links[1]!);
    expect(field("companyName")).toHaveFocus();
    expect(field("companyName")).toHaveAccessibleDescription("Max 100 characters");
    expect(window.location.hash).toBe("");

    await fillIn("en", { name: answers.name, companyName: answers.companyName });
    await screen.findByRole("group", { name: "One field needs your attention" });
    await fillIn("en", { numberOfEmployees: "50" });
    await waitFor(() => expect(screen.queryByRole("group")).not.toBeInTheDocument());
    expect(send).not.toHaveBeenCalled();
  });
});

describe("sending", () => {
  function recordAnnouncements(): string[] {
    const announcements: string[] = [];
    for (const region of screen.getAllByRole("status")) {
      const observer = new MutationObserver(() => announcements.push(region.textContent));
      observer.observe(region, { childList: true, characterData: true, subtree: true });
    }
    return announcements;
  }

  test("is announced when the form is posted, but not when it is invalid", async () => {
    openForm();
    await fillIn("en", { ...answers, name: "" });
    await loaded();
    const announcements = recordAnnouncements();
    await userEvent.click(submitButton());
    const summary = await screen.findByRole("group", { name: "One field needs your attention" });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(announcements).toEqual([]);

    send.mockReturnValue(new Promise(() => undefined));
    await userEvent.type(field("name"), answers.name);
    await userEvent.click(submitButton());
    await waitFor(() => expect(announcements).toEqual(["Sending…"]));
  });

  test("goes on once, however often the button is pressed", async () => {
    openForm();
    send.mockReturnValue(new Promise(() => undefined));
    await fillIn("en", answers);
    await userEvent.dblClick(submitButton());
    await waitFor(() => expect(send).toHaveBeenCalled());
    await userEvent.click(screen.getByRole("button", { name: en.sending }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("includes values set without an event and what a bot puts into the honeypot, trimmed", async () => {
    openForm();
    await fillIn("en", { ...answers, name: "" });
    await loaded();
    (field("name") as HTMLInputElement).value = `  ${answers.name}\t`;
    fireEvent.input(trap(), { target: { value: "https://spam.example" } });
    expect(trap()).toHaveAttribute("tabindex", "-1");
    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(send.mock.calls).toEqual([[{ ...answers, topic: "https://spam.example" }, "en"]]);
  });

  test("to an API that knows no honeypot, nothing of a bot's is sent", async () => {
    jest.replaceProperty(site, "hasReceiver", false);
    openForm();
    await fillIn("en", answers);
    fireEvent.input(trap(), { target: { value: "https://spam.example" } });
    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(send).not.toHaveBeenCalled();
  });

  test("shows a failure with the mailbox, keeps the values and can be repeated", async () => {
    openForm();
    send.mockResolvedValueOnce("broken");
    await fillIn("en", answers);
    await userEvent.click(submitButton());

    const alert = await screen.findByRole("alert", { name: "Something went wrong on our side" });
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(alert).getByRole("link")).toHaveAttribute("href", `mailto:${site.mailbox}`);
    expect(field("name")).toHaveValue(answers.name);
    expect(onSent).not.toHaveBeenCalled();

    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(send.mock.calls).toEqual(Array(2).fill([answers, "en"]));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

test("loading on focus does not repeat a failed submit", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  jest.doMock(controllerModule, () => {
    throw new Error("Loading chunk 7 failed.");
  });
  openForm();
  await fillIn("en", answers);
  await userEvent.click(submitButton());
  await screen.findByRole("alert");

  jest.dontMock(controllerModule);
  await userEvent.click(field("name"));
  await loaded();
  expect(send).not.toHaveBeenCalled();
});

describe("when the visitor returns", () => {
  test("what was typed is there, and what was sent is not", async () => {
    const first = openForm();
    await fillIn("en", { name: "Åsa", message: "Two\nlines" });
    first.unmount();
    const second = returnToForm();
    expect(field("name")).toHaveValue("Åsa");
    expect(field("message")).toHaveValue("Two\nlines");
    expect(field("message")).toHaveAccessibleDescription(/491 characters left/);
    expect(field("email")).toHaveValue("");

    await fillIn("en", answers);
    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    second.unmount();
    returnToForm();
    expect(field("name")).toHaveValue("");
  });

  test("a text from elsewhere on the site is suggested, and takes no typed one's place", async () => {
    openForm().unmount();
    suggestText("demo-request", "message", "The old sum");
    returnToForm().unmount();
    suggestText("demo-request", "message", "The new sum");
    const third = returnToForm();
    expect(field("message")).toHaveValue("The new sum");
    await userEvent.type(field("message"), " is ours");
    third.unmount();
    suggestText("demo-request", "message", "Another sum");
    const fourth = returnToForm();
    expect(field("message")).toHaveValue("The new sum is ours");
    await userEvent.clear(field("message"));
    fourth.unmount();
    returnToForm();
    expect(field("message")).toHaveValue("");
  });

  test("after a reload for a newer version, a notice says so", async () => {
    jest.mocked(wasReloadedFor).mockImplementation((resumeKey) => resumeKey === "demo-request");
    // That version has a vendor's form above it.
    renderWithTexts(<details>{demoForm()}</details>, { locale: "en" });
    await loaded();
    expect(screen.getByRole("alert")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent(en.failure.reloaded.title);
  });
});
