/**
 * Loads the app to try, with its texts and styles.
 *
 * @throws Error when a chunk cannot be loaded; the next call retries.
 */
export const loadTrial = () => import("./trial");

export type LoadedTrial = Awaited<ReturnType<typeof loadTrial>>;
