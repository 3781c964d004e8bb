import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NewsletterBanner } from "../../../../src/features/newsletter/newsletter-banner";
import en from "../../../../src/locales/en/newsletter.json";
import { failedPost, fillIn, signUp, stubPosts } from "../../../setup/jsdom/form-probes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("says thanks at once, even if nothing can be sent", async () => {
  const posts = stubPosts(failedPost);
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  renderWithTexts(<NewsletterBanner />, { locale: "en" });
  await fillIn("en", signUp);
  await userEvent.click(screen.getByRole("button", { name: en.submit }));

  const title = await screen.findByRole("heading", { name: en.thanks.title });
  expect(title.parentElement).toHaveFocus();
  expect(screen.getByText(en.thanks.lead)).toBeVisible();
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(posts.sent).toEqual([{ path: "/v1/website/newsletter-sign-up", body: signUp }]);
  expect(posts.options[0]!.headers).toMatchObject({ "Content-Language": "en" });
  await waitFor(() => expect(warn).toHaveBeenCalled());
});
