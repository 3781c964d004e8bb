import type { CreatePagesArgs, Node, Page } from "gatsby";
import type { Locale } from "../../i18n/locales";
import type { PageContext } from "../../seo/page-context";
import { screenPath } from "../../i18n/routes";
import { isDraftId } from "../../sanity/documents/document-ids";
import { findingsIn } from "../../sanity/documents/finding";
import type { DraftItem, PagePreview } from "../../sanity/documents/page-preview";
import { readDocument } from "../../sanity/documents/read-document";
import type { StoredFields } from "../../sanity/documents/read-text";
import { linkTargets } from "../content/link-targets";
import { localFileOf } from "../content/local-file";
import { siteRedirects } from "../content/site-redirects";

type LocalizedNode = Node & {
  readonly language: Locale;
  readonly title?: string;
  readonly name?: string;
};
type PostNode = Node & { readonly attachments: readonly { readonly key: string | null }[] };
type Draft = DraftItem & { readonly id: string; readonly language: Locale };

const kinds = { BlogPost: "post", Testimonial: "testimonial", TeamMember: "employee" } as const;

/** The screens that show drafts of other types than posts. */
const screenOfKind = { testimonial: "home", employee: "about" } as const;

function draftsOf(args: CreatePagesArgs): Draft[] {
  const { getNodesByType, getNode } = args;
  const hasAsset = (id: string) => localFileOf(id, getNode) !== undefined;
  const context = { hasAsset, ...linkTargets(args, siteRedirects(args).redirects) };
  return Object.entries(kinds).flatMap(([type, kind]) =>
    (getNodesByType(type) as LocalizedNode[]).flatMap((node) => {
      const document = getNode(node.parent ?? "") as (Node & StoredFields) | undefined;
      if (!document || !isDraftId(String(document._id))) return [];
      const { id, language } = node;
      const name = (kind === "post" ? node.title : node.name) ?? "";
      const { findings } = readDocument(kind, document, context);
      return [{ id, language, kind, name, findings: findingsIn(findings, language) }];
    }),
  );
}

/** Adds the drafts in a page's language, and those the page shows, to the context of each preview page. */
export function withPreviewContext(
  args: CreatePagesArgs,
): CreatePagesArgs["actions"]["createPage"] {
  const drafts = draftsOf(args);

  function isShownOn({ path, context = {} }: Page, draft: Draft): boolean {
    if (draft.kind === "post") return context.id === draft.id;
    return path === screenPath(screenOfKind[draft.kind], draft.language);
  }

  /** Returns the keys of the attachments of the post that a page is about. */
  function attachmentKeys({ context = {} }: Page): PagePreview["attachmentKeys"] {
    const post = typeof context.id === "string" ? args.getNode(context.id) : undefined;
    const { attachments } = (post ?? {}) as Partial<PostNode>;
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

  return (page) =>
    args.actions.createPage({
      ...page,
      context: { ...(page.context as object), preview: previewOf(page as Page) },
    });
}
