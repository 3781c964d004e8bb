import type { Node } from "gatsby";

/** The `File` node of a downloaded asset; undefined if the asset or its file is missing. */
export function localFileOf(
  assetId: string | null | undefined,
  getNode: (id: string) => Node | null | undefined,
): Node | undefined {
  const asset = assetId ? getNode(assetId) : undefined;
  const { localFile } = (asset?.fields ?? {}) as { readonly localFile?: string };
  return (localFile && getNode(localFile)) || undefined;
}
