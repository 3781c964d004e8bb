import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WhitePaper } from "../../../../src/features/white-paper/white-paper";
import { whitePaperPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/white-paper-request.json";
import sv from "../../../../src/locales/sv/white-paper-request.json";
import { answer, fillIn, signUp, stubPosts } from "../../../setup/jsdom/form-probes";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

test.each([
  ["sv", sv],
  ["en", en],
] as const)("offers the guide in %s once the request is accepted", async (locale, texts) => {
  const { sent } = stubPosts(answer(200));
  renderWithTexts(<WhitePaper frame={undefined} />, { locale });
  expect(screen.queryByRole("link", { name: texts.thanks.download })).not.toBeInTheDocument();
  await fillIn(locale, signUp);
  await userEvent.click(screen.getByRole("button", { name: texts.submit }));

  const link = await screen.findByRole("link", { name: texts.thanks.download });
  expect(link).toHaveAttribute("href", whitePaperPath(locale));
  expect(link).toHaveAttribute("download");
  expect(sent).toEqual([{ path: "/v1/website/white-paper-request", body: signUp }]);
});
