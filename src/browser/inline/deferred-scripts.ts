/**
 * Starts the site's scripts once the page has been painted and has loaded: until then styles, font and
 * image have the connection to themselves. Inlined at the end of every page, which works without the
 * scripts for as long (decision 0013), but for some buttons: the last one clicked is kept for React
 * (`concurrent-hydration.ts`), and the first interaction for what waits for it (`when-near.ts`).
 *
 * Why: Gatsby's scripts start while the page loads.
 */
import { trustedTypesPolicies } from "../../config/trusted-types";

/** URLs of the scripts, written here by the build. */
declare const SCRIPT_URLS: readonly string[];

/** Milliseconds until the scripts start in any case: a window in the background is never painted. */
const maxDelay = 3_000;

let policy = { createScriptURL: (url: string) => url };
const { trustedTypes } = window;
if (trustedTypes) policy = trustedTypes.createPolicy(trustedTypesPolicies.start, policy);

const urls = [...SCRIPT_URLS];

function start(): void {
  for (const url of urls.splice(0)) {
    const script = document.createElement("script");
    script.src = policy.createScriptURL(url);
    document.head.appendChild(script);
  }
}

setTimeout(start, maxDelay);

window.onclick = ({ target }) => {
  window.earlyClick = (target as Element).closest("button");
};

// A form that the browser posts must not be sent by React as well. Without a connection, the browser's error page
// would take the form's place, and what was typed in it: then the click is kept. A search, which has no button, is
// answered by React alone.
window.onsubmit = (event) => {
  if (event.defaultPrevented) return;
  const button = event.submitter as HTMLButtonElement | null;
  if (button && navigator.onLine) {
    window.earlyClick = null;
    return;
  }
  event.preventDefault();
  button?.setCustomValidity(button.dataset.offline ?? "");
  button?.reportValidity();
};

// Not pointermove: browsers send one, unmoved, to a page that loads below the pointer.
window.firstInteraction = new Promise((resolve) => {
  for (const type of ["scroll", "pointerdown", "keydown", "touchstart"]) {
    addEventListener(type, resolve, { once: true, passive: true, capture: true });
  }
});

new PerformanceObserver(() => {
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}).observe({ type: "paint", buffered: true });
