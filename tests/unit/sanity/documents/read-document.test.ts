import type { Locale } from "../../../../src/i18n/locales";
import { findingsIn, publishedFindings } from "../../../../src/sanity/documents/finding";
import { readDocument, type DocumentType } from "../../../../src/sanity/documents/read-document";
import type { StoredFields } from "../../../../src/sanity/documents/read-text";
import { completePost, image, text } from "../../../setup/content/complete-post";

const [video, map, picture] = ["video", "map", "image"].map((_type) => ({ _type }));

const elin = { name: "Elin", role: "Vd", email: "e@x.example", image: image("image-1"), order: 1 };

/** Assets that are not in the dataset. */
const gone: ReadonlySet<string> = new Set(["image-gone", "image-dead-8x8-png"]);

function keys(document: StoredFields, locale: Locale = "sv", type: DocumentType = "post") {
  const { findings } = readDocument(type, document, { hasAsset: (id) => !gone.has(id) });
  return findingsIn(findings, locale).map(({ key, value }) => (value ? `${key} ${value}` : key));
}

test("a complete post lacks nothing in its language, an empty one everything", () => {
  expect(keys(completePost)).toEqual(["languageMissing"]);
  expect(keys({ ...completePost, titleEn: "Five" })).toEqual([]);
  const lacking = ["title", "slug", "imageAlt", "metaDescription", "body"];
  expect(keys({})).toEqual([...lacking, "image", "publishedAt"]);
  expect(keys({ ...completePost, titleEn: "Five" }, "en")).toEqual(lacking.slice(1));
});

test("only a language's own fields are shown in it", () => {
  const english = {
    ...{ titleEn: " Five\u200b\n", slugEn: { current: "five " }, imageAltTextEn: "A chair" },
    ...{ bodyEn: [text("Words")], attachmentsEn: [{ title: "The plan" }, null] },
  };
  const metaDescription = { sv: "Om", en: "About\vit" };
  const { byLanguage } = readDocument("post", { ...completePost, ...english, metaDescription });
  const shared = { cover: "image-1", publishedAt: "2026-01-05T08:00:00.000Z" };
  expect(byLanguage.sv).toMatchObject({
    ...{ ...shared, title: "Fem", slug: "fem", coverAlt: "En stol", metaDescription: "Om" },
    attachments: [{ title: "Plan", file: "file-1" }],
  });
  expect(byLanguage.en).toMatchObject({
    ...{ ...shared, slug: "five", coverAlt: "A chair", metaDescription: "About it" },
    ...{ body: [{ children: [{ text: "Words" }] }] },
    attachments: [
      { title: "The plan", file: null },
      { title: "", file: null },
    ],
  });
});

test.each([
  ["a title that cannot be seen", { title: "\u200b\u00ad" }, ["title"]],
  ["a number for a title", { title: 5 }, ["unknownBlock 5", "title"]],
  ["a slug of another type", { slug: "fem" }, ["slug"]],
  ["an invalid slug", { slug: { current: "Fem å" } }, ["slugUnusable Fem å"]],
  ["a slug of the site's own", { slug: { current: "index" } }, ["slugReserved index"]],
  ["a long slug", { slug: { current: "a".repeat(200) } }, []],
  ["too long a slug", { slug: { current: "a".repeat(201) } }, [`slugTooLong ${"a".repeat(80)}…`]],
  ["a slug like a draft's", { slug: { current: "utkast-till-policy" } }, []],
  ["the address of a draft", { slug: { current: "utkast--a" } }, ["slugUnusable utkast--a"]],
  ["no date", { publishedAt: null }, ["publishedAt"]],
  ["an invalid date", { publishedAt: "igår" }, ["publishedAtUnusable igår"]],
  ["no picture", { image: { _type: "image" } }, ["image"]],
  ["a picture that is gone", { image: image("image-gone") }, ["imageGone"]],
  ["a small one that is gone", { image: image("image-dead-8x8-png") }, ["imageGone"]],
  ["a GIF for a cover", { image: image("image-a1-2x2-gif") }, ["imageFormat gif"]],
  ["an SVG in it", { body: [{ ...image("image-a1-2x2-svg"), alt: "A" }] }, ["imageFormat svg"]],
  ["a program", { attachments: [{ title: "A", file: image("file-a1-exe") }] }, ["fileFormat exe"]],
  ["no picture description", { imageAltText: "" }, ["imageAlt"]],
  ["no description", { metaDescription: null }, ["metaDescription"]],
  ["an empty text", { body: [] }, ["body"]],
  ["a text that is a picture", { body: [{ ...image("image-2"), alt: "Ett bord" }] }, []],
  [
    "unknown blocks",
    { body: [text("Ord"), video, map, map] },
    ["unknownBlock video", "unknownBlock map"],
  ],
  ["a string for a text", { body: "Ord" }, ["unknownBlock Ord", "body"]],
  [
    "words in other places than spans",
    { body: [text("Ord"), { _type: "block", children: ["a", { _type: "span", text: 5 }, null] }] },
    ["unknownBlock a", "unknownBlock 5"],
  ],
  [
    "words without spans",
    { body: [text("Ord"), { _type: "block", text: "Mer" }] },
    ["unknownBlock Mer"],
  ],
  ["a lost picture in the text", { body: [image("image-gone")] }, ["bodyImageAlt", "bodyImage"]],
  ["pictures never chosen", { body: [picture, picture] }, ["bodyImageAlt", "bodyImage"]],
  ["an attachment without its file", { attachments: [{ title: "Plan" }] }, ["attachment"]],
  ["no attachment", { attachments: [null] }, ["attachmentTitle", "attachment"]],
  ["a file without its title", { attachments: [{ file: image("file-1") }] }, ["attachmentTitle"]],
  ["a title that a picture cannot show", { title: "a ∉ b, Київ" }, ["shareTitle ∉Київ"]],
  ["another for sharing", { title: "a ∉ b", metaTitle: { sv: "a" } }, []],
  ["another picture", { title: "∉", shareImage: image("image-1") }, []],
  ["a long title", { title: "a".repeat(101) }, ["tooLong 101 / 100"]],
])("%s", (_name, fields, findings) => {
  expect(keys({ ...completePost, ...fields, titleEn: "Five" })).toEqual(findings);
});

