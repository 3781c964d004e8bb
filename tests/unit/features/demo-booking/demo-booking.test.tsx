import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DemoBooking } from "../../../../src/features/demo-booking/demo-booking";
import en from "../../../../src/locales/en/demo-booking.json";
import enRequest from "../../../../src/locales/en/demo-request.json";
import sv from "../../../../src/locales/sv/demo-booking.json";
import svRequest from "../../../../src/locales/sv/demo-request.json";
import { answer, fillIn, stubPosts } from "../../../setup/jsdom/form-probes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const request = {
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  numberOfEmployees: "50–100",
  message: "",
};

describe.each([
  ["sv", sv, svRequest],
  ["en", en, enRequest],
] as const)("in %s", (locale, texts, requestTexts) => {
  test("without a vendor, says thanks once the request is accepted", async () => {
    const { sent } = stubPosts(answer(503), answer(201));
    renderWithTexts(<DemoBooking frame={undefined} logos={null} />, { locale });
    expect(screen.queryByTitle(texts.frame.title)).not.toBeInTheDocument();
    expect(screen.getByRole("form", { name: requestTexts.title })).toBeVisible();
    await fillIn(locale, request);
    const submit = screen.getByRole("button", { name: requestTexts.submit });
    await userEvent.click(submit);
    await screen.findByRole("alert");
    expect(screen.queryByText(requestTexts.thanks.title)).not.toBeInTheDocument();

    await userEvent.click(submit);
    const title = await screen.findByRole("heading", { name: requestTexts.thanks.title });
    expect(title.parentElement).toHaveFocus();
    expect(screen.getByText(requestTexts.thanks.lead)).toBeVisible();
    const post = { path: "/v1/website/demo-request", body: request };
    expect(sent).toEqual([post, post]);
  });

  test("shows the vendor's form with a link to it, and the site's own closed below", () => {
    const url = `https://booking.example/${locale}`;
    renderWithTexts(<DemoBooking frame={url} logos={null} />, { locale });
    expect(screen.getByTitle(texts.frame.title)).toHaveAttribute("src", url);
    expect(screen.getByRole("link", { name: texts.frame.link })).toHaveAttribute("href", url);
    const instead = screen.getByText(texts.frame.formInstead).closest("details");
    expect(instead).not.toHaveAttribute("open");
    expect(instead).toContainElement(screen.getByText(requestTexts.title));
  });
});
