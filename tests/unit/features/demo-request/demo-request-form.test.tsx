import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DemoRequestForm } from "../../../../src/features/demo-request/demo-request-form";
import en from "../../../../src/locales/en/demo-request.json";
import sv from "../../../../src/locales/sv/demo-request.json";
import { answer, fillIn, stubPosts } from "../../../setup/jsdom/form-probes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const request = {
  name: "Åsa Öberg",
  email: "asa@foretag.example",
  companyName: "Öbergs Bygg AB",
  numberOfEmployees: "50–100",
  message: "",
};

test.each([
  ["sv", sv],
  ["en", en],
] as const)("says thanks in %s once the request is accepted", async (locale, texts) => {
  const { sent } = stubPosts(answer(503), answer(201));
  renderWithTexts(<DemoRequestForm />, { locale });
  expect(screen.getByRole("form", { name: texts.title })).toBeVisible();
  await fillIn(locale, request);
  await userEvent.click(screen.getByRole("button", { name: texts.submit }));
  await screen.findByRole("alert");
  expect(screen.queryByText(texts.thanks.title)).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: texts.submit }));
  const title = await screen.findByRole("heading", { level: 2, name: texts.thanks.title });
  expect(title.parentElement).toHaveFocus();
  expect(screen.getByText(texts.thanks.lead)).toBeVisible();
  const post = {
    path: "/v1/website/demo-request",
    body: request,
  };
  expect(sent).toEqual([post, post]);
});