const [nul, bell, loneSurrogate] = ["\0", "a\u0007b", "\ud800 "];

test.each<[string, StoredFields, DocumentType]>([
  ["a title", { title: `Fem${nul}` }, "post"],
  ["an address", { slug: { current: `fem${nul}` } }, "post"],
  ["a text", { body: [text("Ord"), text(`${bell}${loneSurrogate}`)] }, "post"],
  ["a picture's description", { body: [{ ...image("image-2"), alt: `Ett${nul} bord` }] }, "post"],
  ["a caption", { body: [{ ...image("image-2"), alt: "Ett bord", caption: bell }] }, "post"],
  ["an attachment's title", { attachments: [{ title: bell, file: image("file-1") }] }, "post"],
  ["a description for all languages", { metaDescription: bell }, "post"],
  ["a quote", { quote: [text(bell)] }, "testimonial"],
  ["a name", { name: `Elin${nul}` }, "employee"],
  ["a phone number", { phoneNumber: `112${nul}` }, "employee"],
  ["an old address", { from: `/blog/a${nul}` }, "redirect"],
])("characters that are removed from %s are told", (_name, fields, type) => {
  const whole = { post: completePost, testimonial: {}, employee: elin, redirect: {} }[type];
  expect(keys({ ...whole, ...fields }, "sv", type)).toContain("unprintable");
});

test("characters that another program has lost are told", () => {
  expect(keys({ ...completePost, title: "Jag m\ufffdr bra" })).toContain("lostCharacters");
});

test("line breaks of other programs are not removed characters", () => {
  expect(keys({ ...completePost, title: "Fem\v\r\n\u2028\x85\tstolar" })).not.toContain(
    "unprintable",
  );
});

test.each([
  ["title", 100],
  ["imageAltText", 250],
  ["metaDescription", 200],
])("the Studio takes a %s of %i characters, a build ten times as many", (name, limit) => {
  const found = (length: number) =>
    readDocument("post", { ...completePost, [name]: "a".repeat(length) })
      .findings.filter(({ key }) => key !== "languageMissing")
      .map(({ key, severity, isRequired }) => [key, severity, isRequired]);
  expect(found(limit)).toEqual([]);
  expect(found(limit + 1)).toContainEqual(["tooLong", "shown", true]);
  expect(found(10 * limit + 1)).toContainEqual(["tooLong", "stops", true]);
});

test.each<[StoredFields, Locale[], Locale[]]>([
  [{}, [], []],
  [{ title: "  ", slugEn: { current: " " } }, [], []],
  [{ title: "Titel" }, ["sv"], []],
  [{ slugEn: { current: "title" } }, ["en"], []],
  [{ title: "Titel", titleEn: "Title" }, ["sv", "en"], []],
  [{ bodyEn: [text("Ord")] }, ["en"], []],
  [{ title: "Titel", bodyEn: [video] }, ["sv", "en"], []],
  [{ slug: { current: "a" }, body: [text("Ord")], titleEn: "Title" }, ["sv", "en"], ["sv"]],
])("the post %j is started in %j and published in %j", (post, startedLanguages, languages) => {
  expect(readDocument("post", post)).toMatchObject({ startedLanguages, languages });
});

