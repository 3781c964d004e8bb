import { isSiteChange, nextSteps } from "../../../studio/publishing/next-steps";
import { missingIn, refusal } from "../../../studio/publishing/problems";
import { isSameContent } from "../../../studio/publishing/same-content";

describe("what is missing", () => {
  test("a new post lacks everything in both languages", () => {
    const missing = missingIn("post", {});
    expect(missing.map(({ locale }) => locale)).toEqual(["sv", "en"]);
    expect(missing[0]?.problems).toEqual(
      expect.arrayContaining(["Title missing", "Address (slug) missing", "Picture missing"]),
    );
  });

  test("a post that has begun in one language lacks nothing in the other", () => {
    expect(missingIn("post", { title: "Så går det" }).map(({ locale }) => locale)).toEqual(["sv"]);
  });
});

describe("why it cannot be published", () => {
  const error = { level: "error", message: "Not a valid URL", path: ["body", 0, "href"] };
  const warning = { level: "warning", message: "Short", path: ["title"] };
  const titleOf = (name: string) => (name === "body" ? "Article" : undefined);

  test.each([
    [[warning], undefined],
    [[warning, error], "Cannot be published. Article: Not a valid URL"],
    [[error, error, error], "Cannot be published. Article: Not a valid URL (and 2 more)"],
    [[{ ...error, path: [] }], "Cannot be published. Not a valid URL"],
  ])("%j: %s", (findings, reason) => {
    expect(refusal(findings, titleOf)).toBe(reason);
  });
});

describe("a draft and what is published", () => {
  const published = { _id: "a", _rev: "1", title: "Så", slug: { _type: "slug", current: "sa" } };

  test("are the same in another order, with another id and revision", () => {
    const draft = {
      slug: { current: "sa", _type: "slug" },
      title: "Så",
      _rev: "2",
      _id: "drafts.a",
    };
    expect(isSameContent(draft, published)).toBe(true);
  });

  test.each([
    { ...published, title: "Så!" },
    { ...published, titleEn: "So" },
    { ...published, slug: { _type: "slug", current: "so" } },
    { _id: "a", title: "Så" },
  ])("differ: %j", (draft) => {
    expect(isSameContent(draft, published)).toBe(false);
  });
});

describe("what happens next", () => {
  const now = Date.parse("2026-11-23T08:00:00Z");

  test.each([
    ["publish", true, /shows it at once\. The site shows it after the next "npm run build"\.$/],
    [
      "unpublish",
      true,
      /^The preview goes on showing it, as a draft\. It is gone from the site after/,
    ],
    ["delete", true, /gone from the preview at once, and from the site after the next "npm/],
    ["publish", false, /host builds the site now\. The page is live when that is done, in some/],
    ["delete", false, /host builds the site now\. The page is gone when that is done/],
  ] as const)("%s, locally: %s", (change, isLocal, told) => {
    expect(nextSteps(change, isLocal, "2026-11-23T07:00:00Z", now)).toMatch(told);
  });

  test.each([true, false])(
    "a post dated in the future waits for its date (locally: %s)",
    (isLocal) => {
      expect(nextSteps("publish", isLocal, "2026-12-24T09:00:00Z", now)).toMatch(
        /after the first build from 24 December 2026.* 10:00 \(Swedish time\) on\.$/,
      );
    },
  );

  test("other operations change nothing on the site", () => {
    expect(["patch", "commit", "publish"].filter(isSiteChange)).toEqual(["publish"]);
  });
});
