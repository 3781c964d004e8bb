/** The icons of the site's forms (Lucide), without React. */
import { html } from "hono/html";

function icon(shapes: ReturnType<typeof html>) {
  return html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${shapes}</svg>`;
}

export const checkIcon = icon(html`<path d="M20 6 9 17l-5-5" />`);

export const errorIcon = icon(html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4m0 4h.01" />`);
