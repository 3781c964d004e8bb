import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { openStream, sendEvent } from "./event-stream";

/** Clients that only ask to be told that something has changed, as Sanity's Live Content API does. */
export class LiveEvents {
  private readonly all = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    openStream(response, { id: randomUUID() }, () => this.all.delete(response));
    this.all.add(response);
  }

  notify(): void {
    const id = randomUUID();
    for (const response of this.all) {
      sendEvent(response, "message", { id, tags: ["s1:any"] }, id);
    }
  }
}
