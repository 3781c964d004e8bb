/** A post in a preview: its data with what the query leaves out, so that a click opens its parts. */
import { edit, type EditAttribute } from "../../components/preview/edit-attribute";
import type { PagePreview } from "../../sanity/documents/page-preview";

type Attachment = Queries.AttachmentFragment & {
  /** Attributes of the elements that show its title and its file. */
  readonly edit?: Readonly<Record<"title" | "file", EditAttribute>>;
};

/** A post, with the id of its node in a preview. */
export type EditablePost = Omit<Queries.PostArticleFragment, "attachments"> & {
  readonly id?: string | undefined;
  readonly attachments: readonly Attachment[];
};

/** Returns a post with what a preview adds: the id of its page's node, and its attachments' attributes. */
export function editablePost(post: Queries.PostArticleFragment, context: object): EditablePost {
  if (process.env.SITE_PREVIEW !== "true") return post;
  const { id, preview } = context as { readonly id?: string; readonly preview?: PagePreview };
  const attribute = (index: number, field: string) =>
    edit("post", id, "attachments", { key: preview?.attachmentKeys?.[index], field });
  return {
    ...post,
    id,
    attachments: post.attachments.map((attachment, index) => ({
      ...attachment,
      edit: { title: attribute(index, "title"), file: attribute(index, "file") },
    })),
  };
}
