/** A company builds the site under its own name: what is left of the example, and what the build says of it. */
import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { filesIn } from "../../../src/gatsby/files-in";
import reviewsEn from "../../../src/locales/en/reviews.json";
import reviewsSv from "../../../src/locales/sv/reviews.json";
import { createSandbox } from "../../setup/builds/sandbox";
import { fewDocuments } from "../../setup/content/embedded-posts";
import { expect, test as base } from "../../setup/fixtures";

const settings = {
  SITE_URL: "https://www.acme.example",
  SITE_PRODUCT_NAME: "Acme Care",
  SITE_PRODUCT_SEGMENT: "acme-care",
  SITE_COMPANY_NAME: "Acme Sverige AB",
  SITE_MAILBOX: "hello@acme.example",
};

type Build = {
  readonly log: string;
  /** Everything that is published as text. */
  readonly published: readonly { readonly file: string; readonly text: string }[];
};

const test = base.extend<object, { readonly build: Build }>({
  build: [
    async ({}, use) => {
      const site = await createSandbox();
      await cp(resolve(__dirname, "../../../docs"), join(site.directory, "docs"), {
        recursive: true,
      });
      // Articles and testimonials are the company's own, too: on the list of examples, they name Lyhörd.
      const content = JSON.stringify(fewDocuments)
        .replaceAll("Lyhörd", "Acme Care")
        .replaceAll("lyhord.example", "acme.example");
      await site.writeContent(JSON.parse(content) as object[]);
      const log = await site.build({ settings });
      const published = filesIn(site.publicDirectory)
        .filter((file) => /\.(html|js|json|css|svg|xml|txt|webmanifest)$|^_\w+$/.test(file))
        .map((file) => ({ file, text: readFileSync(join(site.publicDirectory, file), "utf8") }));
      await site.remove();
      await use({ log, published });
    },
    { scope: "worker", timeout: 10 * 60_000 },
  ],
});

const filesWith = ({ published }: Build, pattern: RegExp) =>
  published.flatMap(({ file, text }) => (pattern.test(text) || pattern.test(file) ? [file] : []));

test("nothing has the example's name, in no text and no address", ({ build }) => {
  expect(filesWith(build, /Acme Care/).length).toBeGreaterThan(20);
  expect(filesWith(build, /lyh(ö|o)rd/i)).toEqual([]);
});

test("nobody's rating and nobody's review is published", ({ build }) => {
  const rating = /\b4[.,]9 (av|of|out of) 5|aggregateRating|"@type": ?"Review"/;
  expect(filesWith(build, rating)).toEqual([]);
  const reviews = [reviewsSv, reviewsEn].flatMap((texts) =>
    Object.values<unknown>(texts).flatMap((text) =>
      typeof text === "object" && text && "quote" in text ? [text.quote as string] : [],
    ),
  );
  expect(reviews.length).toBeGreaterThan(10);
  const texts = build.published.map(({ text }) => text);
  expect(reviews.filter((review) => texts.some((text) => text.includes(review)))).toEqual([]);
});

test("the build lists what is still invented, and tells of PDFs with another name", ({
  build: { log },
}) => {
  expect(log).toContain("The site shows invented examples.");
  expect(log).toContain("(reviews: true)");
  expect(log).toContain("SITE_REGISTRATION_NUMBER");
  expect(log).not.toMatch(/Settings:.*SITE_PRODUCT_NAME/);
  expect(log).toContain("run `npm run white-paper`");
});
