/** Signs in to the local content server, which knows one user and no passwords. */
import { createClient } from "@sanity/client";
import { defer, map, shareReplay } from "rxjs";
import type { AuthStore, CurrentUser } from "sanity";
import { localUser } from "../local-user";
import { apiVersion } from "../schema-types/api-version";
import type { StudioSettings } from "../settings";

const currentUser: CurrentUser = { ...localUser, email: "", role: "administrator" };

/**
 * Returns the store that signs everybody in as the user "Editor".
 *
 * @param origin of the local content server.
 */
export function localSignIn({ projectId, dataset }: StudioSettings, origin: string): AuthStore {
  const client = createClient({
    projectId,
    dataset,
    apiHost: origin,
    // Pictures are never below the project's name, so requests are not, either.
    useProjectHostname: false,
    useCdn: false,
    withCredentials: true,
    apiVersion,
    perspective: "raw",
    requestTagPrefix: "sanity.studio",
  });
  // Streams and sockets open as soon as somebody is signed in.
  const state = defer(() => {
    // Sanity's commands have no browser; Node 20 has no such sockets.
    if ("WebSocket" in globalThis) silencePresence(origin);
    return spreadStreams(origin);
  }).pipe(
    map(() => ({ authenticated: true, client, currentUser })),
    shareReplay(1),
  );
  return { state };
}

/**
 * Sanity says who else is in the Studio on a WebSocket, which the local content server does not have: the Studio
 * would try it again and again. It gets one that never opens.
 */
function silencePresence(origin: string): void {
  const presence = origin.replace("http", "ws");
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct: (Socket, [url, protocols]: ConstructorParameters<typeof WebSocket>) =>
      String(url).startsWith(`${presence}/`)
        ? { close: () => undefined }
        : new Socket(url, protocols),
  });
}

/**
 * Gives each event stream of the local content server a host name of its own. A browser opens six connections
 * to a host over HTTP/1.1, counting all windows, and a single window of the Studio keeps five to ten streams
 * open: the next request would wait for ever. Every name below `localhost` is this machine.
 *
 * Where such names are unknown (Safari before version 26), streams stay at the server's address.
 *
 * @param origin of the local content server.
 */
async function spreadStreams(origin: string): Promise<void> {
  const withName = (url: string) => {
    const named = new URL(url);
    named.hostname = `${crypto.randomUUID()}.localhost`;
    return named;
  };
  try {
    await fetch(withName(`${origin}/v1/ping`));
  } catch {
    return;
  }
  globalThis.EventSource = class extends EventSource {
    constructor(url: string | URL, options?: EventSourceInit) {
      super(String(url).startsWith(`${origin}/`) ? withName(String(url)) : url, options);
    }
  };
}
