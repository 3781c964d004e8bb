import { screen, within } from "@testing-library/react";
import { DemoBooking } from "../../../../src/features/demo-booking/demo-booking";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/demo-booking.json";
import sv from "../../../../src/locales/sv/demo-booking.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const languages = [
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const;

function show(locale: "sv" | "en", frame?: string) {
  const slots = { form: <p>The form</p>, logos: <p>The logos</p> };
  renderWithTexts(<DemoBooking frame={frame} {...slots} />, { locale });
}

describe.each(languages)("in %s", (locale, texts) => {
  test("shows the title, three points, the logos and the note", () => {
    show(locale);
    expect(screen.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    const points = within(screen.getByRole("list", { name: texts.points.label }));
    const { app, portal, price } = texts.points;
    expect(points.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      [app, portal, price].map(({ title, text }) => `${title} ${text}`),
    );
    expect(screen.getByText("The logos")).toBeVisible();
    expect(screen.getByText(texts.note.title)).toBeVisible();
    const [link] = within(screen.getByText(texts.note.title).parentElement!).getAllByRole("link");
    expect(link).toHaveAttribute("href", screenPath("helpCentre", locale));
  });

  test("shows the site's own form without a vendor", () => {
    show(locale);
    expect(screen.getByText("The form")).toBeVisible();
    expect(screen.queryByTitle(texts.frame.title)).not.toBeInTheDocument();
  });

  test("shows the vendor's form and a link to it instead", () => {
    const url = `https://booking.example/${locale}`;
    show(locale, url);
    expect(screen.getByTitle(texts.frame.title)).toHaveAttribute("src", url);
    expect(screen.getByRole("link", { name: texts.frame.link })).toHaveAttribute("href", url);
    const instead = screen.getByText(texts.frame.formInstead).closest("details");
    expect(instead).not.toHaveAttribute("open");
    expect(instead).toContainElement(screen.getByText("The form"));
  });
});
