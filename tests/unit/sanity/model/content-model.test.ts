import { locales, type Locale } from "../../../../src/i18n/locales";
import {
  documentTypes,
  objectTypes,
  portableTextAnnotations,
  portableTextDecorators,
  portableTextLists,
  portableTextObjects,
  portableTextStyles,
} from "../../../../src/sanity/model/content-model";
import { localFieldName } from "../../../../src/sanity/model/local-fields";

const fieldNames = Object.fromEntries(
  [...documentTypes, ...objectTypes, ...portableTextAnnotations, ...portableTextObjects].map(
    (type) => [type.name, type.fields.map((field) => field.name)],
  ),
);

test("documents and objects have the expected fields", () => {
  expect(fieldNames).toEqual({
    post: [
      "title",
      "titleEn",
      "slug",
      "slugEn",
      "image",
      "imageAltText",
      "imageAltTextEn",
      "publishedAt",
      "metaDescription",
      "body",
      "bodyEn",
      "attachments",
      "attachmentsEn",
    ],
    testimonial: ["quote", "name", "title", "company", "image", "altText", "order"],
    employee: ["name", "role", "email", "phoneNumber", "image", "order"],
    attachment: ["title", "file"],
    localeText: [...locales],
    link: ["href"],
    image: ["alt", "caption"],
  });
});

test("texts that may differ between the languages inside one field are localeText", () => {
  const localized = documentTypes.flatMap((type) =>
    type.fields.filter((field) => field.type === "localeText").map((f) => `${type.name}.${f.name}`),
  );
  expect(localized).toEqual([
    "post.metaDescription",
    "testimonial.quote",
    "testimonial.title",
    "employee.role",
  ]);
});

test("a phone number is optional and the rest of an employee is not", () => {
  const employee = documentTypes.find((type) => type.name === "employee");
  expect(employee?.fields.filter((field) => !field.required).map((field) => field.name)).toEqual([
    "phoneNumber",
  ]);
});

test("a post's fields of one language exist in every language, all required but the attachments", () => {
  const [post] = documentTypes;
  const inLanguage = (locale: Locale) => post!.fields.filter((field) => field.language === locale);
  for (const locale of locales) {
    expect(inLanguage(locale).map(({ name }) => name)).toEqual(
      inLanguage("sv").map(({ name }) => localFieldName(name, locale)),
    );
  }
  for (const field of locales.flatMap(inLanguage)) {
    expect(field.required === false).toBe(field.type === "attachment");
  }
});

test("documents are sorted by a field with an initial value", () => {
  for (const type of documentTypes) {
    const field = type.fields.find(({ name }) => name === type.order.field);
    expect(field?.initial).toBeDefined();
    expect(field?.required).not.toBe(false);
  }
});

test("a slug says which field it is generated from", () => {
  for (const type of documentTypes) {
    for (const field of type.fields.filter((candidate) => candidate.type === "slug")) {
      expect(type.fields.map((source) => source.name)).toContain(field.slugSource);
    }
  }
});

test("every field has a label and a help text", () => {
  for (const type of [...documentTypes, ...objectTypes]) {
    for (const field of type.fields) {
      expect(field.title).not.toBe("");
      expect(field.description).not.toBe("");
    }
  }
});

test("Portable Text uses Sanity's own names", () => {
  expect(portableTextStyles).toEqual(["normal", "h2", "h3", "blockquote"]);
  expect(portableTextLists).toEqual(["bullet", "number"]);
  expect(portableTextDecorators).toEqual(["strong", "em", "underline", "strike-through", "code"]);
});
