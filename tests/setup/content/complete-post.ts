/** A post as it is stored, which lacks nothing in Swedish. */

export const image = (id: string) => ({ _type: "image", asset: { _ref: id } });

export const text = (words: string, markDefs: readonly object[] = []) => ({
  _type: "block",
  children: [{ _type: "span", text: words }],
  markDefs,
});

export const completePost = {
  title: "Fem",
  slug: { current: "fem" },
  publishedAt: "2026-01-05T08:00:00Z",
  image: image("image-1"),
  imageAltText: "En stol",
  metaDescription: { sv: "Om fem" },
  body: [text("Ord"), { ...image("image-2"), alt: "Ett bord" }],
  attachments: [{ title: "Plan", file: { asset: { _ref: "file-1" } } }],
};
