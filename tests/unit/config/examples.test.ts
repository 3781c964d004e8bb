import { confirmed, type Confirmed } from "../../../src/config/confirmed";
import { exampleList, hasRatings, isLive, remainingExamples } from "../../../src/config/examples";
import { parseSettings } from "../../../src/config/settings/schema";

const ownSettings = {
  SITE_URL: "https://www.acme.example",
  SITE_PRODUCT_NAME: "Acme Care",
  SITE_COMPANY_NAME: "Acme AB",
  SITE_REGISTRATION_NUMBER: "559999-9991",
  SITE_REGISTERED_OFFICE: "Stockholm",
  SITE_POSTAL_ADDRESS: "Box 12, 413 01 Göteborg",
  SITE_MAILBOX: "hello@acme.example",
  SITE_DATA_PROTECTION_MAILBOX: "privacy@acme.example",
  SITE_FACEBOOK_URL: "none",
  SITE_INSTAGRAM_URL: "none",
  SITE_LINKEDIN_URL: "https://social.example/acme",
};

const everything: Confirmed = {
  facts: true,
  reviews: true,
  customers: true,
  testimonials: true,
  team: true,
  articles: true,
  handouts: true,
  guide: true,
  logo: true,
  colours: true,
  legalTexts: {
    privacyPolicy: "2026-01-31",
    appTerms: "2026-01-31",
    cookiePolicy: "2026-01-31",
    accessibility: "2026-01-31",
  },
};

const remaining = (env: Record<string, string>, isOwn: Confirmed) =>
  remainingExamples(parseSettings(env), isOwn);

test("this repository confirms nothing: all of it is an example", () => {
  const pieces = Object.keys(everything).length - 1 + Object.keys(everything.legalTexts).length;
  expect(remaining({}, confirmed)).toHaveLength(1 + pieces);
});

test("nothing is left once every setting and piece is one's own", () => {
  expect(remaining(ownSettings, everything)).toEqual([]);
  expect(exampleList([])).toBe("Nothing on the site is an invented example any more.");
});

test.each(Object.keys(ownSettings))("%s is named until it is set", (name) => {
  const [settings, ...others] = remaining({ ...ownSettings, [name]: "" }, everything);
  expect(settings?.where).toContain(name);
  expect(others).toEqual([]);
});

test("a telephone number is nobody's duty", () => {
  expect(remaining({ ...ownSettings, SITE_PHONE: "" }, everything)).toEqual([]);
});

test.each(Object.keys(everything).filter((piece) => piece !== "legalTexts"))(
  "%s is named until it is confirmed, with how",
  (piece) => {
    const left = remaining(ownSettings, { ...everything, [piece]: false });
    expect(left).toHaveLength(1);
    expect(exampleList(left)).toContain(`(${piece}: true)`);
  },
);

test.each(Object.keys(everything.legalTexts))("%s is named until it is approved", (text) => {
  const legalTexts = { ...everything.legalTexts, [text]: undefined };
  const left = remaining(ownSettings, { ...everything, legalTexts });
  expect(left).toHaveLength(1);
  expect(exampleList(left)).toContain(`legalTexts.${text}`);
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ SITE_URL: "http://127.0.0.1:8080" }, false],
  [{ SITE_URL: "https://www.acme.example" }, true],
  [{ CF_PAGES_URL: "https://1a2b.acme.pages.dev" }, true],
  [{ SITE_COMPANY_NAME: "Acme AB" }, true],
  [{ SITE_PRODUCT_NAME: "Acme Care" }, true],
  [{ SANITY_PROJECT_ID: "abc123de" }, true],
  // The local content server, as `npm run studio` names it.
  [{ SANITY_PROJECT_ID: "127", SANITY_API_HOST: "http://0.0.1:3333" }, false],
])("with %j, a site is live: %s", (env, expected) => {
  const settings = parseSettings(env);
  expect(isLive(settings)).toBe(expected);
  expect(hasRatings(settings, { reviews: false })).toBe(!expected);
  expect(hasRatings(settings, { reviews: true })).toBe(true);
});
