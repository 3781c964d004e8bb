/** What only a visitor's browser knows. */
import { useCallback, useSyncExternalStore, type RefObject } from "react";

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

/** Returns the number that a custom property of an element is. */
export function cssNumber(element: Element | null, property: `--${string}`): number {
  return element ? Number(getComputedStyle(element).getPropertyValue(property)) : 0;
}

function onResize(onChange: () => void) {
  addEventListener("resize", onChange);
  return () => removeEventListener("resize", onChange);
}

/** Returns the number that a custom property of a mounted element is, and follows it as the window's size changes. */
export function useCssNumber(ref: RefObject<Element | null>, property: `--${string}`): number {
  return useSyncExternalStore(onResize, () => cssNumber(ref.current, property));
}

/** Returns the query of the page's URL. Empty until hydration is over. */
export function useUrlQuery(): string {
  return useSyncExternalStore(
    noSubscription,
    () => window.location.search,
    () => "",
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
