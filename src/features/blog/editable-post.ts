/** A post in a preview: its data with what the query leaves out, so that a click opens its parts. */
import { editAttribute, type EditAttribute } from "../../components/preview/edit-attribute";
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

/** Returns a post with the id of its page's node, and its attachments with their attributes. */
export function editablePost(post: Queries.PostArticleFragment, context: object): EditablePost {
  const { id, preview } = context as { readonly id?: string; readonly preview?: PagePreview };
  const attribute = (index: number, field: string) =>
    editAttribute("post", id, "attachments", { key: preview?.attachmentKeys?.[index], field });
  return {
    ...post,
    id,
    attachments: post.attachments.map((attachment, index) => ({
      ...attachment,
      edit: { title: attribute(index, "title"), file: attribute(index, "file") },
    })),
  };
}
