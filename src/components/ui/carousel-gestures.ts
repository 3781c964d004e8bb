import { useEffect, type RefObject } from "react";

/** A press that moves further than this many CSS pixels is a swipe; same as in react-slick. */
const clickTolerance = 10;

/**
 * Handles what react-slick does not:
 * - a mouse swipe must not end as a click on a link, or drag a link or image;
 * - a touch swipe must not scroll the page. If the browser starts scrolling, react-slick's attempt to
 *   cancel `touchend` logs an error.
 */
export function useCarouselGestures(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    let start = { clientX: 0, clientY: 0 };

    function movedBy(point: typeof start): { x: number; y: number } {
      return {
        x: Math.abs(point.clientX - start.clientX),
        y: Math.abs(point.clientY - start.clientY),
      };
    }

    element.addEventListener("mousedown", (event) => (start = event), { capture: true, signal });
    element.addEventListener(
      "click",
      (event) => {
        // Clicks by keyboard have no position and a detail of 0.
        if (event.detail > 0 && movedBy(event).x > clickTolerance) event.preventDefault();
      },
      { capture: true, signal },
    );
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });

    element.addEventListener("touchstart", ({ touches: [touch] }) => touch && (start = touch), {
      passive: true,
      signal,
    });
    element.addEventListener(
      "touchmove",
      (event) => {
        const [touch, second] = event.touches;
        if (!touch || second || !event.cancelable) return;
        const { x, y } = movedBy(touch);
        if (x > y) event.preventDefault();
      },
      { passive: false, signal },
    );
    return () => unmount.abort();
  }, [ref]);
}
