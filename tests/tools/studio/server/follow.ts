import type { MutationEvent, SanityClient } from "@sanity/client";

/** Listens to the changes of a content server as the Studio does, from when it is welcomed. */
export async function follow(client: SanityClient, query: string, options: object = {}) {
  const events: MutationEvent[] = [];
  let wake: () => void = () => undefined;
  let stop: () => void = () => undefined;
  const stream = client.listen(query, {}, { events: ["welcome", "mutation"], ...options });
  await new Promise<void>((welcome, reject) => {
    const subscription = stream.subscribe({
      next: (event) => {
        if (event.type === "mutation") events.push(event as MutationEvent);
        else welcome();
        wake();
      },
      error: reject,
    });
    stop = () => subscription.unsubscribe();
  });
  return {
    stop: () => stop(),
    /** Waits for a number of events, and returns all that have come. */
    async next(count: number): Promise<MutationEvent[]> {
      while (events.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return events.splice(0);
    },
  };
}
