/** What a click on each text and picture of a preview edits; nothing can be edited on the published site. */
import type { ReactElement } from "react";
import { PostArticle } from "../../../../src/features/blog/post-article";
import { PostCard } from "../../../../src/features/blog/post-card";
import { TeamGrid } from "../../../../src/features/team/team-grid";
import { TestimonialCard } from "../../../../src/features/testimonials/testimonials";
import { editedField } from "../../../setup/content/edited-field";
import { sampleAsset } from "../../../setup/content/sample-picture";
import { renderWithTexts } from "../../../setup/jsdom/render-with-texts";
import { block, image } from "../../components/portable-text/blocks";
import { sampleAttachment, samplePost } from "../blog/sample-posts";

const studio = "https://studio.example";

function preview(isPreview: boolean): void {
  const env = { SITE_PREVIEW: String(isPreview), STUDIO_URL: studio };
  jest.replaceProperty(process, "env", { ...process.env, ...env });
}

/** Renders something, and returns what each of its elements edits, with the element's own text. */
function editedParts(element: ReactElement): [field: string, text: string][] {
  const { container } = renderWithTexts(element, { locale: "en" });
  return [...container.querySelectorAll("[data-sanity]")].map((part) => [
    editedField(part.getAttribute("data-sanity") ?? "", studio),
    part.querySelector(":scope img") ? "(picture)" : part.textContent.replace(/\s+/g, " ").trim(),
  ]);
}

const blocks = [
  block("Intro", { _key: "k1" }),
  block("Heading", { _key: "k2", style: "h2" }),
  block("Smaller", { _key: "k3", style: "h3" }),
  block("Quoted", { _key: "k4", style: "blockquote" }),
  block("First", { _key: "k5", listItem: "bullet", level: 1 }),
  block("Inner", { _key: "k6", listItem: "number", level: 2 }),
  image("image-1", { _key: "k7" }),
  block("No key", { _key: undefined }),
  block("Odd", { _key: "k9", style: "odd" }),
];

const post: Queries.PostArticleFragment = {
  title: "Five signs",
  slug: "five-signs",
  publishedAt: "2025-01-05T08:00:00Z",
  coverAlt: "A chair",
  body: JSON.stringify(blocks),
  readingMinutes: 3,
  cover: sampleAsset("chair"),
  bodyImages: [{ _id: "image-1", ...sampleAsset("window") }],
  // The first has no file yet, so it is not shown.
  attachments: [
    sampleAttachment("Draft", null),
    sampleAttachment("Plan"),
    sampleAttachment("List"),
  ],
};

const testimonial: Queries.TestimonialCardFragment = {
  id: "t:en:title",
  quote: "It helps.",
  name: "Karin",
  title: "Head of HR",
  company: "Nordvik",
  altText: "Karin, smiling",
  portrait: sampleAsset("karin"),
};

const member: Queries.TeamMemberFragment = {
  id: "e:en:",
  name: "Elin",
  role: "Therapist",
  email: "elin@lyhord.example",
  phoneNumber: "+46701740605",
  portrait: sampleAsset("elin"),
};

const parts: [name: string, element: () => ReactElement, edited: [string, string][]][] = [
  [
    "a post's card",
    () => <PostCard post={samplePost("p:en:")} sizes="1px" />,
    [
      ["p post image", "(picture)"],
      ["p post publishedAt", "January 5, 2025"],
      ["p post titleEn", "Title of p:en:"],
    ],
  ],
  [
    "a post",
    () => <PostArticle post={post} id="p:en:" attachmentKeys={["a1", "a2", null]} />,
    [
      ["p post titleEn", "Five signs"],
      ["p post publishedAt", "January 5, 2025"],
      ["p post image", "(picture)"],
      ['p post bodyEn[_key=="k1"]', "Intro"],
      ['p post bodyEn[_key=="k2"]', "Heading"],
      ['p post bodyEn[_key=="k3"]', "Smaller"],
      ['p post bodyEn[_key=="k4"]', "Quoted"],
      ['p post bodyEn[_key=="k5"]', "FirstInner"],
      ['p post bodyEn[_key=="k6"]', "Inner"],
      ['p post bodyEn[_key=="k7"]', "(picture)"],
      ["p post bodyEn", "No key"],
      ['p post bodyEn[_key=="k9"]', "Odd"],
      ['p post attachmentsEn[_key=="a2"].file', expect.stringContaining("Plan")],
      ['p post attachmentsEn[_key=="a2"].title', "Plan"],
      ["p post attachmentsEn", expect.stringContaining("List")],
      ["p post attachmentsEn", "List"],
    ],
  ],
  [
    "a testimonial",
    () => <TestimonialCard testimonial={testimonial} />,
    [
      ["t testimonial quote.en", "It helps."],
      ["t testimonial image", "(picture)"],
      ["t testimonial name", "Karin"],
      // An older document, with one plain text.
      ["t testimonial title", "Head of HR"],
      ["t testimonial company", "Nordvik"],
    ],
  ],
  [
    "a team member",
    () => <TeamGrid members={[member]} />,
    [
      ["e employee image", "(picture)"],
      ["e employee name", "Elin"],
      ["e employee role.en", "Therapist"],
      ["e employee email", "elin@lyhord.example"],
      ["e employee phoneNumber", "+46701740605"],
    ],
  ],
];

test.each(parts)("each part of %s leads to its field", (_name, element, edited) => {
  jest.spyOn(console, "warn").mockImplementation();
  preview(true);
  expect(editedParts(element())).toEqual(edited);
});

test.each(parts)("on the published site, no part of %s does", (_name, element) => {
  jest.spyOn(console, "warn").mockImplementation();
  preview(false);
  expect(editedParts(element())).toEqual([]);
});

test("a testimonial reads the same in a preview", () => {
  preview(true);
  const { container } = renderWithTexts(<TestimonialCard testimonial={testimonial} />);
  expect(container.textContent).toContain("Head of HR, Nordvik");
});
