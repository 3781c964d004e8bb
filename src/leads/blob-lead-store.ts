import { getDeployStore, getStore, type Store } from "@netlify/blobs";
import {
  boxes,
  comparableEmail,
  dayOf,
  firstDelivery,
  isUnconfirmed,
  unconfirmedSince,
  waitingDelivery,
  waitsForPerson,
  type Box,
  type Delivery,
  type DueLead,
  type RateCount,
  type RateWindow,
  type Lead,
  type LeadStore,
  type StoredLead,
} from "./lead-store";
import { eachOf, namesIn, someIn } from "./blob-listing";
import { mailedMarks } from "./blob-mailed-marks";
import { sha256 } from "./digest";

/** Names that one run works through. */
const batchSize = 500;

/** Leads that are counted at most as waiting, and as held back: anybody may ask for it. */
const maxOverdue = 50;

/** Milliseconds after which an index entry without a lead is orphaned: the lead is written after its entries. */
const writeGrace = 3_600_000;

/**
 * Returns a store in Netlify Blobs. A lead is one blob, which is created and changed under conditions: it is
 * never stored twice, or changed after it was erased. Leads at the same moment may count as one.
 *
 * | blob                              | of                                                                             |
 * | --------------------------------- | ------------------------------------------------------------------------------ |
 * | `<box>/<hash>`                    | each lead, and each spam: what is stored. The hash is that of its key          |
 * | `received/<box>/<time>/<hash>`    | each: when it came                                                             |
 * | `outbox/<due>/<time>/<hash>`      | a lead that the outbox delivers: when it is due, and when it came              |
 * | `held/<time>/<hash>`              | a lead that is held back, unless it waits for its person: when it came         |
 * | `unconfirmed/<time>/<hash>`       | an unconfirmed lead: when its link was mailed or, where none was, when it came |
 * | `mailed/<day>/…`                  | an address that was mailed (`blob-mailed-marks.ts`)                            |
 * | `counts/<hour>/<what is counted>` | a number                                                                       |
 *
 * `received`, `outbox`, `held` and `unconfirmed` are an index of empty blobs, so that listing one of them tells what is
 * old, due, overdue or to be erased, whatever else is stored. An entry of the index may be left without its lead, and is
 * then removed; a lead is never without its entries.
 */
