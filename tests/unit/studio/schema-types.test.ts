import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { locales } from "../../../src/i18n/locales";
import { readDocument } from "../../../src/sanity/documents/read-document";
import { documentTypeNames, graphqlName } from "../../../src/sanity/model/document-types";
import { localFieldName } from "../../../src/sanity/model/local-fields";
import {
  internalLinkFields,
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextPictureFields,
  portableTextStyles,
} from "../../../src/sanity/model/portable-text";
import { schemaFields } from "../../../src/sanity/model/schema-fields";
import { documentTypes, schemaTypes } from "../../../studio/schema-types";
import { articleMembers } from "../../../studio/schema-types/article";
import { plainTexts } from "../../../studio/schema-types/locale-text";
import { post } from "../../../studio/schema-types/post";
import { schemaFile } from "../../setup/content/schema-file";

const optional = [
  ...["attachments", "attachmentsEn", "shareImage", "shareImageEn", "metaTitle"],
  ...["reviewer", "reviewedAt", "phoneNumber"],
  "page",
  "since",
];

test("the site shows the Studio's documents", () => {
  expect(documentTypes.map(({ name }) => name)).toEqual(documentTypeNames);
});

/** `npm run check` in studio/ compares the file with all that Sanity's own command deploys. */
test.each(schemaTypes)("schema.graphql has the fields of $name as the Studio has them", (type) => {
  const found = schemaFields(readFileSync(schemaFile, "utf8")).get(graphqlName(type.name)) ?? [];
  const fields = type.fields.map(({ name, title, description }) => ({
    name,
    description: [title, description].filter((part) => typeof part === "string").join(". "),
  }));
  const isFresh = isDeepStrictEqual(
    found.filter(({ name }) => !name.startsWith("_")),
    fields,
  );
  expect(isFresh ? "" : "Run `npm run sdl` in studio/.").toBe("");
});

test.each(documentTypes.map((type) => [type.name, type] as const))(
  "an empty %s lacks every field that is not optional",
  (name, { fields }) => {
    const missing = new Set(readDocument(name, {}).findings.map(({ path: [field] }) => field));
    const required = fields.map((field) => field.name).filter((each) => !optional.includes(each));
    const unread = required.filter((each) => !missing.has(each));
    const reader = `src/sanity/documents/read-${name}.ts`;
    const advice = unread.map((each) => `Read ${each} in ${reader}, or name it as optional here.`);
    expect(advice).toEqual([]);
    expect(missing).toEqual(new Set(required));
  },
);

test.each(locales)("a post has its fields of one language in %s", (locale) => {
  const group = (language: string) =>
    documentTypes[0]!.fields.filter((field) => field.group === language).map((field) => field.name);
  expect(group(locale)).toEqual(group("sv").map((name) => localFieldName(name, locale)));
});

test("every field has a label and a help text", () => {
  const fields = schemaTypes.flatMap((type) => (type.type === "document" ? type.fields : []));
  const without = fields.filter(({ title, description }) => !title || !description);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("pictures and attachments are chosen from the formats that the site can show", () => {
  type File = { readonly type: string; readonly options?: { readonly accept?: string } };
  const fields = schemaTypes.flatMap((type): readonly File[] => type.fields as readonly File[]);
  const files = [...fields, ...(articleMembers as readonly File[])];
  const accepted = (type: string) =>
    new Set(files.filter((field) => field.type === type).map(({ options }) => options?.accept));
  const pictures = "image/jpeg,image/png,image/webp,image/tiff,image/avif";
  expect(accepted("image")).toEqual(new Set([pictures]));
  const [attachments, ...others] = accepted("file");
  expect(others).toEqual([]);
  expect(attachments).toMatch(/^\.pdf,\.doc,/);
  expect(attachments).not.toMatch(/exe|svg|html/);
});

test("a text offers exactly what the site's renderer supports", () => {
  type Named = { readonly name?: string; readonly value?: string };
  const [block, ...objects] = articleMembers as readonly {
    readonly type: string;
    readonly styles: readonly Named[];
    readonly lists: readonly Named[];
    readonly fields?: readonly Named[];
    readonly marks: {
      readonly decorators: readonly Named[];
      readonly annotations: readonly (Named & { readonly fields: readonly Named[] })[];
    };
  }[];
  const values = (list: readonly Named[] = []) => list.map(({ name, value }) => value ?? name);
  expect(values(block?.styles)).toEqual(portableTextStyles);
  expect(values(block?.lists)).toEqual(portableTextLists);
  expect(values(block?.marks.decorators)).toEqual(portableTextDecorators);
  expect(values(block?.marks.annotations)).toEqual(portableTextAnnotations);
  expect(values(block?.marks.annotations[1]?.fields)).toEqual(internalLinkFields);
  expect(objects.map(({ type }) => type)).toEqual(portableTextObjects);
  expect(objects.flatMap(({ fields }) => values(fields))).toEqual(portableTextPictureFields);
});

const both = { title: "Titel", titleEn: "Title" };

test.each([
  [{ title: "Titel", slug: "titel", publishedAt: "2026-11-12" }, ["Titel", "2026-11-12 · Swedish"]],
  [{ ...both, slug: "titel", slugEn: "title" }, ["Titel", "Swedish · English"]],
  [{ titleEn: "Title", slugEn: "title" }, ["Title", "English"]],
  [{}, ["No title yet", ""]],
])("the post %j is listed by its title, date and languages", (selected, expected) => {
  const { title, subtitle } = post.preview!.prepare!({ media: undefined, ...selected } as never);
  expect([title, subtitle]).toEqual(expected);
});

test.each([
  [{ quote: "Words", name: "Kim", title: { sv: "Chef" } }, [["quote", "Quote", "Words"]]],
  [{ quote: { sv: "Ord" }, name: "Kim" }, []],
  [undefined, []],
])("of %j, the plain texts for both languages are %j", (document, expected) => {
  const fields = [
    { name: "quote", type: { name: "localeText", title: "Quote" } },
    { name: "name", type: { name: "string", title: "Name" } },
    { name: "title", type: { name: "localeText", title: "Job title" } },
  ];
  const found = plainTexts(fields, document).map(({ name, title, text }) => [name, title, text]);
  expect(found).toEqual(expected);
});
