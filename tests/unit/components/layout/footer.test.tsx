import { screen, within } from "@testing-library/react";
import { Footer } from "../../../../src/components/layout/footer";
import { site } from "../../../../src/config/site";
import en from "../../../../src/locales/en/layout.json";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";

const linksOf = (name: string) =>
  within(screen.getByRole("navigation", { name }))
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${String(link.getAttribute("href"))}`);

it("groups the company and information links under their headings", () => {
  renderWithTexts(<Footer pathname="/" item={<a href="/last">Last</a>} />, { locale: "en" });
  const company = [
    "About /en/about",
    "Blog /en/blog",
    "Our product /en/product-info",
    "Our therapists /en/our-therapists",
  ];
  expect(linksOf("Company")).toEqual(company);
  const information = [
    "Privacy policy /en/privacy-policy",
    "Cookie policy /en/cookie-policy",
    "Accessibility /en/accessibility",
    `Questions and answers /en/faq-${site.productSegment}`,
    "Last /last",
  ];
  expect(linksOf("Information")).toEqual(information);
  const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(["Company", "Information", "Contact"]);
});

it("shows the company's contact details", () => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_PHONE: "08-465 004 00" });
  renderWithTexts(<Footer pathname="/" />);
  const mail = screen.getByRole("link", { name: site.mailbox });
  expect(mail).toHaveAttribute("href", `mailto:${site.mailbox}`);
  const phone = screen.getByRole("link", { name: "08-465 004 00" });
  expect(phone).toHaveAttribute("href", "tel:+46846500400");
  expect(screen.getByText(/111 00/)).toHaveTextContent(site.postalAddress.street);
  const { name, registrationNumber, registeredOffice, vatNumber } = site.company;
  const facts = `${name}, org.nr ${registrationNumber}, säte i ${registeredOffice}, momsreg.nr ${vatNumber}`;
  expect(screen.getByText(facts)).toBeVisible();
});

it("links to the accounts that the company has, and says nothing of them if it has none", () => {
  const linkedin = "https://www.linkedin.com/company/example";
  jest.replaceProperty(site, "socialLinks", { linkedin });
  const { unmount } = renderWithTexts(<Footer pathname="/" />, { locale: "en" });
  const follow = screen.getByRole("list", { name: en.follow });
  const links = within(follow).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual(
    [[en.linkedin, linkedin]],
  );
  unmount();

  jest.replaceProperty(site, "socialLinks", {});
  renderWithTexts(<Footer pathname="/" />, { locale: "en" });
  expect(screen.queryByRole("list", { name: en.follow })).not.toBeInTheDocument();
});
