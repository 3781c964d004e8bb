import { useSyncExternalStore, type ComponentType } from "react";

type Shown = { readonly Skeleton: ComponentType; readonly url: string };

let shown: Shown | undefined;
const listeners = new Set<() => void>();

function change(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows the skeleton of a page that is loading, in place of the contents of the page being left. The URL is the
 * coming page's at once: Back returns to the page being left, a reload asks for the coming one.
 *
 * The history entry has a key, as Gatsby's router gives one to each, so that the scroll position of the page being
 * left is not overwritten.
 */
export function showSkeleton(Skeleton: ComponentType, url: string): void {
  const entry = { key: String(Date.now()) };
  if (shown) window.history.replaceState(entry, "", url);
  else window.history.pushState(entry, "", url);
  change({ Skeleton, url });
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Shows the current page's contents again. */
export function hideSkeleton(): void {
  if (shown) change(undefined);
}

/** Returns the URL of the page whose skeleton is shown. */
export function skeletonUrl(): string | undefined {
  return shown?.url;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the skeleton to show in place of the page's contents. */
export function useSkeleton(): ComponentType | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown?.Skeleton,
    () => undefined,
  );
}
