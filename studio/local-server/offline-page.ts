/** Keeps everything that the Studio's page does on this machine. */

const ownHosts = ["127.0.0.1:*", "localhost:*", "*.localhost:*"];

/** Sources of the page's scripts, styles, pictures, requests and frames. */
const policy = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  ...ownHosts.flatMap((host) => [`http://${host}`, `ws://${host}`]),
].join(" ");

/** Sanity's fonts, and a script for its dashboard, which are on the web. */
const remoteParts = /@font-face\s*\{[^}]*\}|<script src="https:[^>]*><\/script>/g;

/** Vite plugin that removes what the page loads from the web, and lets the browser refuse whatever else would. */
export const offlinePage = {
  name: "offline-page",
  transformIndexHtml: (html: string) =>
    html
      .replace(remoteParts, "")
      .replace("<head>", `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`),
};
