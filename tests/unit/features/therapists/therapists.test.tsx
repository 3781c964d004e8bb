import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import { MatchingSteps } from "../../../../src/features/therapists/matching-steps";
import { TherapistFacts } from "../../../../src/features/therapists/therapist-facts";
import { TherapistsHero } from "../../../../src/features/therapists/therapists-hero";
import en from "../../../../src/locales/en/therapists.json";
import sv from "../../../../src/locales/sv/therapists.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

function expectPublished(picture: Element): void {
  expect(existsSync(resolve(`static${picture.getAttribute("src")!}`))).toBe(true);
}

describe.each([
  ["sv", withFacts(sv)],
  ["en", withFacts(en)],
] as const)("in %s", (locale, texts) => {
  test("the hero has the page's heading, four points and a picture", () => {
    renderWithTexts(<TherapistsHero />, { locale });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(texts.hero.title);
    const list = within(screen.getByRole("list", { name: texts.hero.pointsLabel }));
    const { languages, availability, anonymity, rating } = texts.hero.points;
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      [languages, availability, anonymity, rating].map(({ title, text }) => title + text),
    );
    expectPublished(screen.getByRole("img", { name: texts.hero.pictureAlt }));
  });

  test("lists the facts that apply to every therapist", () => {
    renderWithTexts(<TherapistFacts />, { locale });
    const region = within(screen.getByRole("region", { name: texts.facts.title }));
    const { independent, education, interviewing, confidentiality } = texts.facts;
    expect(region.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      [independent, education, interviewing, confidentiality].map(
        ({ title, text }) => title + text,
      ),
    );
  });

  test("the match is explained in three numbered steps, each with a decorative picture", () => {
    renderWithTexts(<MatchingSteps />, { locale });
    const region = within(screen.getByRole("region", { name: texts.matching.title }));
    const { need, match, talk } = texts.matching;
    const headings = region.getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      `1${need.title}`,
      `2${match.title}`,
      `3${talk.title}`,
    ]);
    expect(region.getByRole("list").tagName).toBe("OL");
    for (const [index, { text }] of [need, match, talk].entries()) {
      const step = region.getAllByRole("listitem")[index]!;
      expect(step).toHaveTextContent(text);
      expectPublished(within(step).getByRole("presentation"));
    }
  });

  test("states the required figures", () => {
    const { languages, availability, rating } = texts.hero.points;
    expect(languages.text).toContain("10");
    expect(availability.text).toContain({ sv: "07–23", en: "7am–11pm" }[locale]);
    expect(rating.title).toMatch(/4[.,]9.*5/);
    expect(texts.matching.match.text).toContain("24");
    expect(texts.matching.talk.text).toContain("45");
  });
});
