import { screen, within } from "@testing-library/react";
import { Faq } from "../../../../src/features/faq/faq";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/faq.json";
import sv from "../../../../src/locales/sv/faq.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

describe.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("in %s", (locale, texts) => {
  beforeEach(() => {
    renderWithTexts(<Faq />, { locale });
  });

  const { whitePaper, cost, who, why, security, therapists } = texts;
  const item = (title: string) => {
    const name = title.replace("{{product}}", "Lyhörd");
    return screen.getByRole("heading", { level: 3, name }).closest("details")!;
  };
  const linksIn = (title: string) =>
    within(item(title))
      .queryAllByRole("link", { hidden: true })
      .map((link) => link.getAttribute("href"));

  test("shows six questions in order, the first one open", () => {
    const region = within(screen.getByRole("region", { name: texts.title }));
    const questions = region.getAllByRole("heading", { level: 3 });
    const titles = [whitePaper, cost, who, why, security, therapists].map(({ title }) =>
      title.replace("{{product}}", "Lyhörd"),
    );
    expect(questions.map((question) => question.textContent)).toEqual(titles);
    const open = questions.map((question) => question.closest("details")!.open);
    expect(open).toEqual([true, false, false, false, false, false]);
  });

  test("the answers link to the white paper, the demo and the therapists", () => {
    expect(linksIn(whitePaper.title)).toEqual([screenPath("whitePaper", locale)]);
    expect(linksIn(cost.title)).toEqual([screenPath("demoBooking", locale)]);
    expect(linksIn(therapists.title)).toEqual([screenPath("therapists", locale)]);
  });

  test("what users report has its source", () => {
    expect(within(item(why.title)).getByText(why.source.replace(/\s/g, " "))).toBeInTheDocument();
  });

  test("security has six points", () => {
    const points = within(item(security.title)).getAllByRole("listitem", { hidden: true });
    const { employer, account, confidentiality, storage, deletion, exceptions } = security;
    const texts = [employer, account, confidentiality, storage, deletion, exceptions];
    expect(points.map((point) => point.textContent)).toEqual(texts);
  });

  test("links to the help centre for the rest", () => {
    const link = screen.getByRole("link", { name: texts.more });
    expect(link).toHaveAttribute("href", screenPath("helpCentre", locale));
  });
});
