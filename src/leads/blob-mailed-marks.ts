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

/** Returns the names of the two blobs of a lead's address and kind of confirmation, on the day of a time. */
async function marksOf({ confirmation, fields }: Lead, time: string) {
  const folder = `mailed/${dayOf(time)}`;
  const hash = await hashOf(confirmation, fields.email);
  return { mailed: `${folder}/${hash}`, heldBack: `${folder}/${held}${hash}` };
}

export function mailedMarks(blobs: Store) {
  /** Writes a mark unless there is one. @returns whether it names this lead. */
  async function isOwn(mark: string, name: string): Promise<boolean> {
    await blobs.set(mark, name, { onlyIfNew: true });
    return (await blobs.get(mark, { type: "text" })) === name;
  }

  return {
    /**
     * Returns whether a lead is the first of its address on the day of a time with its kind of confirmation, and is to be
     * mailed.
     */
    async isFirstOfDay(lead: Lead, name: string, time = lead.receivedAt): Promise<boolean> {
      return await isOwn((await marksOf(lead, time)).mailed, name);
    },

    /** Returns the same of a lead that is held back. It is first among those: it has not been mailed. */
    async isFirstHeldOfDay(lead: Lead, name: string): Promise<boolean> {
      const { mailed, heldBack } = await marksOf(lead, lead.receivedAt);
      return (await blobs.getMetadata(mailed)) === null && (await isOwn(heldBack, name));
    },

    /** Says that an address was mailed on the day of a lead, so that no further one of that day is the first. */
    async close(lead: Lead): Promise<void> {
      if (lead.confirmation === "none") return;
      await blobs.set((await marksOf(lead, lead.receivedAt)).mailed, "");
    },

    /** Forgets the first lead of an address and a day that was held back: it is erased, and nobody was mailed. */
    async forgetHeld(lead: Lead): Promise<void> {
      await blobs.delete((await marksOf(lead, lead.receivedAt)).heldBack);
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
