import { sha256 } from "../digest";
import { comparableEmail, type Delivery, type Lead, type StoredLead } from "../lead";
import type { LeadStore, VisitorWindow } from "../lead-store";
import type { Blobs } from "./blobs";

type OutboxEntry = Pick<Delivery, "attempts" | "dueAt">;

/**
 * Returns a store in Netlify Blobs. Only a new blob can be written atomically, which is what keeps leads from
 * being stored twice; a visitor's requests at the same moment may count as one, and two functions at the same
 * moment may deliver the same lead.
 *
 * A lead's entry in the outbox is written before the lead, and an entry without a lead is ignored.
 */
export function blobLeadStore(blobs: Blobs): LeadStore {
  const nameOf = (lead: Pick<Lead, "key">) => sha256(lead.key);
  const leadKey = (name: string) => `leads/${name}`;
  const outboxKey = (name: string) => `outbox/${name}`;

  async function names(folder: "leads" | "outbox" | "visitors" | "salts"): Promise<string[]> {
    const { blobs: found } = await blobs.list({ prefix: `${folder}/` });
    return found.map(({ key }) => key.slice(folder.length + 1));
  }

  const read = async (name: string) =>
    (await blobs.get(leadKey(name), { type: "json" })) as StoredLead | null;

  async function countRequest({ visitor, day, hour }: VisitorWindow): Promise<number> {
    const key = `visitors/${day}/${hour}/${visitor}`;
    const count = Number(await blobs.get(key, { type: "json" })) + 1;
    await blobs.set(key, String(count));
    return count;
  }

  /** Erases the leads that a test is true of. */
  async function eraseWhere(isErased: (lead: Lead) => boolean): Promise<number> {
    let count = 0;
    for (const name of await names("leads")) {
      const lead = await read(name);
      if (!lead || !isErased(lead)) continue;
      await blobs.delete(leadKey(name));
      await blobs.delete(outboxKey(name));
      count += 1;
    }
    return count;
  }

  return {
    async receive(lead, visitor, limit) {
      if ((await countRequest(visitor)) > limit) return undefined;
      const name = await nameOf(lead);
      const entry: OutboxEntry = { attempts: 0, dueAt: lead.receivedAt };
      if (!(await read(name))) {
        await blobs.set(outboxKey(name), JSON.stringify(entry), { onlyIfNew: true });
        await blobs.set(leadKey(name), JSON.stringify(lead), { onlyIfNew: true });
      }
      const stored = await read(name);
      if (!stored) throw new Error("A lead was not stored.");
      return withoutDelivery(stored);
    },

    async dailySalt(day) {
      await blobs.set(`salts/${day}`, JSON.stringify(crypto.randomUUID()), { onlyIfNew: true });
      return String(await blobs.get(`salts/${day}`, { type: "json" }));
    },

    async forgetVisitors(today) {
      for (const folder of ["visitors", "salts"] as const) {
        for (const name of await names(folder)) {
          if (!name.startsWith(today)) await blobs.delete(`${folder}/${name}`);
        }
      }
    },

    async dueDeliveries(now, limit) {
      const due: Delivery[] = [];
      for (const name of await names("outbox")) {
        const entry = (await blobs.get(outboxKey(name), { type: "json" })) as OutboxEntry | null;
        if (!entry || entry.dueAt > now) continue;
        const lead = await read(name);
        if (lead) due.push({ lead: withoutDelivery(lead), ...entry });
      }
      return due.sort((a, b) => a.dueAt.localeCompare(b.dueAt)).slice(0, limit);
    },

    async postpone({ lead, dueAt }, next) {
      const key = outboxKey(await nameOf(lead));
      const entry = (await blobs.get(key, { type: "json" })) as OutboxEntry | null;
      if (entry?.dueAt !== dueAt) return false;
      await blobs.set(key, JSON.stringify(next));
      return true;
    },

    async markDelivered(lead, at) {
      const name = await nameOf(lead);
      if (await read(name)) {
        await blobs.set(leadKey(name), JSON.stringify({ ...lead, deliveredAt: at }));
      }
      await blobs.delete(outboxKey(name));
    },

    async list() {
      const found = await Promise.all((await names("leads")).map(read));
      return found
        .filter((lead) => lead !== null)
        .map((lead) => ({ ...lead, deliveredAt: lead.deliveredAt }))
        .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt) || a.id.localeCompare(b.id));
    },

    async erase(email) {
      const erased = comparableEmail(email);
      return await eraseWhere(({ fields }) => comparableEmail(fields.email ?? "") === erased);
    },

    async eraseBefore(time) {
      return await eraseWhere(({ receivedAt }) => receivedAt < time);
    },
  };
}

function withoutDelivery({ deliveredAt: _at, ...lead }: StoredLead): Lead {
  return lead;
}
