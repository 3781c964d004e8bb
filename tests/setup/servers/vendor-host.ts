/** A vendors' host on this computer: a visitor-tracking script at its path, a small form at any other. */
import { createServer, type Server } from "node:http";
import { findFreePort } from "./free-port";

export type VendorRequest = { readonly path: string; readonly referrer: string | undefined };

/** Where the built site expects its vendors. A browser of the tests finds one file's host there. */
export const vendorAddress = "vendors.localhost:4000";

/** The same as the site names it, without a trailing slash. */
export const vendorOrigin = `http://${vendorAddress}`;

export type VendorHost = {
  /** What `vendorAddress` stands for in this file of tests. */
  readonly place: string;
  /** `vendorOrigin` */
  readonly origin: string;
  /** What was asked for since the last `answer`. */
  readonly requests: readonly VendorRequest[];
  /** Settles when something has been asked for since the last `answer`. */
  asked(): Promise<void>;
  /** Answers from now on, as it does from the start. */
  answer(): Promise<void>;
  /** Takes connections, and never answers. */
  hang(): void;
  /** Takes no connections any more. */
  refuse(): Promise<void>;
};

export const thanksPath = "/thanks";
export const downloadPath = "/guide.pdf";

/**
 * Says where it is, and that its script has run on an origin of its own. Its button for the file hands it
 * out, and that for signing up leads the whole window on once the vendor has answered.
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
/** A further script of the vendor's, which the one at `trackerPath` does not ask for by itself. */
export const furtherPath = "/further.js";

/** Counts its runs, and goes on setting the two cookies that the cookie policy names. */
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
    place: `127.0.0.1:${port}`,
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
