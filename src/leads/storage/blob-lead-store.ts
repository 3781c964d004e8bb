import { getStore, type Store } from "@netlify/blobs";
import pMap from "p-map";
import { sha256 } from "../digest";
import {
  comparableEmail,
  leadOf,
  storedLeadOf,
  type Delivery,
  type Lead,
  type LeadRecord,
} from "../lead";
import { boxes, type Box, type LeadStore, type VisitorWindow } from "../lead-store";

/**
 * Names of blobs. Times are in names, so that one listing tells what is due and what is old: a lead has an
 * empty blob below `received/`, and one below `outbox/` while it waits for its delivery.
 */
const leadKey = (box: Box, name: string) => `${box}/${name}`;
const outboxKey = (dueAt: string, name: string) => `outbox/${dueAt}/${name}`;
const receivedKey = (box: Box, { receivedAt }: Pick<Lead, "receivedAt">, name: string) =>
  `received/${box}/${receivedAt.replace("T", "/")}/${name}`;

/** Works through items, 20 at a time. */
const eachOf = <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) =>
  pMap(items, work, { concurrency: 20 });

/** Returns the names of a folder's blobs, below it. */
async function namesIn(blobs: Store, folder: string): Promise<string[]> {
  const found = await blobs.list({ prefix: `${folder}/` });
  return found.blobs.map(({ key }) => key.slice(folder.length + 1));
}

/** Returns the names in those folders of a folder, each named by a day, whose day passes a test. */
async function namesOfDays(
  blobs: Store,
  folder: string,
  isWanted: (day: string) => boolean,
): Promise<string[]> {
  const { directories } = await blobs.list({ prefix: `${folder}/`, directories: true });
  const days = directories.map((each) => each.slice(folder.length + 1).replace("/", ""));
  const names = await eachOf(days.filter(isWanted), async (day) =>
    (await namesIn(blobs, `${folder}/${day}`)).map((name) => `${day}/${name}`),
  );
  return names.flat();
}

/** Milliseconds after which a lead that is not there will not come: its blob is written after its others. */
const writing = 3_600_000;

/**
 * Returns a store in Netlify Blobs. A lead is one blob, which is created and changed under conditions: it is
 * never stored twice, delivered twice at once, or changed after it was erased. A visitor's leads at the same
 * moment may count as one.
 */
