/** The part of a Netlify Blobs store that leads use. */
export type Blobs = {
  get(key: string, options: { type: "json" }): Promise<unknown>;
  /**
   * Writes a text. With the condition, the package takes any answer of the service for a success, even an
   * error: read what is stored afterwards.
   */
  set(key: string, value: string, condition?: { onlyIfNew: true }): Promise<unknown>;
  delete(key: string): Promise<void>;
  list(options: { prefix: string }): Promise<{ readonly blobs: readonly { key: string }[] }>;
};
