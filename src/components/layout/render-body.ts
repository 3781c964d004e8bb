import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** How React begins a part that it leaves to the browser, because of an error in it. */
const leftOut = "<!--$!-->";

/**
 * A page's HTML. Not by React 18's stream, which Gatsby would use: it writes a NUL byte where a letter
 * such as å meets the end of its buffer.
 *
 * @throws Error when a component does; within `Suspense`, too, where React would publish an empty place.
 */
export function renderBody(body: ReactNode): string {
  const html = renderToString(body);
  if (html.includes(leftOut)) {
    throw new Error(
      "A part of this page failed and would be empty. " +
        "Take away the Suspense around it for a moment, and the build shows the error itself.",
    );
  }
  return html;
}
