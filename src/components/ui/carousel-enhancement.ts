import { useEffect, useState, type RefObject } from "react";
import { readPosition, type Position } from "./carousel-position";
import type { SlickCarousel } from "./carousel-slick";
import { onFirstInteraction } from "./first-interaction";

/** What takes the plain list's place. */
type Enhancement = { readonly Slick: typeof SlickCarousel; readonly place: Position };

/** How far below the window the loading starts, so that it is over when the slides are seen. */
const margin = "200px";

/** A list that has not moved for this long has come to rest, in milliseconds. */
const restTime = 150;

/**
 * Loads the real carousel when the list comes near the screen, or is touched or focused; on a large
 * screen, where it is near from the start, not before the visitor's first sign of life.
 *
 * @returns Nothing as long as the plain list has to do; `"failed"` when it has to for good.
 */
export function useEnhancement(
  listRef: RefObject<HTMLElement | null>,
  isWanted: boolean,
): Enhancement | "failed" | undefined {
  const [enhancement, setEnhancement] = useState<Enhancement | "failed">();

  useEffect(() => {
    const list = listRef.current;
    if (!list || !isWanted) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const untilAtRest = watchMotion(list, signal);
    let isLoading = false;

    async function enhance(element: HTMLElement): Promise<void> {
      if (isLoading) return;
      isLoading = true;
      observer.disconnect();
      try {
        const { SlickCarousel: Slick } = await import("./carousel-slick");
        await untilAtRest();
        if (!signal.aborted) setEnhancement({ Slick, place: readPosition(element) });
      } catch {
        // The list stays and scrolls without it, so there is nothing to tell a visitor.
        if (!signal.aborted) setEnhancement("failed");
      }
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void enhance(list);
      },
      { rootMargin: margin },
    );
    onFirstInteraction(() => observer.observe(list), signal);
    for (const type of ["pointerdown", "focusin"]) {
      list.addEventListener(type, () => void enhance(list), { once: true, signal });
    }
    return () => {
      observer.disconnect();
      unmount.abort();
    };
  }, [listRef, isWanted]);

  return enhancement;
}

/**
 * Tells when nobody holds the list and it does not scroll: replaced under a finger, it would leave
 * the gesture without an end and the press without a click.
 */
function watchMotion(list: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let isHeld = false;
  let stirredAt = -Infinity;

  function hold(): void {
    isHeld = true;
  }
  function stir(): void {
    stirredAt = performance.now();
  }
  function release(): void {
    isHeld = false;
    stir();
  }

  const options = { passive: true, signal };
  for (const type of ["touchstart", "mousedown"]) list.addEventListener(type, hold, options);
  for (const type of ["touchend", "touchcancel", "mouseup", "dragend"]) {
    window.addEventListener(type, release, options);
  }
  list.addEventListener("scroll", stir, options);

  return async () => {
    while (!signal.aborted && (isHeld || performance.now() - stirredAt < restTime)) {
      await new Promise((resolve) => setTimeout(resolve, restTime));
    }
  };
}
