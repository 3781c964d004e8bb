import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { trustedTypesPolicies } from "../../config/trusted-types";

/** Where Gatsby writes what it would put at the end of every page: two scripts and addresses of more. */
const gatsbyScripts = "_gatsby/slices/_gatsby-scripts-1.html";

/** Milliseconds after which the scripts start in any case: in a window nobody sees, nothing is painted. */
const latest = 3_000;

/**
 * The only script at the end of a page. It starts the others once the page has been painted and what its
 * first screen needs has come: until then styles, font and picture have the line to themselves. All
 * works without the scripts for as long (decision 0013), but for some buttons: the one that was pressed
 * last is kept for when React is there (`concurrent-hydration.ts`).
 *
 * @param publicDirectory with the scripts that Gatsby has built.
 * @throws Error when Gatsby has written something else than its two scripts and their addresses.
 */
export async function startScripts(publicDirectory: string): Promise<string> {
  const html = await readFile(join(publicDirectory, gatsbyScripts), "utf8");
  const elements = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const texts = elements.map(([, , text = ""]) => text.trim()).filter((text) => text !== "");
  const addresses = elements.flatMap(([, attributes = ""]) => {
    const address = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
    return address ? [address] : [];
  });
  if (texts.length !== 2 || addresses.length === 0) {
    throw new Error(`Gatsby writes its scripts differently: ${gatsbyScripts}\n${html}`);
  }
  return [...texts, start(addresses)].join("");
}

function start(addresses: readonly string[]): string {
  return `(function () {
    var policy = { createScriptURL: function (address) { return address; } };
    if (window.trustedTypes) policy = trustedTypes.createPolicy("${trustedTypesPolicies.start}", policy);
    var addresses = ${JSON.stringify(addresses)};
    function start() {
      addresses.splice(0).forEach(function (address) {
        var script = document.createElement("script");
        script.src = policy.createScriptURL(address);
        document.head.appendChild(script);
      });
    }
    setTimeout(start, ${latest});
    onclick = function (event) { window.earlyClick = event.target.closest("button"); };
    new PerformanceObserver(function () {
      if (document.readyState === "complete") start();
      else addEventListener("load", start);
    }).observe({ type: "paint", buffered: true });
  })();`.replace(/\n\s*/g, " ");
}
