import { anything, json, oneof, property, record, boolean, string } from "fast-check";
import { parseConsent, serializeConsent } from "../../../src/features/cookie-consent/consent-store";
import { cleanBlocks } from "../../../src/sanity/documents/clean-blocks";
import { localizedPost, type PostFields } from "../../../src/sanity/documents/localize";
import { locales } from "../../../src/i18n/locales";
import { anyText, assertProperty } from "../../setup/content/properties";

test("a stored value is a choice only if it is complete", () => {
  const nearlyRight = oneof(
    record({ analytics: oneof(boolean(), anything()), marketing: boolean() }, { requiredKeys: [] }),
    anything(),
  ).map((value) => JSON.stringify(value) as string | undefined);
  assertProperty(
    property(oneof(anyText, json(), nearlyRight), (text) => {
      const consent = parseConsent(text ?? null);
      if (consent === null) return;
      expect(JSON.parse(text!)).toEqual(consent);
      expect([typeof consent.analytics, typeof consent.marketing]).toEqual(["boolean", "boolean"]);
    }),
  );
});

test("every choice can be stored and read", () => {
  assertProperty(
    property(record({ analytics: boolean(), marketing: boolean() }), (consent) => {
      expect(parseConsent(serializeConsent(consent))).toEqual(consent);
    }),
  );
});

const loose = anything({ withNullPrototype: true, withBigInt: false });

test("whatever Sanity stores as rich text, it is rendered as valid blocks", () => {
  const span = record({ _type: oneof(string(), loose), text: loose, marks: loose });
  const block = record(
    { _type: oneof(string(), loose), style: loose, children: oneof(loose, loose), markDefs: loose },
    { requiredKeys: [] },
  );
  const texts = oneof(
    loose,
    block.map((each) => [each, { ...each, _type: "block" }]),
    span.map((each) => [{ _type: "block", children: [each, { ...each, _type: "span" }] }]),
  );
  assertProperty(
    property(texts, (value) => {
      for (const { _type, ...rest } of cleanBlocks(value)) {
        expect(typeof _type).toBe("string");
        if (_type !== "block") continue;
        const { children, markDefs } = rest as Record<string, unknown>;
        expect(Array.isArray(children) && Array.isArray(markDefs)).toBe(true);
      }
    }),
  );
});

test("whatever a post's fields contain, its texts are strings and its lists are arrays", () => {
  const fields = record(
    {
      title: loose,
      titleEn: loose,
      slug: loose,
      slugEn: loose,
      imageAltText: loose,
      metaDescription: loose,
      body: loose,
      attachmentsEn: loose,
    },
    { requiredKeys: [] },
  );
  assertProperty(
    property(fields, (post) => {
      for (const locale of locales) {
        const { title, slug, coverAlt, metaDescription, body, attachments } = localizedPost(
          post as PostFields,
          locale,
        );
        expect([title, slug, coverAlt, metaDescription].map((text) => typeof text)).toEqual(
          Array(4).fill("string"),
        );
        expect(Array.isArray(body) && Array.isArray(attachments)).toBe(true);
      }
    }),
  );
});
