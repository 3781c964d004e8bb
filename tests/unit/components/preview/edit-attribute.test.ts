import {
  editableFields,
  edit,
  type ItemPath,
} from "../../../../src/components/preview/edit-attribute";
import { locales } from "../../../../src/i18n/locales";
import { previewNodeId } from "../../../../src/sanity/documents/preview-node-ids";
import { documentTypes } from "../../../../studio/schema-types";
import { editedField, previewWith } from "../../../setup/content/edited-field";

const studio = "https://studio.example";
type Type = keyof typeof editableFields;

beforeEach(() => previewWith(studio));

function pathOf(type: Type, id: string, field: string, item?: ItemPath) {
  const { "data-sanity": attribute } = edit(type, id, field as never, item);
  return attribute && editedField(attribute, studio);
}

test.each<[Type, string, string, string]>([
  ["post", "p:sv", "body", "p post body"],
  ["post", "p:en", "body", "p post bodyEn"],
  ["post", "p:en", "image", "p post image"],
  ["testimonial", "t:sv", "quote", "t testimonial quote.sv"],
  ["testimonial", "t:en:quote", "quote", "t testimonial quote"],
  ["testimonial", "t:en:quote", "title", "t testimonial title.en"],
  ["employee", "e.x:sv", "role", "e.x employee role.sv"],
  ["employee", "e:en", "phoneNumber", "e employee phoneNumber"],
])("a %s with the node id %s shows its %s from %s", (type, id, field, expected) => {
  expect(pathOf(type, id, field)).toBe(expected);
});

test.each<[ItemPath, string]>([
  [{ key: "a1b2" }, 'p post bodyEn[_key=="a1b2"]'],
  [{ key: "a_1-b", field: "alt" }, 'p post bodyEn[_key=="a_1-b"].alt'],
  // Without a key to name it by, the list itself opens.
  [{ key: undefined }, "p post bodyEn"],
  [{ key: 5, field: "alt" }, "p post bodyEn"],
  [{ key: 'a";b=c:d' }, "p post bodyEn"],
])("the part %j of a list has the path %s", (item, expected) => {
  expect(pathOf("post", "p:en:", "body", item)).toBe(expected);
});

test("a node of unknown origin, or a site without a Studio, leads nowhere", () => {
  expect(edit("post", "6f1f4ee8-4a30", "title")).toEqual({});
  expect(edit("post", undefined, "title")).toEqual({});
  jest.replaceProperty(process, "env", { ...process.env, STUDIO_URL: "" });
  expect(edit("post", "p:sv", "title")).toEqual({});
});

/** Returns the field at a path of the Studio's schema, and what is in it. */
function modelField(type: string, path: string): { readonly type: string } | undefined {
  const [name = "", part] = path.split(".");
  const field = documentTypes
    .find((each) => each.name === type)
    ?.fields.find((each) => each.name === name);
  if (part === undefined) return field;
  return field?.type === "localeText" && locales.some((locale) => locale === part)
    ? { type: "text" }
    : undefined;
}

const everyField = Object.entries(editableFields).flatMap(([type, fields]) =>
  Object.keys(fields).flatMap((field) =>
    locales.map((language) => [type as Type, field, language] as const),
  ),
);

test.each(everyField)("the Studio has the %s's %s in %s", (type, field, language) => {
  const id = previewNodeId({ document: "d", language, plainTexts: [] });
  const path = pathOf(type, id, field)!.split(" ")[2]!;
  const found = modelField(type, path);
  expect([path, found?.type]).toEqual([path, expect.any(String)]);
  // A text in each language is never edited as a whole.
  expect(found?.type).not.toBe("localeText");
});

/** Fields that no page shows as a part of its own: they order, describe, share or address what is shown. */
const unshown = "slug imageAltText altText metaTitle metaDescription shareImage order".split(" ");

/** Hosts follow redirects: no page shows one. */
const shownTypes = documentTypes.filter((model) => model.name !== "redirect");

test.each(shownTypes)("a page leads to every field of a $name that it shows", (model) => {
  const kinds: Readonly<Record<string, string>> = editableFields[model.name];
  const leads = Object.keys(kinds).flatMap((field) =>
    locales.map((language) => {
      const id = previewNodeId({ document: "d", language, plainTexts: [] });
      return pathOf(model.name, id, field)!.split(" ")[2]!.split(".")[0]!;
    }),
  );
  const shown = model.fields
    .map(({ name }) => name)
    .filter((name) => !unshown.includes(name.replace(/En$/, "")));
  const forgotten = shown.filter((name) => !leads.includes(name));
  const file = "src/components/preview/edit-attribute.ts";
  const advice = forgotten.map(
    (name) => `Add ${name} to editableFields in ${file}, or to the unshown fields here.`,
  );
  expect(advice).toEqual([]);
  expect(new Set(leads)).toEqual(new Set(shown));
});
