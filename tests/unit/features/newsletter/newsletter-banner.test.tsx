import { screen, within } from "@testing-library/react";
import { site } from "../../../../src/config/site";
import { NewsletterBanner } from "../../../../src/features/newsletter/newsletter-banner";
import en from "../../../../src/locales/en/newsletter.json";
import sv from "../../../../src/locales/sv/newsletter.json";
import { renderWithTexts } from "../../../setup/render-with-texts";

test.each([
  ["sv", sv],
  ["en", en],
] as const)("in %s it opens a mail that only wants sending", (locale, texts) => {
  renderWithTexts(<NewsletterBanner />, { locale });
  const banner = within(screen.getByRole("complementary", { name: texts.title }));
  expect(banner.getByText(texts.lead)).toBeVisible();
  const address = new URL(banner.getByRole("link", { name: texts.mail }).getAttribute("href")!);
  expect(address.protocol).toBe("mailto:");
  expect(address.pathname).toBe(site.mailbox);
  expect(address.searchParams.get("subject")).toBe(texts.mailSubject);
  expect(address.searchParams.get("body")).toBe(texts.mailBody);
});
