/** What only a visitor's browser knows. */
import { useCallback, useSyncExternalStore } from "react";

export const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Returns whether a media query matches, and follows it. False until hydration is over. */
export function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => false,
  );
}

const noSubscription = () => () => undefined;

/** Returns whether the page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
