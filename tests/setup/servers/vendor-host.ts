/** A fake server for the vendors: a visitor-tracking script at one path, a small form at any other. */
import { createServer, type Server } from "node:http";
import { findFreePort } from "./free-port";

type VendorRequest = { readonly path: string; readonly referrer: string | undefined };

/** Host and port of the vendors in the built site. Browsers of the tests map them to a fake server. */
export const vendorAuthority = "vendors.localhost:4000";

/** Without a trailing slash. */
export const vendorOrigin = `http://${vendorAuthority}`;

export type VendorHost = {
  /** What `vendorAuthority` is mapped to in this test file. */
  readonly target: string;
  /** `vendorOrigin` */
  readonly origin: string;
  /** Requests since the last `answer`. */
  readonly requests: readonly VendorRequest[];
  /** Resolves at the first request since the last `answer`. */
  asked(): Promise<void>;
  /** Responds from now on, as it does initially. */
  answer(): Promise<void>;
  /** Accepts connections, but never responds. */
  hang(): void;
  /** Refuses connections from now on. */
  refuse(): Promise<void>;
};

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

export async function startVendorHost(): Promise<VendorHost> {
  const port = await findFreePort();
  const requests: VendorRequest[] = [];
  let isHanging = false;
  let server: Server | undefined;
  let settleAsked = (): void => undefined;
  let asked = Promise.resolve();

  const host: VendorHost = {
    target: `127.0.0.1:${port}`,
    origin: vendorOrigin,
    requests,
    asked: () => asked,
    async answer() {
      await host.refuse();
      isHanging = false;
      requests.length = 0;
      asked = new Promise((resolve) => (settleAsked = resolve));
      server = createServer((request, response) => {
        const path = request.url ?? "";
        requests.push({ path, referrer: request.headers.referer });
        settleAsked();
        if (isHanging) return;
        if (path === trackerPath)
          response.setHeader("Content-Type", "text/javascript").end(tracker);
        else if (path === furtherPath)
          response.setHeader("Content-Type", "text/javascript").end("window.furtherRuns = true;");
        else if (path === downloadPath)
          response.setHeader("Content-Type", "application/pdf").end("%PDF-1.7");
        else response.setHeader("Content-Type", "text/html").end(form(path));
      });
      await new Promise<void>((resolve, reject) => {
        server?.once("error", reject).listen({ port, host: "127.0.0.1" }, resolve);
      });
    },
    hang() {
      isHanging = true;
    },
    async refuse() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = new Promise((resolve) => closing.close(resolve));
      closing.closeAllConnections();
      await closed;
    },
  };
  await host.answer();
  return host;
}
