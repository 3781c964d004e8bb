import { screen, within } from "@testing-library/react";
import { TestimonialCard, Testimonials } from "../../../../src/features/testimonials/testimonials";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

function renderCard(values: Partial<Queries.TestimonialCardFragment> = {}) {
  const testimonial: Queries.TestimonialCardFragment = {
    id: "karin",
    quote: "It made a difference.",
    quoteLanguage: "en",
    name: "Karin Ahlgren",
    title: "Head of HR",
    company: "Nordvik",
    altText: "Karin, smiling",
    portrait: sampleAsset("karin"),
    ...values,
  };
  renderWithTexts(<TestimonialCard testimonial={testimonial} />, { locale: "en" });
  return within(screen.getByRole("figure"));
}

test("a card shows the quote and who said it", () => {
  const card = renderCard();
  expect(card.getByRole("blockquote")).toHaveTextContent("It made a difference.");
  expect(card.getByText("Karin Ahlgren")).toBeVisible();
  const picture = card.getByRole("img", { name: "Karin, smiling" });
  expect(picture).toHaveAttribute("src", "/static/karin-800.png");
});

test.each([
  ["Head of HR", "Nordvik", "Head of HR, Nordvik"],
  [null, "Nordvik", "Nordvik"],
  ["Head of HR", null, "Head of HR"],
])("with the title %j and the company %j it shows %j", (title, company, shown) => {
  expect(renderCard({ title, company }).getByText(shown)).toBeVisible();
});

test("a quote in another language is marked as such", () => {
  const quote = "Det gjorde skillnad.";
  const card = renderCard({ quote, quoteLanguage: "sv" });
  expect(card.getByRole("blockquote")).toHaveAttribute("lang", "sv");
  expect(card.getByText(/Svenska/)).toHaveAttribute("lang", "sv");
});

test("without testimonials there is no heading, but still the logos", () => {
  renderWithTexts(<Testimonials testimonials={[]} logos={<p>Logos</p>} />, { locale: "en" });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByText("Logos")).toBeVisible();
});
