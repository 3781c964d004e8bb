type Written = { readonly modified: boolean };

/** The part of a Netlify Blobs store that leads use. */
export type Blobs = {
  get(key: string, options: { type: "json" }): Promise<unknown>;
  getWithMetadata(
    key: string,
    options: { type: "json" },
  ): Promise<{ readonly data: unknown; readonly etag?: string | undefined } | null>;
  /**
   * Writes a value. With a condition, the package takes any answer of the service but 412 for a success, even
   * an error: where that matters, read what is stored afterwards.
   */
  setJSON(
    key: string,
    value: unknown,
    condition?: { onlyIfNew: true } | { onlyIfMatch: string },
  ): Promise<Written>;
  delete(key: string): Promise<void>;
  /** With `directories`, what is below a folder is named by its first folder only. */
  list(options: { prefix: string; directories?: boolean }): Promise<{
    readonly blobs: readonly { readonly key: string }[];
    readonly directories: readonly string[];
  }>;
};
