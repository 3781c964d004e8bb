import { validatePosts } from "../../../src/gatsby/content/validate-posts";
import type { PostFields } from "../../../src/sanity/documents/localize";
import {
  begunLanguages,
  languageFieldFault,
  linkFault,
  localeTextFault,
  noLanguageFault,
  slugFault,
} from "../../../studio/schema/rules";

const slug = (current: string) => ({ _type: "slug", current });

describe("a slug", () => {
  test.each(["a", "fem-tecken", "100-procent", "404-fel", " fem-tecken "])("may be %j", (text) => {
    expect(slugFault(text)).toBeUndefined();
  });

  test.each(["index", "404", "Fem", "på-jobbet", "a--b", "-a", "a-", "a b", "a/b", "a_b", "a."])(
    "may not be %j, here or in the build",
    (text) => {
      expect(slugFault(text)).toMatch(/Choose another|Use small letters/);
      const post = { _id: "p", title: "T", slug: slug(text), publishedAt: "2026-01-01" };
      expect(validatePosts([post])).toHaveLength(1);
    },
  );

  test("may be missing", () => {
    expect(slugFault(undefined)).toBeUndefined();
    expect(slugFault("")).toBeUndefined();
  });
});

describe("a post's languages", () => {
  test.each<[string, PostFields, readonly string[]]>([
    ["nothing at all", {}, []],
    ["spaces", { title: "  ", slugEn: slug(" ") }, []],
    ["a Swedish title", { title: "Titel" }, ["sv"]],
    ["an English slug", { slugEn: slug("title") }, ["en"]],
    ["both", { title: "Titel", titleEn: "Title" }, ["sv", "en"]],
    ["only a body", { body: [{ _type: "block" }] }, []],
  ])("with %s", (_, post, languages) => {
    expect(begunLanguages(post)).toEqual(languages);
    expect(noLanguageFault(post) === undefined).toBe(languages.length > 0);
  });
});

describe("a field of one language", () => {
  const swedish: PostFields = { title: "Titel" };
  const emptyBlock = { _type: "block", children: [{ _type: "span", text: " " }] };
  const words = { _type: "block", children: [{ _type: "span", text: "Ord" }] };
  const picture = { _type: "image", alt: "En sol" };

  test.each<[unknown]>([
    [undefined],
    [null],
    [""],
    ["  "],
    [[]],
    [[emptyBlock]],
    [{ _type: "slug" }],
    [slug(" ")],
  ])("is required in the post's language if it is %j", (value) => {
    expect(languageFieldFault(value, "sv", swedish)).toMatch(/Required.*in Swedish/);
    expect(languageFieldFault(value, "en", swedish)).toBeUndefined();
  });

  test.each<[unknown]>([["Text"], [[emptyBlock, words]], [[picture]], [slug("titel")]])(
    "is not empty if it is %j",
    (value) => {
      expect(languageFieldFault(value, "sv", swedish)).toBeUndefined();
    },
  );

  test("is required with a slug as well as with a title", () => {
    expect(languageFieldFault("", "en", { slugEn: slug("title") })).toMatch(/in English/);
  });
});

describe("a required text for both languages", () => {
  test.each<[unknown]>([["Text"], [{ sv: "Text" }], [{ en: "Text" }], [{ sv: " ", en: "Text" }]])(
    "is not empty if it is %j",
    (value) => {
      expect(localeTextFault(value)).toBeUndefined();
    },
  );

  test.each<[unknown]>([[undefined], [null], [""], [{ _type: "localeText" }], [{ sv: " " }], [[]]])(
    "is an error if it is %j",
    (value) => {
      expect(localeTextFault(value)).toBe("Write it in one language at least.");
    },
  );
});

describe("a link", () => {
  test.each([
    "https://www.1177.se",
    "mailto:hej@lyhord.example",
    "tel:+4684650041",
    "/boka-demo",
    "#svar",
    undefined,
  ])("may lead to %j", (href) => {
    expect(linkFault(href)).toBeUndefined();
  });

  test.each(["", "boka-demo", "www.1177.se", "javascript:alert(1)", "//evil.example", "data:,x"])(
    "may not lead to %j",
    (href) => {
      expect(linkFault(href)).toMatch(/^Write a whole address/);
    },
  );
});
