import {
  isDraftId,
  isPublishedId,
  isVisible,
  publishedId,
} from "../../../../src/sanity/documents/document-ids";

test.each([
  ["post-1", { draft: false, published: "post-1", site: true, preview: true }],
  ["drafts.post-1", { draft: true, published: "post-1", site: false, preview: true }],
  [
    "versions.r1.post-1",
    { draft: false, published: "versions.r1.post-1", site: false, preview: false },
  ],
  ["secret.note", { draft: false, published: "secret.note", site: false, preview: true }],
  ["drafts", { draft: false, published: "drafts", site: true, preview: true }],
])("%s", (id, { draft, published, site, preview }) => {
  expect(isDraftId(id)).toBe(draft);
  expect(publishedId(id)).toBe(published);
  expect(isPublishedId(id)).toBe(site);
  expect(isVisible(id, false)).toBe(site);
  expect(isVisible(id, true)).toBe(preview);
});
