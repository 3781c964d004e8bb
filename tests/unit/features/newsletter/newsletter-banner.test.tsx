import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsletterBanner } from "../../../../src/features/newsletter/newsletter-banner";
import en from "../../../../src/locales/en/newsletter.json";
import {
  answer,
  failedPost,
  fieldNamed,
  fillIn,
  signUp,
  stubPosts,
} from "../../../setup/jsdom/form-probes";
import { loaded } from "../../components/forms/open-form";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

afterEach(async () => {
  // Ends what a test has left waiting.
  stubPosts(answer(400));
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  window.dispatchEvent(new Event("pagehide"));
  await loaded();
});

test("says thanks at once, even if nothing can be sent", async () => {
  const posts = stubPosts(failedPost);
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  renderWithTexts(<NewsletterBanner />, { locale: "en" });
  await fillIn("en", signUp);
  await userEvent.click(screen.getByRole("button", { name: en.submit }));

  const title = await screen.findByRole("heading", { name: en.thanks.title });
  expect(title).toHaveFocus();
  expect(screen.getByText(en.thanks.lead)).toBeVisible();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(posts.sent).toEqual([{ path: "/v1/website/newsletter-sign-up", body: signUp }]);
  expect(posts.options[0]!.headers).toMatchObject({ "Content-Language": "en" });
  await waitFor(() => expect(warn).toHaveBeenCalled());
});

describe("before the form's code has arrived, and with no connection", () => {
  beforeEach(() => {
    jest.doMock("../../../../src/components/forms/form-controller", () => {
      throw new Error("Loading chunk 7 failed.");
    });
  });

  test("it says thanks at once, and sends when it can", async () => {
    const posts = stubPosts(failedPost, answer(201));
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    jest.spyOn(console, "info").mockImplementation(() => undefined);
    renderWithTexts(<NewsletterBanner />, { locale: "en" });
    await fillIn("en", { ...signUp, name: ` ${signUp.name} ` });
    await userEvent.click(screen.getByRole("button", { name: en.submit }));
    expect(screen.getByRole("heading", { name: en.thanks.title })).toBeVisible();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(posts.sent).toHaveLength(2));
    expect(posts.sent.map(({ body }) => body)).toEqual([signUp, signUp]);
  });

  test("what is not certainly valid is kept, and waits for the code", async () => {
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const posts = stubPosts(answer(201));
    renderWithTexts(<NewsletterBanner />, { locale: "en" });
    await fillIn("en", { ...signUp, email: "Åsa <asa@foretag.example>" });
    await userEvent.click(screen.getByRole("button", { name: en.submit }));
    await screen.findByRole("alert");
    expect(fieldNamed("en", "name")).toHaveValue(signUp.name);
    expect(posts.sent).toEqual([]);
  });
});