export function blobLeadStore(blobs: Store): LeadStore {
  const nameOf = ({ key }: Lead) => sha256(key);
  const marks = mailedMarks(blobs);

  async function read(box: Box, name: string): Promise<StoredLead | null> {
    return (await blobs.get(`${box}/${name}`, { type: "json" })) as StoredLead | null;
  }

  const deleteAll = (names: readonly string[]) => eachOf(names, (name) => blobs.delete(name));

  const countedIn = async (hour: number, counted: string) =>
    Number(await blobs.get(`counts/${hour}/${counted}`, { type: "json" }));

  async function isBelowLimit(
    { current, previous, limit }: RateCount,
    { hour, previousShare }: RateWindow,
  ): Promise<boolean> {
    const before = (await countedIn(hour - 1, previous)) * previousShare;
    return Math.floor((await countedIn(hour, current)) + before) < limit;
  }

  /** Returns the delivery of a lead that has just come. */
  async function deliveryOf(lead: Lead, isDue: boolean, window: RateWindow): Promise<Delivery> {
    if (lead.confirmation === "none") return firstDelivery(lead, isDue);
    const isRoom = await isBelowLimit(window.confirmations, window);
    const isHeld = lead.confirmation === "link" && (!isRoom || !isDue);
    const name = await nameOf(lead);
    const isFirst = await (isHeld
      ? marks.isFirstHeldOfDay(lead, name)
      : marks.isFirstOfDay(lead, name));
    const isSuppressed = !isFirst || (!isRoom && !isHeld);
    const acceptedAt = isSuppressed ? { suppressed: lead.receivedAt } : {};
    return firstDelivery(lead, isDue && !isHeld, acceptedAt);
  }

  async function remove(box: Box, name: string, lead: StoredLead): Promise<void> {
    await blobs.delete(`${box}/${name}`);
    await deleteAll(entriesOf(box, lead, name));
  }

  /** Returns what is stored of a lead, and the condition of a change. */
  async function changeable(name: string) {
    const found = await blobs.getWithMetadata(`leads/${name}`, { type: "json" });
    const stored = found?.data as StoredLead | null | undefined;
    if (!found || !stored) return undefined;
    if (!found.etag) throw new Error("A blob without an ETag cannot be changed safely.");
    return { stored, condition: { onlyIfMatch: found.etag } };
  }

  async function update(lead: StoredLead, next: Delivery): Promise<boolean> {
    const name = await nameOf(lead);
    const found = await changeable(name);
    if (found?.stored.dueAt !== lead.dueAt) return false;
    const { stored, condition } = found;
    const changed = { ...stored, ...next };
    const before = entriesOf("leads", stored, name);
    const after = entriesOf("leads", changed, name);
    const added = after.filter((entry) => !before.includes(entry));
    // The index first: an entry that is too many is removed later, one that is missing would lose a delivery.
    await eachOf(added, (entry) => blobs.setJSON(entry, ""));
    const { modified } = await blobs.setJSON(`leads/${name}`, changed, condition);
    if (modified) await deleteAll(before.filter((entry) => !after.includes(entry)));
    // Erased meanwhile.
    else if (!(await read("leads", name))) await deleteAll(added);
    return modified;
  }

  /**
   * Returns the leads that the first entries in a folder of the index lead to. An entry from before a time that is not, or
   * no longer, its lead's is removed, and the lead's own are written: a change of it has ended halfway.
   */
  async function leadsAt(
    folder: string,
    limit: number,
    isWanted: (entry: string) => boolean,
    changedBefore: string,
  ): Promise<StoredLead[]> {
    const found = await eachOf(await someIn(blobs, folder, limit, isWanted), async (entry) => {
      const name = nameIn(entry);
      const lead = await read("leads", name);
      const entries = lead ? entriesOf("leads", lead, name) : [];
      if (entries.includes(`${folder}/${entry}`)) return lead;
      if (entry >= changedBefore) return null;
      await eachOf(entries, (current) => blobs.setJSON(current, ""));
      await blobs.delete(`${folder}/${entry}`);
      return null;
    });
    return found.filter((lead) => lead !== null);
  }

  /** Returns leads and spam of an address. */
  async function leadsOf(email: string): Promise<StoredLead[]> {
    const found: StoredLead[] = [];
    for (const box of boxes) {
      await eachOf(await namesIn(blobs, box), async (name) => {
        const lead = await read(box, name);
        if (lead && comparableEmail(lead.fields.email) === comparableEmail(email)) found.push(lead);
      });
    }
    return found;
  }

  /** Erases a lead, or spam. @returns what was stored of it; undefined where it was gone. */
  async function eraseLead(lead: StoredLead): Promise<StoredLead | undefined> {
    const name = await nameOf(lead);
    for (const box of boxes) {
      const stored = await read(box, name);
      if (stored?.id !== lead.id) continue;
      await remove(box, name, stored);
      return stored;
    }
    return undefined;
  }

  return {
    async receive(lead, window, box) {
      const name = await nameOf(lead);
      const earlier = await read(box, name);
      if (earlier) return earlier;
      const { hour, senders, all, confirmations } = window;
      const [isRoom, ...areBelow] = await Promise.all(
        [all, ...senders].map((count) => isBelowLimit(count, window)),
      );
      if (areBelow.includes(false)) return undefined;
      const delivery = await deliveryOf(lead, box === "leads" && isRoom === true, window);
      const added = { ...lead, ...delivery };
      await eachOf(entriesOf(box, added, name), (entry) => blobs.setJSON(entry, ""));
      await blobs.setJSON(`${box}/${name}`, added, { onlyIfNew: true });
      // With a condition, the package takes any answer of the service but 412 for a success, even an error.
      const stored = await read(box, name);
      if (!stored) throw new Error("A lead was not stored.");
      const counted = box === "leads" ? [...senders, all] : [...senders];
      const isMailed = delivery.state !== "held" && delivery.acceptedAt.suppressed === undefined;
      if (lead.confirmation !== "none" && isMailed) counted.push(confirmations);
      await eachOf(stored.id === lead.id ? counted : [], async ({ current }) =>
        blobs.setJSON(`counts/${hour}/${current}`, (await countedIn(hour, current)) + 1),
      );
      return stored;
    },

    async find(key) {
      return (await read("leads", await sha256(key))) ?? undefined;
    },

    async due(now, limit) {
      const changedBefore = new Date(Date.parse(now) - writeGrace).toISOString();
      const isDue = (entry: string) => (entry.split("/")[0] ?? "") <= now;
      const due = await leadsAt("outbox", limit, isDue, changedBefore);
      return (due as DueLead[]).sort((a, b) => a.dueAt.localeCompare(b.dueAt));
    },

    async countOverdue(receivedBefore) {
      const isOld = (entry: string) => (entry.split("/").at(-2) ?? "") < receivedBefore;
      const counted = ["outbox", "held"].map((each) =>
        leadsAt(each, maxOverdue, isOld, receivedBefore),
      );
      return (await Promise.all(counted)).flat().length;
    },

    update,

    async list(box) {
      const leads = await eachOf(await namesIn(blobs, box), (name) => read(box, name));
      return leads.filter((lead) => lead !== null).sort(latestFirst);
    },

    async erase(email) {
      const erased = await eachOf(await leadsOf(email), eraseLead);
      await deleteAll(await marks.of(email));
      return erased.filter((lead) => lead !== undefined).length;
    },

    async signUpsOf(email) {
      return (await leadsOf(email)).filter(({ form }) => form === "newsletter-sign-up");
    },

    async eraseSignUps(signUps) {
      await eachOf(signUps, async (lead) => {
        // Before the lead goes: a try that ends in between is repeated.
        await (lead.state === "held" ? marks.forgetHeld(lead) : marks.close(lead));
        await eraseLead(lead);
      });
    },

    async eraseUnconfirmed(before) {
      const isOld = (entry: string) => entry < before;
      await eachOf(await leadsAt("unconfirmed", batchSize, isOld, before), async (lead) => {
        const name = await nameOf(lead);
        const found = await changeable(name);
        // Confirmed or mailed meanwhile.
        if (!found || !isUnconfirmed(found.stored) || unconfirmedSince(found.stored) >= before)
          return;
        // A write has a condition, a deletion has none: a lead that is null is gone for everybody.
        await blobs.setJSON(`leads/${name}`, null, found.condition);
        if ((await read("leads", name)) === null) await remove("leads", name, found.stored);
      });
    },

    async release(now, email) {
      const released = await eachOf(await namesIn(blobs, "leads"), async (name) => {
        const lead = await read("leads", name);
        const isWanted =
          email === undefined || comparableEmail(lead?.fields.email) === comparableEmail(email);
        if (lead?.state !== "held" || !isWanted) return false;
        const isMailed =
          lead.confirmation === "none" ||
          (lead.acceptedAt.suppressed === undefined &&
            (await marks.isFirstOfDay(lead, name)) &&
            (await marks.isFirstOfDay(lead, name, now)));
        const acceptedAt = isMailed ? lead.acceptedAt : { ...lead.acceptedAt, suppressed: now };
        return await update(lead, waitingDelivery(now, { ...lead, acceptedAt }));
      });
      return released.filter(Boolean).length;
    },

    async eraseBefore(box, time) {
      const entries = await someIn(blobs, `received/${box}`, batchSize, (entry) => entry < time);
      await eachOf(entries, async (entry) => {
        const name = nameIn(entry);
        const lead = await read(box, name);
        // The entry may be of an earlier lead with the same key, which was not stored.
        if (lead && lead.receivedAt < time) await remove(box, name, lead);
        await blobs.delete(`received/${box}/${entry}`);
      });
    },

    async forgetCounts(hour) {
      const old = await someIn(blobs, "counts", batchSize, (name) => Number.parseInt(name) < hour);
      await deleteAll(old.map((name) => `counts/${name}`));
      const today = dayOf(new Date(hour * 3_600_000).toISOString());
      const oldMarks = await someIn(blobs, "mailed", batchSize, (name) => name < today);
      await deleteAll(oldMarks.map((name) => `mailed/${name}`));
    },
  };
}

