/** A company builds the site under its own name: what is left of the example, and what the build says of it. */
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesIn } from "../../../src/gatsby/files-in";
import reviewsEn from "../../../src/locales/en/reviews.json";
import reviewsSv from "../../../src/locales/sv/reviews.json";
import { createSandbox, smallContent, type Sandbox } from "../../setup/builds/sandbox";

const settings = {
  SITE_URL: "https://www.acme.example",
  SITE_PRODUCT_NAME: "Acme Care",
  SITE_PRODUCT_SEGMENT: "acme-care",
  SITE_COMPANY_NAME: "Acme Sverige AB",
  SITE_MAILBOX: "hello@acme.example",
};

let site: Sandbox;
let log = "";

beforeAll(async () => {
  site = await createSandbox();
  cpSync(resolve(__dirname, "../../../docs"), join(site.directory, "docs"), { recursive: true });
  // Articles and testimonials are the company's own, too: on the list of examples, they name Lyhörd.
  const content = JSON.stringify(await smallContent())
    .replaceAll("Lyhörd", "Acme Care")
    .replaceAll("lyhord.example", "acme.example");
  await site.writeContent(JSON.parse(content) as object[]);
  log = await site.build({ settings });
}, 10 * 60_000);

afterAll(() => site.remove());

/** Everything that is published as text. */
const published = () =>
  filesIn(site.publicDirectory)
    .filter((file) => /\.(html|js|json|css|svg|xml|txt|webmanifest)$|^_\w+$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(site.publicDirectory, file), "utf8") }));

const filesWith = (pattern: RegExp) =>
  published().flatMap(({ file, text }) => (pattern.test(text) || pattern.test(file) ? [file] : []));

test("nothing has the example's name, in no text and no address", () => {
  expect(filesWith(/Acme Care/).length).toBeGreaterThan(20);
  expect(filesWith(/lyh(ö|o)rd/i)).toEqual([]);
});

test("nobody's rating and nobody's review is published", () => {
  const rating = /\b4[.,]9 (av|of|out of) 5|aggregateRating|"@type": ?"Review"/;
  expect(filesWith(rating)).toEqual([]);
  const reviews = [reviewsSv, reviewsEn].flatMap((texts) =>
    Object.values<unknown>(texts).flatMap((text) =>
      typeof text === "object" && text && "quote" in text ? [text.quote as string] : [],
    ),
  );
  expect(reviews.length).toBeGreaterThan(10);
  const texts = published().map(({ text }) => text);
  expect(reviews.filter((review) => texts.some((text) => text.includes(review)))).toEqual([]);
});

test("the build lists what is still invented, and tells of PDFs with another name", () => {
  expect(log).toContain("The site shows invented examples.");
  expect(log).toContain("(reviews: true)");
  expect(log).toContain("SITE_REGISTRATION_NUMBER");
  expect(log).not.toMatch(/Settings:.*SITE_PRODUCT_NAME/);
  expect(log).toContain("run `npm run white-paper`");
});
