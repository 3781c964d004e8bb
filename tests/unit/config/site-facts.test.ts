import { parseSettings } from "../../../src/config/settings/schema";
import { siteFacts } from "../../../src/config/site-facts";
import { marketingTool, marketingVariables } from "../../setup/content/marketing-tool";

const siteWith = (env: Record<string, string>) => siteFacts(parseSettings(env));
const companyWith = (env: Record<string, string>) => siteWith(env).company;

const product = { SITE_PRODUCT_NAME: "Other", SITE_PRODUCT_SEGMENT: "other" };

test("a live site's name and segment are used wherever the product appears", () => {
  const own = { SITE_URL: "https://www.example.com", ...product };
  expect(siteWith(own)).toMatchObject({
    url: "https://www.example.com",
    productName: "Other",
    mailbox: "hej@other.example",
    socialLinks: {
      facebook: "https://www.facebook.com/other.example",
      instagram: "https://www.instagram.com/other.example",
      linkedin: "https://www.linkedin.com/company/other-example",
    },
  });
});

test("a live site's own details replace the examples", () => {
  const { mailbox, postalAddress, socialLinks } = siteWith({
    SITE_MAILBOX: "hello@company.se",
    SITE_POSTAL_ADDRESS: "Box 12, 2 tr, 413 01 Göteborg",
    SITE_FACEBOOK_URL: "https://social.example/company",
    SITE_INSTAGRAM_URL: "none",
  });
  expect(mailbox).toBe("hello@company.se");
  const street = "Box 12, 2 tr";
  expect(postalAddress).toEqual({ street, postalCode: "413 01", city: "Göteborg" });
  expect(socialLinks).toEqual({
    facebook: "https://social.example/company",
    linkedin: "https://www.linkedin.com/company/lyhord-example",
  });
});

test("the company in legal texts comes from the settings, or else from examples", () => {
  expect(companyWith(product)).toEqual({
    name: "Other AB",
    registrationNumber: "556000-0000",
    vatNumber: "SE556000000001",
    registeredOffice: "Stockholm",
    dataProtectionMailbox: "dataskydd@other.example",
    phone: "",
  });
  const values = {
    SITE_COMPANY_NAME: "Company AB",
    SITE_REGISTRATION_NUMBER: "559999-9991",
    SITE_REGISTERED_OFFICE: "Göteborg",
    SITE_DATA_PROTECTION_MAILBOX: "privacy@company.se",
    SITE_PHONE: "08-465 004 00",
  };
  const { vatNumber: _v, ...own } = companyWith(values);
  expect(Object.values(own)).toEqual(Object.values(values));
});

test("the VAT number follows from the registration number", () => {
  const { vatNumber } = companyWith({ SITE_REGISTRATION_NUMBER: "559999-9991" });
  expect(vatNumber).toBe("SE559999999101");
});

test("vendors and the forms' own origin are empty unless they are set", () => {
  expect(siteWith({})).toMatchObject({ analyticsId: "", apiOrigin: "", marketing: null });
  const [analyticsId, apiOrigin] = ["G-ABC123DEF4", "https://api.example.com"];
  const vendors = { GATSBY_ANALYTICS_ID: analyticsId, GATSBY_API_ORIGIN: apiOrigin };
  expect(siteWith({ ...vendors, ...marketingVariables })).toMatchObject({
    analyticsId,
    apiOrigin,
    marketing: marketingTool,
  });
});

test("a frame in any language is a frame of the site", () => {
  const url = "https://vendor.example/form";
  expect(siteWith({}).frames).toEqual({ demo: false, guide: false });
  const framed = siteWith({ GATSBY_BOOKING_FRAME_EN: url, GATSBY_WHITE_PAPER_FRAME_SV: url });
  expect(framed.frames).toEqual({ demo: true, guide: true });
});