/** Returns the entries of the index that a lead, or spam, has. */
function entriesOf(box: Box, lead: StoredLead, name: string): string[] {
  const { state, dueAt, receivedAt } = lead;
  const entries = [`received/${box}/${receivedAt}`];
  if (box === "leads") {
    if (dueAt !== null) entries.push(`outbox/${dueAt}/${receivedAt}`);
    if (state === "held" && !waitsForPerson(lead)) entries.push(`held/${receivedAt}`);
    if (isUnconfirmed(lead)) entries.push(`unconfirmed/${unconfirmedSince(lead)}`);
  }
  return entries.map((entry) => `${entry}/${name}`);
}

/** Returns the name of the lead that an entry of the index leads to. */
const nameIn = (entry: string) => entry.slice(entry.lastIndexOf("/") + 1);

const latestFirst = (a: StoredLead, b: StoredLead) =>
  b.receivedAt.localeCompare(a.receivedAt) || a.id.localeCompare(b.id);

/** @param login the site and a token; absent in a function, which has its own site's. */
export function netlifyLeadStore(login?: { siteID: string; token: string }): LeadStore {
  return blobLeadStore(getStore({ name: "leads", consistency: "strong", ...login }));
}

/** The store of one deployment, whose leads are nobody's. */
export function netlifyTestStore(): LeadStore {
  return blobLeadStore(getDeployStore({ name: "leads", consistency: "strong" }));
}
