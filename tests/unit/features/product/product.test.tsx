import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { screen, within } from "@testing-library/react";
import { AppStory } from "../../../../src/features/app-trial/app-story";
import { AppTrial } from "../../../../src/features/app-trial/app-trial";
import { DemoCallToAction } from "../../../../src/features/product/demo-call-to-action";
import { ProductFeatures } from "../../../../src/features/product/product-features";
import { ProductIntro } from "../../../../src/features/product/product-intro";
import { screenPath } from "../../../../src/i18n/routes";
import en from "../../../../src/locales/en/product.json";
import enCommon from "../../../../src/locales/en/common.json";
import sv from "../../../../src/locales/sv/product.json";
import svCommon from "../../../../src/locales/sv/common.json";
import { withFacts } from "../../../setup/content/locale-texts";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const features = <ProductFeatures app={<AppTrial />} story={<AppStory />} />;

describe.each([
  ["sv", withFacts(sv), svCommon],
  ["en", withFacts(en), enCommon],
] as const)("in %s", (locale, texts, common) => {
  const parts = [texts.app, texts.portal, texts.webinars];

  test("the intro has the page's heading and links to each existing part", () => {
    const page = (
      <>
        <ProductIntro />
        {features}
      </>
    );
    renderWithTexts(page, { locale });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(texts.intro.title);
    const menu = within(screen.getByRole("navigation", { name: texts.intro.parts }));
    const links = menu.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(
      parts.map(({ name, audience }) => `${name} ${audience}`),
    );
    const targets = links.map((link) => document.querySelector(link.getAttribute("href")!));
    expect(targets).toEqual(parts.map(({ title }) => screen.getByRole("region", { name: title })));
  });

  test("app, portal and webinars are numbered, each with its points and its own picture", () => {
    renderWithTexts(features, { locale });
    const blocks = screen.getAllByRole("region").map((region) => {
      const block = within(region);
      return {
        number: block.getByText(/^\d+$/, { ignore: "[role=img] *" }).textContent,
        title: block.getByRole("heading", { level: 2 }).textContent,
        points: within(block.getAllByRole("list")[0]!)
          .getAllByRole("listitem")
          .map((point) => point.textContent),
        pictures: block.getAllByRole("img").map((picture) => picture.getAttribute("aria-label")),
      };
    });
    expect(blocks).toEqual(
      parts.map(({ title, points, picture }, index) => ({
        number: `0${index + 1}`,
        title,
        points: Object.values(points),
        pictures: [picture.alt],
      })),
    );
  });

  test("the drawings inside the illustrations exist and are decorative", () => {
    const { container } = renderWithTexts(features, { locale });
    const drawings = [...container.querySelectorAll("img")];
    expect(drawings).toHaveLength(3);
    for (const drawing of drawings) {
      expect(drawing).toHaveAttribute("alt", "");
      expect(existsSync(resolve(`static${drawing.getAttribute("src")!}`))).toBe(true);
    }
  });

  test("the call to action links to the demo booking", () => {
    renderWithTexts(<DemoCallToAction />, { locale });
    const call = within(screen.getByRole("region", { name: texts.demo.title }));
    const link = call.getByRole("link", { name: common.bookDemo });
    expect(link).toHaveAttribute("href", screenPath("demoBooking", locale));
  });
});
