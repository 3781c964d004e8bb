import { locales } from "../../../src/i18n/locales";
import { documentProblems } from "../../../src/sanity/documents/document-problems";
import { documentTypeNames } from "../../../src/sanity/model/document-types";
import { localFieldName } from "../../../src/sanity/model/local-fields";
import {
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
} from "../../../src/sanity/model/portable-text";
import { documentTypes, schemaTypes } from "../../../studio/schema-types";
import { articleMembers } from "../../../studio/schema-types/article";

const optional = ["metaDescription", "attachments", "attachmentsEn", "phoneNumber"];

test("the site shows the Studio's documents", () => {
  expect(documentTypes.map(({ name }) => name)).toEqual(documentTypeNames);
});

test.each(documentTypes.map((type) => [type.name, type] as const))(
  "an empty %s lacks every field that is not optional",
  (name, { fields }) => {
    const missing = documentProblems(name, {}).map(({ path: [field] }) => field);
    const required = fields.map((field) => field.name).filter((each) => !optional.includes(each));
    expect([...new Set(missing)]).toEqual(required);
  },
);

test.each(locales)("a post has its fields of one language in %s", (locale) => {
  const group = (language: string) =>
    documentTypes[0]!.fields.filter((field) => field.group === language).map((field) => field.name);
  expect(group(locale)).toEqual(group("sv").map((name) => localFieldName(name, locale)));
});

test("every field has a label and a help text", () => {
  for (const field of schemaTypes.flatMap(({ fields, type }) =>
    type === "document" ? fields : [],
  )) {
    expect([field.name, field.title, field.description]).toEqual([
      field.name,
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
  }
});

test("a text offers exactly what the site's renderer supports", () => {
  type Named = { readonly name?: string; readonly value?: string };
  const [block, ...objects] = articleMembers as readonly {
    readonly type: string;
    readonly styles: readonly Named[];
    readonly lists: readonly Named[];
    readonly marks: {
      readonly decorators: readonly Named[];
      readonly annotations: readonly Named[];
    };
  }[];
  const values = (list: readonly Named[] = []) => list.map(({ name, value }) => value ?? name);
  expect(values(block?.styles)).toEqual(portableTextStyles);
  expect(values(block?.lists)).toEqual(portableTextLists);
  expect(values(block?.marks.decorators)).toEqual(portableTextDecorators);
  expect(values(block?.marks.annotations)).toEqual(portableTextAnnotations);
  expect(objects.map(({ type }) => type)).toEqual(portableTextObjects);
});
