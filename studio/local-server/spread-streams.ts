/** Keeps the Studio's event streams from using up the browser's connections. */

/**
 * Gives each event stream of the local content server a host name of its own. A browser opens six connections
 * to a host over HTTP/1.1, counting all windows, and a single window of the Studio keeps five to ten streams
 * open: the next request would wait for ever. Every name below `localhost` is this machine.
 *
 * Where such names are unknown (Safari before version 26), streams stay at the server's address.
 *
 * @param origin of the local content server.
 */
export async function spreadStreams(origin: string): Promise<void> {
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
