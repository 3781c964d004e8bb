import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { openStream, type Send } from "../../src/sanity/embedded/event-stream";

/** Clients that only ask to be told that something has changed, as Sanity's Live Content API does. */
export class LiveEvents {
  private readonly all = new Set<Send>();

  add(context: Context): Response {
    return openStream(context, { id: randomUUID() }, (send) => {
      this.all.add(send);
      return () => this.all.delete(send);
    });
  }

  notify(): void {
    const id = randomUUID();
    for (const send of this.all) send("message", { id, tags: ["s1:any"] }, id);
  }
}