test("testimonials", () => {
  const lacking = ["quote", "name", "jobTitle", "company", "image", "imageAlt", "order"];
  expect(keys({}, "sv", "testimonial")).toEqual(lacking);
  const testimonial = { quote: { sv: "Bra" }, name: "Karin", title: "HR", company: "Nordvik" };
  const shown = { ...testimonial, image: image("image-1"), altText: "Karin", order: 1 };
  expect(keys(shown, "sv", "testimonial")).toEqual([]);
  expect(keys(shown, "en", "testimonial")).toEqual(["quote"]);
  expect(readDocument("testimonial", shown)).toMatchObject({ languages: ["sv"] });
  const paragraphs = { ...shown, quote: [text("Första."), text("Andra.")] };
  const { byLanguage } = readDocument("testimonial", paragraphs);
  expect(byLanguage.en.quote).toBe("Första.\n\nAndra.");
});

test.each<[unknown, true | undefined]>([
  [undefined, true],
  [{ sv: " " }, true],
  [{ sv: "\u200b" }, true],
  [[], true],
  [{ en: "Text" }, undefined],
])("with %j, the Studio requires a quote in any language: %j", (quote, isRequired) => {
  const [finding] = readDocument("testimonial", { quote }).findings;
  // At the field of the language, once the other has one.
  const path = isRequired ? ["quote"] : ["quote", "sv"];
  expect(finding).toMatchObject({ key: "quote", language: "sv", path });
  expect(finding?.isRequired).toBe(isRequired);
});

test.each<[StoredFields, string[]]>([
  [{}, []],
  [{ name: null }, ["name"]],
  [{ role: { en: "CEO" } }, ["role"]],
  [{ email: null }, ["email"]],
  [{ email: "a@b.example?cc=c" }, ["emailUnusable a@b.example?cc=c"]],
  [{ phoneNumber: 5 }, ["unknownBlock 5"]],
  [{ phoneNumber: "+46 (0)8-123 45 67" }, []],
  [{ phoneNumber: "08-123 45 67 ankn. 5" }, ["phoneUnusable 08-123 45 67 ankn. 5"]],
  [{ order: "3" }, ["order"]],
])("the employee with %j: %j", (fields, findings) => {
  expect(keys({ ...elin, ...fields }, "sv", "employee")).toEqual(findings);
});

test("a phone number with an extension is shown as it was written", () => {
  const phoneNumber = "08-123 45 67 ankn. 5";
  const { byLanguage, findings } = readDocument("employee", { ...elin, phoneNumber });
  expect(byLanguage.sv.phoneNumber).toBe(phoneNumber);
  expect(findings).toMatchObject([{ key: "phoneUnusable", severity: "shown" }]);
});

test.each([
  "mailto:a.b@lyhord.example ",
  " a.\u200bb@lyh\u00adord.example\u200b",
  "MAILTO: a.b@lyhord.example",
])("the address in %j is shown alone", (email) => {
  const { byLanguage } = readDocument("employee", { ...elin, email });
  expect(byLanguage.en.email).toBe("a.b@lyhord.example");
});

const toPost = { post: { _type: "reference", _ref: "post-1", _weak: true } };

test.each<[StoredFields, readonly string[]]>([
  [{ ...toPost, from: "/blog/gammal", since: "2026-11-16T09:30:00Z" }, []],
  [{ from: "/kampanj", page: "demoBooking" }, []],
  [{}, ["redirectFrom", "redirectTo"]],
  [{ from: "/", ...toPost }, ["redirectFromPage /"]],
  [{ from: "https://evil.example/a", ...toPost }, ["redirectFromUnusable https://evil.example/a"]],
  [{ from: "/a", page: "https://evil.example" }, ["redirectPage https://evil.example"]],
  [{ from: "/a", page: "//evil.example" }, ["redirectPage //evil.example"]],
  [{ from: "/a", page: "/blog/a-post" }, ["redirectPage /blog/a-post"]],
  [{ from: "/a", page: "demoBooking", ...toPost }, ["redirectToBoth"]],
])("the redirect %j: %j", (fields, findings) => {
  expect(keys(fields, "sv", "redirect")).toEqual(findings);
});

test("a GIF in a language without an address concerns no page", () => {
  const body = [text("x"), image("image-a1-2x2-gif")];
  const { languages, ...reading } = readDocument("post", { ...completePost, bodyEn: body });
  expect(languages).toEqual(["sv"]);
  const keysOf = publishedFindings({ languages, ...reading }).map(({ key }) => key);
  expect(keysOf).toEqual(["slug"]);
});

test("what a text held that pages cannot show explains why it is missing", () => {
  const reading = readDocument("post", {
    ...completePost,
    titleEn: "A",
    bodyEn: [video, text("")],
  });
  const [first, ...others] = publishedFindings(reading).filter(({ language }) => language === "en");
  expect(first).toMatchObject({ key: "slug" });
  expect(others).toEqual([]);
  const slugEn = { current: "a" };
  const unknown = readDocument("post", { ...completePost, titleEn: "A", slugEn, bodyEn: [video] });
  const told = publishedFindings(unknown).map(({ key, value }) => [key, value]);
  expect(told).toEqual([
    ["unknownBlock", "video"],
    ["body", undefined],
  ]);
});
