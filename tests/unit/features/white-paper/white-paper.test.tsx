import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WhitePaper } from "../../../../src/features/white-paper/white-paper";
import { whitePaperPaths } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/white-paper-request.json";
import screenTexts from "../../../../src/locales/en/white-paper.json";
import { answer, fillIn, signUp, stubPosts } from "../../../setup/jsdom/form-probes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test("offers the guide once the request is accepted", async () => {
  const { sent } = stubPosts(answer(200));
  renderWithTexts(<WhitePaper frame={undefined} />, { locale: "en" });
  expect(screen.queryByRole("link", { name: en.thanks.download })).not.toBeInTheDocument();
  await fillIn("en", signUp);
  await userEvent.click(screen.getByRole("button", { name: en.submit }));

  const link = await screen.findByRole("link", { name: en.thanks.download });
  expect(link).toHaveAttribute("href", whitePaperPaths["en"]);
  expect(link).toHaveAttribute("download");
  expect(sent).toEqual([{ path: "/v1/website/white-paper-request", body: signUp }]);
});

test("a vendor's form gets neither the visitor's page nor more rights than a form needs", () => {
  const vendor = "https://forms.example/guide";
  renderWithTexts(<WhitePaper frame={vendor} />, { locale: "en" });
  const frame = screen.getByTitle(screenTexts.frame.title);
  expect(frame).toHaveAttribute("src", vendor);
  expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  const rights = frame.getAttribute("sandbox")!.split(" ");
  expect(rights).toContain("allow-forms");
  expect(rights).not.toContain("allow-top-navigation");
  expect(rights).not.toContain("allow-modals");
  expect(screen.getByRole("link", { name: screenTexts.frame.link })).toHaveAttribute(
    "href",
    vendor,
  );
});
