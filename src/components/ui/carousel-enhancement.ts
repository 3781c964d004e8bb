import { useEffect, useState, type RefObject } from "react";
import { readPosition, type CarouselPosition } from "./carousel-position";
import type { SlickCarousel } from "./carousel-slick";
import { whenNear } from "./when-near";

/** Replacement for the plain list. */
type Enhancement = { readonly Slick: typeof SlickCarousel; readonly position: CarouselPosition };

/** Milliseconds without motion after which the list counts as idle. */
const idleTime = 150;

/**
 * Loads the carousel when the list nears the viewport, or is touched or focused.
 *
 * @returns undefined while the plain list is shown; `"failed"` when it stays for good.
 */
export function useCarouselEnhancement(
  listRef: RefObject<HTMLElement | null>,
  isWanted: boolean,
): Enhancement | "failed" | undefined {
  const [enhancement, setEnhancement] = useState<Enhancement | "failed">();

  useEffect(() => {
    const list = listRef.current;
    if (!list || !isWanted) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const untilIdle = trackMotion(list, signal);
    let isLoading = false;

    async function enhance(element: HTMLElement): Promise<void> {
      if (isLoading) return;
      isLoading = true;
      try {
        const { SlickCarousel: Slick } = await import("./carousel-slick");
        await untilIdle();
        if (!signal.aborted) setEnhancement({ Slick, position: readPosition(element) });
      } catch {
        // The list still scrolls, so the visitor need not know.
        if (!signal.aborted) setEnhancement("failed");
      }
    }

    void whenNear(list, () => void enhance(list), signal);
    for (const type of ["pointerdown", "focusin"]) {
      list.addEventListener(type, () => void enhance(list), { once: true, signal });
    }
    return () => unmount.abort();
  }, [listRef, isWanted]);

  return enhancement;
}

/**
 * Returns a function that waits until the list is neither pressed nor scrolling: replacing it under a
 * finger would leave the gesture without an end and the press without a click.
 */
function trackMotion(list: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let isHeld = false;
  let lastMotionAt = -Infinity;

  function onPress(): void {
    isHeld = true;
  }
  function onMotion(): void {
    lastMotionAt = performance.now();
  }
  function onRelease(): void {
    isHeld = false;
    onMotion();
  }

  const options = { passive: true, signal };
  for (const type of ["touchstart", "mousedown"]) list.addEventListener(type, onPress, options);
  for (const type of ["touchend", "touchcancel", "mouseup", "dragend"]) {
    window.addEventListener(type, onRelease, options);
  }
  list.addEventListener("scroll", onMotion, options);

  return async () => {
    while (!signal.aborted && (isHeld || performance.now() - lastMotionAt < idleTime)) {
      await new Promise((resolve) => setTimeout(resolve, idleTime));
    }
  };
}
