/** A fake server for the vendors: a visitor-tracking script at one path, a small form at any other. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

type VendorRequest = { readonly path: string; readonly referrer: string | undefined };

/** Host and port of the vendors in the built site. Browsers of the tests map them to a fake server. */
export const vendorAuthority = "vendors.localhost:4000";

export const vendorOrigin = `http://${vendorAuthority}`;

export type VendorHost = ReturnType<typeof vendorHost>;

export const thanksPath = "/thanks";
export const downloadPath = "/guide.pdf";

/**
 * Shows its path, and the origin that its script runs on. One link downloads a file; signing up navigates the
 * top window once the vendor has responded.
 */
function form(path: string): string {
  return `<!doctype html><html lang="en"><title>Form</title><h1>Form at ${path}</h1>
<form><label>Name <input name="name"></label><button>Sign up</button></form>
<a href="${downloadPath}" download>Get the file</a>
<script>
document.body.append(\`Running at \${self.origin}\`); localStorage.getItem("x");
document.forms[0].addEventListener("submit", async (event) => {
  event.preventDefault();
  await fetch("${signUpPath}", { method: "POST" });
  top.location = "${thanksPath}";
});
</script>`;
}

const signUpPath = "/sign-up";

export const trackerPath = "/visit.js";
/** Another script of the vendor, which the one at `trackerPath` does not load. */
export const furtherPath = "/further.js";

/** Counts its runs, and keeps setting the two cookies in the cookie policy. */
const tracker = `window.trackerRuns = (window.trackerRuns ?? 0) + 1;
const track = () => {
  document.cookie = "visitor_session=1; Path=/; Max-Age=7200";
  document.cookie = "visitor_tracker=2; Path=/; Max-Age=63072000";
};
track();
setInterval(track, 50);`;

const files: Readonly<Record<string, [type: string, body: string]>> = {
  [trackerPath]: ["text/javascript", tracker],
  [furtherPath]: ["text/javascript", "window.furtherRuns = true;"],
  [downloadPath]: ["application/pdf", "%PDF-1.7"],
};

/** Returns a host that responds from the first `answer` on. */
export function vendorHost() {
  let port = 0;
  const requests: VendorRequest[] = [];
  let isHanging = false;
  let server: Server | undefined;

  const host = {
    /** What `vendorAuthority` is mapped to in this test file. */
    get target() {
      return `127.0.0.1:${port}`;
    },
    origin: vendorOrigin,
    requests,
    async answer(): Promise<void> {
      await host.refuse();
      isHanging = false;
      requests.length = 0;
      server = createServer((request, response) => {
        const path = request.url ?? "";
        requests.push({ path, referrer: request.headers.referer });
        if (isHanging) return;
        const [type, body] = files[path] ?? ["text/html", form(path)];
        response.setHeader("Content-Type", type).end(body);
      });
      await once(server.listen(port, "127.0.0.1"), "listening");
      port = (server.address() as AddressInfo).port;
    },
    hang(): Promise<void> {
      isHanging = true;
      return Promise.resolve();
    },
    async refuse(): Promise<void> {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = once(closing, "close");
      closing.close();
      closing.closeAllConnections();
      await closed;
    },
  };
  return host;
}