export function blobLeadStore(blobs: Store): LeadStore {
  const nameOf = (lead: Pick<Lead, "key">) => sha256(lead.key);

  const read = async (box: Box, name: string) =>
    (await blobs.get(leadKey(box, name), { type: "json" })) as LeadRecord | null;

  async function count({ visitor, day, hour }: VisitorWindow): Promise<number> {
    const key = `visitors/${day}/${hour}/${visitor}`;
    const leads = Number(await blobs.get(key, { type: "json" })) + 1;
    await blobs.setJSON(key, leads);
    return leads;
  }

  /** Changes a lead, unless it is gone, a test fails or another process is faster. */
  async function change(
    name: string,
    next: (stored: LeadRecord) => LeadRecord | undefined,
  ): Promise<LeadRecord | undefined> {
    const found = await blobs.getWithMetadata(leadKey("leads", name), { type: "json" });
    const before = found?.data as LeadRecord | undefined;
    const after = before && next(before);
    if (!after) return undefined;
    if (!found?.etag) throw new Error("A blob without an ETag cannot be changed safely.");
    const condition = { onlyIfMatch: found.etag };
    const { modified } = await blobs.setJSON(leadKey("leads", name), after, condition);
    return modified ? before : undefined;
  }

  async function remove(box: Box, name: string, lead: LeadRecord): Promise<void> {
    await blobs.delete(leadKey(box, name));
    if (lead.dueAt) await blobs.delete(outboxKey(lead.dueAt, name));
    await blobs.delete(receivedKey(box, lead, name));
  }

  /** Returns the delivery of an entry in the outbox, which it removes where the lead is gone or due later. */
  async function deliveryOf(entry: string, now: string): Promise<Delivery[]> {
    const [dueAt = "", name = ""] = entry.split("/");
    const stored = await read("leads", name);
    if (stored?.dueAt === dueAt)
      return [{ lead: leadOf(stored), attempts: stored.attempts, dueAt }];
    const isBeingWritten = !stored && Date.parse(now) - Date.parse(dueAt) < writing;
    if (!isBeingWritten) await blobs.delete(outboxKey(dueAt, name));
    return [];
  }

  return {
    async receive(lead, visitor, limit, box) {
      const name = await nameOf(lead);
      const earlier = await read(box, name);
      if (earlier) return leadOf(earlier);
      if ((await count(visitor)) > limit) return undefined;
      const dueAt = box === "leads" ? lead.receivedAt : undefined;
      await blobs.setJSON(receivedKey(box, lead, name), "");
      if (dueAt) await blobs.setJSON(outboxKey(dueAt, name), "");
      const value: LeadRecord = { ...lead, attempts: 0, dueAt };
      await blobs.setJSON(leadKey(box, name), value, { onlyIfNew: true });
      // With a condition, the package takes any answer of the service but 412 for a success, even an error.
      const stored = await read(box, name);
      if (!stored) throw new Error("A lead was not stored.");
      return leadOf(stored);
    },

    async forgetVisitors(today, limit) {
      const names = await namesOfDays(blobs, "visitors", (day) => day !== today);
      const forgotten = names.slice(0, limit);
      await eachOf(forgotten, (name) => blobs.delete(`visitors/${name}`));
      return forgotten.length;
    },

    async dueDeliveries(now, limit) {
      const isDue = (entry: string) => (entry.split("/")[0] ?? "") <= now;
      const entries = (await namesIn(blobs, "outbox")).filter(isDue).sort().reverse();
      const due: Delivery[] = [];
      for (let start = 0; start < entries.length && due.length < limit; start += limit) {
        const batch = entries.slice(start, start + limit);
        due.push(...(await eachOf(batch, (entry) => deliveryOf(entry, now))).flat());
      }
      return due.slice(0, limit);
    },

    async postpone({ lead, dueAt }, next) {
      const name = await nameOf(lead);
      // A lead that is due has an entry at any time.
      await blobs.setJSON(outboxKey(next.dueAt, name), "");
      const before = await change(name, (stored) =>
        stored.dueAt === dueAt ? { ...stored, ...next } : undefined,
      );
      if (!before) return false;
      if (dueAt !== next.dueAt) await blobs.delete(outboxKey(dueAt, name));
      return true;
    },

    async markDelivered(lead, at) {
      const name = await nameOf(lead);
      const delivered = { deliveredAt: at, dueAt: undefined };
      const before = await change(name, (stored) => ({ ...stored, ...delivered }));
      if (before?.dueAt) await blobs.delete(outboxKey(before.dueAt, name));
    },

    async markGone(webhook) {
      await blobs.setJSON(`gone-webhooks/${webhook}`, "");
    },

    async isGone(webhook) {
      return (await blobs.get(`gone-webhooks/${webhook}`, { type: "json" })) !== null;
    },

    async list(box = "leads") {
      const found = await eachOf(await namesIn(blobs, box), (name) => read(box, name));
      return found
        .filter((lead) => lead !== null)
        .map(storedLeadOf)
        .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt) || a.id.localeCompare(b.id));
    },

    async erase(email) {
      const erased = comparableEmail(email);
      let count = 0;
      for (const box of boxes) {
        await eachOf(await namesIn(blobs, box), async (name) => {
          const lead = await read(box, name);
          if (!lead || comparableEmail(lead.fields.email ?? "") !== erased) return;
          await remove(box, name, lead);
          count += 1;
        });
      }
      return count;
    },

    async eraseBefore(box, time, limit) {
      const folder = `received/${box}`;
      const names = await namesOfDays(blobs, folder, (day) => day <= time.slice(0, 10));
      const isOld = (name: string) => name.split("/").slice(0, 2).join("T") < time;
      const old = names.filter(isOld).slice(0, limit);
      await eachOf(old, async (entry) => {
        const name = entry.split("/")[2] ?? "";
        const lead = await read(box, name);
        if (lead && lead.receivedAt < time) await remove(box, name, lead);
        await blobs.delete(`${folder}/${entry}`);
      });
      return old.length;
    },
  };
}

/** @param login the site and a token; absent in a function, which has its own site's. */
export function netlifyLeadStore(login?: { siteID: string; token: string }): LeadStore {
  return blobLeadStore(getStore({ name: "leads", consistency: "strong", ...login }));
}
