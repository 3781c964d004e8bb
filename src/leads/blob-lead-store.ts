import { getDeployStore, getStore, type Store } from "@netlify/blobs";
import {
  boxes,
  comparableEmail,
  dayOf,
  firstDelivery,
  waitsForPerson,
  type Box,
  type Delivery,
  type RateCount,
  type RateWindow,
  type Lead,
  type LeadStore,
  type StoredLead,
  type WaitingLead,
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
 * Empty blobs are an index: `received/<box>/<time>/<name>` of each lead, and `outbox/<due>/<time>/<name>` of those that
 * are not delivered, with the time when they are due, and `person` in place of the time when they came if they wait for
 * their person; of those that are held back `outbox/held/<time>/<name>` or, if they wait for their person,
 * `outbox/held-person/<time>/<name>`. So one listing tells what is old, due or overdue. A blob of the index without its
 * lead is removed; a lead without its index never is.
 */
export function blobLeadStore(blobs: Store): LeadStore {
  const nameOf = ({ key }: Lead) => sha256(key);
  const marks = mailedMarks(blobs);

  async function read(box: Box, name: string): Promise<StoredLead | null> {
    return (await blobs.get(`${box}/${name}`, { type: "json" })) as StoredLead | null;
  }

  const countedIn = async (hour: number, counted: string) =>
    Number(await blobs.get(`counts/${hour}/${counted}`, { type: "json" }));

  async function isBelowLimit(
    { current, previous, limit }: RateCount,
    { hour, previousShare }: RateWindow,
  ): Promise<boolean> {
    const before = (await countedIn(hour - 1, previous)) * previousShare;
    return Math.floor((await countedIn(hour, current)) + before) < limit;
  }

  /** Returns the delivery of a lead that has just come, as far as its confirmation goes. */
  async function withConfirmation(
    delivery: Delivery,
    lead: Lead,
    window: RateWindow,
  ): Promise<Delivery> {
    if (lead.confirmation === "none") return delivery;
    const isRoom = await isBelowLimit(window.confirmations, window);
    const isHeld = lead.confirmation === "link" && (!isRoom || delivery.state === "held");
    const isFirst = await marks.isFirstOfDay(lead, await nameOf(lead), isHeld);
    const isSuppressed = !isFirst || (!isRoom && !isHeld);
    const acceptedAt = isSuppressed ? { suppressed: lead.receivedAt } : {};
    return { ...(isHeld ? firstDelivery(lead, false) : delivery), acceptedAt };
  }

  async function remove(box: Box, name: string, lead: StoredLead): Promise<void> {
    await blobs.delete(`${box}/${name}`);
    const entry = outboxEntry(lead, name);
    if (entry !== undefined) await blobs.delete(entry);
    await blobs.delete(`received/${box}/${lead.receivedAt}/${name}`);
  }

  /** Returns what is stored of a lead, and the condition of a change; undefined when another process was faster. */
  async function unchanged(lead: StoredLead, name: string) {
    const found = await blobs.getWithMetadata(`leads/${name}`, { type: "json" });
    const stored = found?.data as StoredLead | null | undefined;
    if (!found || !stored || stored.dueAt !== lead.dueAt) return undefined;
    if (!found.etag) throw new Error("A blob without an ETag cannot be changed safely.");
    return { stored, condition: { onlyIfMatch: found.etag } };
  }

  async function removeUnchanged(lead: StoredLead): Promise<void> {
    const name = await nameOf(lead);
    const found = await unchanged(lead, name);
    if (!found) return;
    // A write has a condition, a deletion has none: a lead that is null is gone for everybody.
    await blobs.setJSON(`leads/${name}`, null, found.condition);
    if ((await read("leads", name)) === null) await remove("leads", name, found.stored);
  }

  async function update(lead: StoredLead, next: Delivery): Promise<boolean> {
    const name = await nameOf(lead);
    const found = await unchanged(lead, name);
    if (!found) return false;
    const { stored, condition } = found;
    // The index first: an entry that is too many is removed later, one that is missing would lose a delivery.
    const changed = { ...stored, ...next };
    const [before, after] = [outboxEntry(stored, name), outboxEntry(changed, name)];
    if (after !== undefined) await blobs.setJSON(after, "");
    const { modified } = await blobs.setJSON(`leads/${name}`, changed, condition);
    if (modified && before !== undefined && before !== after) await blobs.delete(before);
    // Erased meanwhile.
    if (!modified && after !== undefined && !(await read("leads", name))) await blobs.delete(after);
    return modified;
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
      const first = firstDelivery(lead, box === "leads" && isRoom === true);
      const delivery = await withConfirmation(first, lead, window);
      const added = { ...lead, ...delivery };
      await blobs.setJSON(`received/${box}/${lead.receivedAt}/${name}`, "");
      const entry = box === "leads" ? outboxEntry(added, name) : undefined;
      if (entry !== undefined) await blobs.setJSON(entry, "");
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

    remove: removeUnchanged,

    async due(now, limit) {
      const entries = await someIn(
        blobs,
        "outbox",
        limit,
        (entry) => (entry.split("/")[0] ?? "") <= now,
      );
      const due: WaitingLead[] = [];
      await eachOf(entries, async (entry) => {
        const [time = ""] = entry.split("/");
        const name = nameIn(entry);
        const lead = await read("leads", name);
        if (lead?.state === "waiting" && lead.dueAt <= now) due.push(lead);
        else if (lead || Date.parse(now) - Date.parse(time) >= writeGrace) {
          // Delivered, or due at another time.
          const current = lead?.state === "waiting" ? outboxEntry(lead, name) : undefined;
          if (current !== undefined) await blobs.setJSON(current, "");
          await blobs.delete(`outbox/${entry}`);
        }
      });
      return due.sort((a, b) => a.dueAt.localeCompare(b.dueAt));
    },

    async countOverdue(receivedBefore) {
      const isOld = (entry: string) => (entry.split("/").at(-2) ?? "") < receivedBefore;
      const isWaiting = (entry: string) => !isHeldEntry(entry);
      const entries = [
        ...(await someIn(blobs, "outbox/held", maxOverdue, isOld)),
        ...(await someIn(blobs, "outbox", maxOverdue, (entry) => isWaiting(entry) && isOld(entry))),
      ];
      const names = new Set(entries.map(nameIn));
      const leads = await eachOf([...names], (name) => read("leads", name));
      return leads.filter((lead) => lead && lead.state !== "delivered" && !waitsForPerson(lead))
        .length;
    },

    update,

    async list(box) {
      const leads = await eachOf(await namesIn(blobs, box), (name) => read(box, name));
      return leads.filter((lead) => lead !== null).sort(latestFirst);
    },

    async erase(email) {
      const erased = await eachOf(await leadsOf(email), eraseLead);
      for (const mark of await marks.of(email)) await blobs.delete(mark);
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

    async eraseUnasked(receivedBefore) {
      const isOld = (entry: string) => entry < receivedBefore || isHeldEntry(entry);
      await eachOf(await someIn(blobs, "outbox", batchSize, isOld), async (entry) => {
        const name = nameIn(entry);
        const lead = await read("leads", name);
        // `due` finds the others, whose lead is gone or is due at another time.
        if (isHeldEntry(entry) && lead?.state !== "held") {
          const [, time = ""] = entry.split("/");
          if (time < receivedBefore) await blobs.delete(`outbox/${entry}`);
          return;
        }
        if (lead?.confirmation !== "link" || lead.receivedAt >= receivedBefore) return;
        const isUnasked = lead.state === "held" || Object.keys(lead.acceptedAt).length === 0;
        if (isUnasked) await removeUnchanged(lead);
      });
    },

    async release(now, email) {
      const released = await eachOf(await namesIn(blobs, "leads"), async (name) => {
        const lead = await read("leads", name);
        const isWanted =
          email === undefined || comparableEmail(lead?.fields.email) === comparableEmail(email);
        if (lead?.state !== "held" || !isWanted) return false;
        const { attempts, deliveredAt, acceptedAt } = lead;
        const next = { state: "waiting", attempts, dueAt: now, deliveredAt, acceptedAt } as const;
        if (!(await update(lead, next))) return false;
        // It is mailed now.
        await marks.close(lead);
        return true;
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
      await eachOf(old, (name) => blobs.delete(`counts/${name}`));
      const today = dayOf(new Date(hour * 3_600_000).toISOString());
      const oldMarks = await someIn(blobs, "mailed", batchSize, (name) => name < today);
      await eachOf(oldMarks, (name) => blobs.delete(`mailed/${name}`));
    },
  };
}

/** Returns the blob that tells when a lead is due; undefined once it is delivered. */
function outboxEntry(lead: StoredLead, name: string): string | undefined {
  const { state, dueAt, receivedAt } = lead;
  const isPersons = waitsForPerson(lead);
  if (state === "held") return `outbox/${isPersons ? "held-person" : "held"}/${receivedAt}/${name}`;
  if (state === "waiting") return `outbox/${dueAt}/${isPersons ? "person" : receivedAt}/${name}`;
  return undefined;
}

/** Whether an entry of the outbox, as it is named there, is that of a lead that is held back. */
const isHeldEntry = (entry: string) => entry.startsWith("held");

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
