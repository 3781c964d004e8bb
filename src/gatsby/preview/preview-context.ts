import type { CreatePagesArgs, Node, Page } from "gatsby";
import type { Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import { screenPath } from "../../i18n/routes";
import { isDraftId } from "../../sanity/documents/document-ids";
import { findingsIn, type FindingText } from "../../sanity/documents/finding";
import type { DraftItem, PagePreview } from "../../sanity/documents/page-preview";
import { assetIdsIn, type Downloads } from "../content/download-assets";
import type { DocumentFacts } from "../content/read-documents";

type LocalizedNode = Node & {
  readonly language: Locale;
  readonly title?: string;
  readonly name?: string;
};
type WithAttachments = { readonly attachments: readonly { readonly key: string | null }[] };
type Draft = DraftItem & { readonly id: string; readonly language: Locale };

const kinds = { BlogPost: "post", Testimonial: "testimonial", TeamMember: "employee" } as const;

/** The screens that show drafts of other types than posts. */
const screenOfKind = { testimonial: "home", employee: "about" } as const;

/** What a draft does without: files that are in the dataset, but could not be downloaded. */
function missingFiles(node: Node, failed: Downloads["failed"]): FindingText[] {
  const ids = assetIdsIn(node).filter((id) => failed.has(id));
  const keys = ids.map((id) => (id.startsWith("image-") ? "imageGone" : "attachment"));
  return [...new Set(keys)].map((key) => ({ key }));
}

function draftsOf(
  { getNodesByType }: CreatePagesArgs,
  documents: readonly DocumentFacts[],
  failed: Downloads["failed"],
): Draft[] {
  const byNode = new Map(documents.map((each) => [each.document.id, each]));
  return Object.entries(kinds).flatMap(([type, kind]) =>
    (getNodesByType(type) as LocalizedNode[]).flatMap((node) => {
      const { document, findings } = byNode.get(node.parent ?? "") ?? {};
      if (!document || !findings || !isDraftId(document._id)) return [];
      const { id, language } = node;
      const name = (kind === "post" ? node.title : node.name) ?? "";
      const found = [...findingsIn(findings, language), ...missingFiles(node, failed)];
      return [{ id, language, kind, name, findings: found }];
    }),
  );
}

/**
 * Adds the drafts in a page's language, and those the page shows, to the context of each page that is created.
 *
 * @param documents as they were read.
 * @param failed ids of the pictures and files that could not be downloaded.
 */
export function withPreviewContext(
  args: CreatePagesArgs,
  documents: readonly DocumentFacts[],
  failed: Downloads["failed"],
): CreatePagesArgs {
  const { createPage } = args.actions;
  const drafts = draftsOf(args, documents, failed);

  function isShownOn({ path, context = {} }: Page, draft: Draft): boolean {
    if (draft.kind === "post") return context.id === draft.id;
    return path === screenPath(screenOfKind[draft.kind], draft.language);
  }

  /** Returns the keys of the attachments of the post that a page is about. */
  function attachmentKeys({ context = {} }: Page): PagePreview["attachmentKeys"] {
    const post = typeof context.id === "string" ? args.getNode(context.id) : undefined;
    const { attachments } = (post ?? {}) as Partial<WithAttachments>;
    return attachments?.map(({ key }) => key);
  }

  function previewOf(page: Page): PagePreview {
    const { language } = page.context as unknown as PageContext;
    const keys = attachmentKeys(page);
    const inLanguage = drafts.filter((draft) => draft.language === language);
    return {
      drafts: inLanguage.map(({ id }) => id),
      items: inLanguage
        .filter((draft) => isShownOn(page, draft))
        .map(({ kind, name, findings }) => ({ kind, name, findings })),
      ...(keys && keys.length > 0 && { attachmentKeys: keys }),
    };
  }

  const withContext: typeof createPage = (page) =>
    createPage({
      ...page,
      context: { ...(page.context as object), preview: previewOf(page as Page) },
    });
  return { ...args, actions: { ...args.actions, createPage: withContext } };
}
