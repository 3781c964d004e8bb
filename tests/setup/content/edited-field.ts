import { decodeSanityNodeData } from "@sanity/visual-editing-csm";

/** Makes the site a preview with a Studio, until the test ends. */
export function previewWith(studioUrl: string): void {
  const env = { ...process.env, SITE_PREVIEW: "true", STUDIO_URL: studioUrl };
  jest.replaceProperty(process, "env", env);
}

/**
 * Decodes an attribute `data-sanity` as Sanity's overlays do.
 *
 * @returns document, type and Sanity's path: `post-1 post title`, `t testimonial quote.sv`.
 * @throws Error if they would ignore it, or if it leads to another Studio or to what is published.
 */
export function editedField(attribute: string, studioUrl: string): string {
  const node = decodeSanityNodeData(attribute);
  if (!node || !("path" in node)) throw new Error(`Not an edited field: ${attribute}`);
  if (node.baseUrl !== studioUrl) throw new Error(`${attribute} leads to ${node.baseUrl}.`);
  if (node.perspective !== "drafts") throw new Error(`${attribute} opens what is published.`);
  return `${node.id} ${node.type ?? ""} ${node.path}`;
}
