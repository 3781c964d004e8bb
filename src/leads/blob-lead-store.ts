import { getStore, type Store } from "@netlify/blobs";
import pMap from "p-map";
import {
  boxes,
  comparableEmail,
  firstDelivery,
  type Box,
  type Lead,
  type LeadStore,
  type StoredLead,
} from "./lead-store";
import { sha256 } from "./digest";

/** Works through items, 20 at a time. */
const eachOf = <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) =>
  pMap(items, work, { concurrency: 20 });

/** Milliseconds after which a lead that is not there will not come: its blob is written after its others. */
const writing = 3_600_000;

/**
 * Returns a store in Netlify Blobs. A lead is one blob, which is created and changed under conditions: it is
 * never stored twice, or changed after it was erased. A visitor's leads at the same moment may count as one.
 *
 * Empty blobs are an index: `received/<box>/<time>/<name>` of each lead, and `outbox/<time>/<name>` of those that
 * wait for their delivery. So one listing tells what is old or may be due. A blob of the index without its lead is
 * removed; a lead without its index never is.
 */
export function blobLeadStore(blobs: Store): LeadStore {
  const nameOf = ({ key }: Lead) => sha256(key);

  const read = async (box: Box, name: string) =>
    (await blobs.get(`${box}/${name}`, { type: "json" })) as StoredLead | null;

  async function namesIn(folder: string): Promise<string[]> {
    const found = await blobs.list({ prefix: `${folder}/` });
    return found.blobs.map(({ key }) => key.slice(folder.length + 1));
  }

  async function count({ visitor, day, hour }: Parameters<LeadStore["receive"]>[1]) {
    const key = `visitors/${day}/${hour}/${visitor}`;
    const leads = Number(await blobs.get(key, { type: "json" })) + 1;
    await blobs.setJSON(key, leads);
    return leads;
  }

  async function remove(box: Box, name: string, receivedAt: string): Promise<void> {
    await blobs.delete(`${box}/${name}`);
    await blobs.delete(`outbox/${receivedAt}/${name}`);
    await blobs.delete(`received/${box}/${receivedAt}/${name}`);
  }

  return {
    async receive(lead, visitor, limit, box) {
      const name = await nameOf(lead);
      const earlier = await read(box, name);
      if (earlier) return earlier;
      if ((await count(visitor)) > limit) return undefined;
      const entry = `${lead.receivedAt}/${name}`;
      await blobs.setJSON(`received/${box}/${entry}`, "");
      if (box === "leads") await blobs.setJSON(`outbox/${entry}`, "");
      const value: StoredLead = { ...lead, ...firstDelivery(lead, box) };
      await blobs.setJSON(`${box}/${name}`, value, { onlyIfNew: true });
      // With a condition, the package takes any answer of the service but 412 for a success, even an error.
      const stored = await read(box, name);
      if (!stored) throw new Error("A lead was not stored.");
      return stored;
    },

    async due(now, limit) {
      const entries = (await namesIn("outbox")).sort().reverse();
      const due: StoredLead[] = [];
      for (let start = 0; start < entries.length && due.length < limit; start += limit) {
        await eachOf(entries.slice(start, start + limit), async (entry) => {
          const [receivedAt = "", name = ""] = entry.split("/");
          const lead = await read("leads", name);
          const isBeingWritten = !lead && Date.parse(now) - Date.parse(receivedAt) < writing;
          if (lead?.dueAt && lead.dueAt <= now) due.push(lead);
          else if (!lead?.dueAt && !isBeingWritten) await blobs.delete(`outbox/${entry}`);
        });
      }
      return due.sort(latestFirst).slice(0, limit);
    },

    async update(lead, next) {
      const name = await nameOf(lead);
      const found = await blobs.getWithMetadata(`leads/${name}`, { type: "json" });
      const stored = found?.data as StoredLead | undefined;
      if (!found || !stored || stored.dueAt !== lead.dueAt) return false;
      if (!found.etag) throw new Error("A blob without an ETag cannot be changed safely.");
      const condition = { onlyIfMatch: found.etag };
      const { modified } = await blobs.setJSON(`leads/${name}`, { ...stored, ...next }, condition);
      if (modified && next.dueAt === null) await blobs.delete(`outbox/${lead.receivedAt}/${name}`);
      return modified;
    },

    async list(box) {
      const leads = await eachOf(await namesIn(box), (name) => read(box, name));
      return leads.filter((lead) => lead !== null).sort(latestFirst);
    },

    async erase(email) {
      let count = 0;
      for (const box of boxes) {
        await eachOf(await namesIn(box), async (name) => {
          const lead = await read(box, name);
          if (!lead || comparableEmail(lead.fields.email) !== comparableEmail(email)) return;
          await remove(box, name, lead.receivedAt);
          count += 1;
        });
      }
      return count;
    },

    async eraseBefore(box, time) {
      const entries = (await namesIn(`received/${box}`)).filter((entry) => entry < time);
      await eachOf(entries, async (entry) => {
        const name = entry.split("/").at(-1) ?? "";
        const lead = await read(box, name);
        // The entry may be of an earlier lead with the same key, which was not stored.
        if (lead && lead.receivedAt < time) await remove(box, name, lead.receivedAt);
        await blobs.delete(`received/${box}/${entry}`);
      });
    },

    async forgetVisitors(today) {
      const old = (await namesIn("visitors")).filter((name) => !name.startsWith(`${today}/`));
      await eachOf(old, (name) => blobs.delete(`visitors/${name}`));
    },
  };
}

const latestFirst = (a: StoredLead, b: StoredLead) =>
  b.receivedAt.localeCompare(a.receivedAt) || a.id.localeCompare(b.id);

/** @param login the site and a token; absent in a function, which has its own site's. */
export function netlifyLeadStore(login?: { siteID: string; token: string }): LeadStore {
  return blobLeadStore(getStore({ name: "leads", consistency: "strong", ...login }));
}
