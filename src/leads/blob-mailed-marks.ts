/**
 * Blobs that say that an address was mailed on a day: `mailed/<day>/<hash>`, with the name of the lead that was first;
 * empty where that one is erased. Of one that is held back: `mailed/<day>/held-<hash>`.
 */
import type { Store } from "@netlify/blobs";
import { sha256 } from "./digest";
import { comparableEmail, dayOf, type Confirmation, type Lead } from "./lead-store";

const confirmed: readonly Confirmation[] = ["thanks", "link"];

const held = "held-";

const hashOf = (confirmation: Confirmation, email: string | undefined) =>
  sha256(`${confirmation} ${comparableEmail(email)}`);

export function mailedMarks(blobs: Store) {
  return {
    /**
     * Returns whether a lead is the first of its address on its day with its kind of confirmation. One that is held
     * back is first among those: it has not been mailed.
     */
    async isFirstOfDay(
      { confirmation, fields, receivedAt }: Lead,
      name: string,
      isHeld: boolean,
    ): Promise<boolean> {
      const folder = `mailed/${dayOf(receivedAt)}`;
      const hash = await hashOf(confirmation, fields.email);
      const mailed = `${folder}/${hash}`;
      if (isHeld && (await blobs.getMetadata(mailed)) !== null) return false;
      const mark = isHeld ? `${folder}/${held}${hash}` : mailed;
      await blobs.set(mark, name, { onlyIfNew: true });
      return (await blobs.get(mark, { type: "text" })) === name;
    },

    /** Says that an address was mailed on the day of a lead, so that no further one of that day is the first. */
    async close({ confirmation, fields, receivedAt }: Lead): Promise<void> {
      if (confirmation === "none") return;
      await blobs.set(
        `mailed/${dayOf(receivedAt)}/${await hashOf(confirmation, fields.email)}`,
        "",
      );
    },

    /** Forgets the first lead of an address and a day that was held back: it is erased, and nobody was mailed. */
    async forgetHeld({ confirmation, fields, receivedAt }: Lead): Promise<void> {
      const hash = await hashOf(confirmation, fields.email);
      await blobs.delete(`mailed/${dayOf(receivedAt)}/${held}${hash}`);
    },

    /** Returns the names of an address's blobs. */
    async of(email: string): Promise<string[]> {
      const hashes = await Promise.all(confirmed.map((each) => hashOf(each, email)));
      const mailed = await blobs.list({ prefix: "mailed/" });
      return mailed.blobs
        .map(({ key }) => key)
        .filter((key) => hashes.includes(key.split("/")[2]?.replace(held, "") ?? ""));
    },
  };
}
