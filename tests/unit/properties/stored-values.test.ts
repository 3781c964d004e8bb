import { anything, json, jsonValue, oneof, property, record, boolean, string } from "fast-check";
import type { CreateNodeArgs } from "gatsby";
import { parseConsent } from "../../../src/features/cookie-consent/consent-store";
import { localizeNode } from "../../../src/gatsby/content/localize-node";
import { cleanBlocks } from "../../../src/sanity/documents/clean-blocks";
import { anyText, assertProperty } from "../../setup/content/properties";
import { fakeStore } from "../gatsby/content/localized-nodes";

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

type Kind = "text" | "text or null" | "number" | "list";

/** What the nodes' types promise to queries. */
const promised: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  SanityPost: {
    title: "text",
    coverAlt: "text",
    body: "text",
    publishedAt: "text or null",
    cover: "text or null",
    metaDescription: "text or null",
    bodyImages: "list",
    attachments: "list",
  },
  SanityTestimonial: {
    quote: "text",
    name: "text",
    altText: "text",
    title: "text or null",
    company: "text or null",
    portrait: "text or null",
    order: "number",
  },
  SanityEmployee: {
    name: "text",
    email: "text",
    role: "text or null",
    phoneNumber: "text or null",
    portrait: "text or null",
    order: "number",
  },
};

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === "list") return Array.isArray(value);
  if (kind === "text or null" && value === null) return true;
  return typeof value === (kind === "number" ? "number" : "string");
}

const storedNames = ["image", "imageAltText", "imageAltTextEn", "bodyEn", "attachmentsEn"];

test.each(Object.entries(promised))(
  "whatever the fields of a %s contain, its nodes have what is promised",
  (type, kinds) => {
    const names = [...Object.keys(kinds), ...storedNames];
    const fields = record(Object.fromEntries(names.map((name) => [name, jsonValue()])), {
      requiredKeys: [],
    });
    assertProperty(
      property(fields, (stored) => {
        const { created, args } = fakeStore();
        const own = { id: "a", _id: "a", children: [], internal: { type } };
        // A post without a slug has no node, nor has a testimonial without a quote.
        const node = { quote: "Bra", ...stored, ...own, slug: { current: "a" } };
        localizeNode({ ...args, node } as unknown as CreateNodeArgs);
        for (const child of created) {
          const wrong = Object.entries(kinds).filter(([name, kind]) => !isOf(kind, child[name]));
          expect(wrong).toEqual([]);
        }
      }),
    );
  },
);
