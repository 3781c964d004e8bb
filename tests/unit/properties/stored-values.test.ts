import { anything, json, jsonValue, oneof, property, record, boolean, string } from "fast-check";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { parseConsent } from "../../../src/features/cookie-consent/consent-store";
import { localizedFields } from "../../../src/gatsby/content/localized-fields";
import { createSchema } from "../../../src/gatsby/schema/type-definitions";
import { documentTypeNames } from "../../../src/sanity/model/document-types";
import { readDocument } from "../../../src/sanity/documents/read-document";
import {
  portableTextDecorators,
  portableTextStyles,
} from "../../../src/sanity/model/portable-text";
import { previewTexts } from "../../../src/i18n/preview-texts";
import { anyText, assertProperty } from "../../setup/content/properties";
import { readAll } from "../gatsby/content/read-all";

test("a stored value is a choice only if it is complete", () => {
  const nearlyRight = oneof(
    record({ analytics: oneof(boolean(), anything()), marketing: boolean() }, { requiredKeys: [] }),
    anything(),
  ).map((value) => JSON.stringify(value) as string | undefined);
  assertProperty(
    property(oneof(anyText, json(), nearlyRight), (text) => {
      const consent = parseConsent(text ?? null, null);
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
      for (const block of readDocument("post", { body: value }).byLanguage.sv.body) {
        if (block._type === "image") continue;
        const { children, markDefs, style } = block;
        expect(portableTextStyles).toContain(style);
        const links = markDefs.map(({ _key }) => _key);
        const known = [...portableTextDecorators, ...links];
        for (const { text, marks } of children) {
          expect([typeof text, marks.filter((mark) => !known.includes(mark))]).toEqual([
            "string",
            [],
          ]);
        }
      }
    }),
  );
});

test.each(documentTypeNames)("whatever a %s contains, it is read", (type) => {
  const names = ["title", "slug", "body", "quote", "name", "role", "email", "phoneNumber", "order"];
  const fields = record(
    Object.fromEntries([...names, "publishedAt", "image"].map((name) => [name, loose])),
  );
  assertProperty(
    property(fields, (stored) => {
      const { findings } = readDocument(type, stored);
      expect(findings.every(({ key }) => key in previewTexts.sv.findings)).toBe(true);
    }),
  );
});

/** The fields of a type that queries see, as its definition promises them; resolvers add the others. */
function promisedFields(type: string): [name: string, type: string][] {
  const createTypes = jest.fn<undefined, [string]>();
  createSchema({
    actions: { createTypes, createFieldExtension: jest.fn() },
  } as unknown as CreateSchemaCustomizationArgs);
  const [, fields = ""] = new RegExp(`type ${type} [^{]*{([^}]*)}`).exec(
    createTypes.mock.calls[0]![0],
  )!;
  return [...fields.matchAll(/^ +(\w+): (\S+)/gm)]
    .map(([, name = "", kind = ""]): [string, string] => [name, kind])
    .filter(([name]) => !["alternates", "readingMinutes"].includes(name));
}

function isOf(kind: string, value: unknown): boolean {
  if (kind.startsWith("[") || kind.startsWith("JSON")) return Array.isArray(value);
  if (!kind.endsWith("!") && value === null) return true;
  return typeof value === (/^(Int|Float)/.test(kind) ? "number" : "string");
}

const body = [{ _type: "block", children: [{ _type: "span", text: "Ord" }] }];
const storedNames = ["image", "imageAltText", "imageAltTextEn", "bodyEn", "attachmentsEn"];

test.each([
  ["post", "BlogPost"],
  ["testimonial", "Testimonial"],
  ["employee", "TeamMember"],
])("whatever the fields of a %s contain, its nodes are what %s promises", (_type, nodeType) => {
  const promised = promisedFields(nodeType);
  expect(promised.length).toBeGreaterThan(6);
  const names = [...promised.map(([name]) => name), ...storedNames];
  const fields = record(Object.fromEntries(names.map((name) => [name, jsonValue()])), {
    requiredKeys: [],
  });
  assertProperty(
    property(fields, (stored) => {
      const own = { _id: "a", _type };
      // A post without a slug or a text has no node, nor has a testimonial without a quote.
      const document = { quote: "Bra", ...stored, ...own, slug: { current: "a" }, body };
      const nodes = readAll([document]).flatMap((read) => localizedFields(read)?.fields ?? []);
      for (const fields of nodes as readonly Readonly<Record<string, unknown>>[]) {
        expect(promised.filter(([name, kind]) => !isOf(kind, fields[name]))).toEqual([]);
      }
    }),
  );
});
