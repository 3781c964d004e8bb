import { useEffect, type RefObject } from "react";

/** A press that moved further than this was a swipe, in CSS pixels; react-slick's own measure. */
const clickTolerance = 10;

/**
 * What react-slick leaves to its surroundings:
 * - a swipe with the mouse does not end as a click on a link, nor as a dragged link or picture;
 * - a swipe with a finger is no scrolling. Where the browser believes it is, it reports an error for
 *   react-slick's attempt to cancel the end of it.
 */
export function useGestures(ref: RefObject<HTMLElement | null>): void {
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
        // Keys click too, without a place and with a detail of 0.
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
