import { sampleAsset } from "../../../setup/content/sample-picture";

export function samplePost(
  name: string,
  values: Partial<Queries.PostCardFragment> = {},
): Queries.PostCardFragment {
  return {
    id: name,
    slug: name,
    title: `Title of ${name}`,
    publishedAt: "2025-01-05T08:00:00Z",
    date: "January 5, 2025",
    coverAlt: `Cover of ${name}`,
    cover: sampleAsset(name),
    ...values,
  };
}

/** Returns the posts of one page of the list: "2-1", "2-2"… for page 2. */
export function samplePage(page: number, count = 9): Queries.PostCardFragment[] {
  return Array.from({ length: count }, (_, index) => samplePost(`${page}-${index + 1}`));
}

export const servedFile = (publicURL: string) => ({
  publicURL,
  ...{ extension: "pdf", size: 84_200, internal: { mediaType: "application/pdf" } },
});

export function sampleAttachment(
  title: string,
  file: Partial<NonNullable<Queries.AttachmentFragment["file"]>> | null = {},
): Queries.AttachmentFragment {
  const complete = {
    originalFilename: "plan.pdf",
    localFile: servedFile("/static/plan.pdf"),
  };
  return { title, file: file && { ...complete, ...file } };
}
