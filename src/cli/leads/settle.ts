import { isUnconfirmed, type LeadStore } from "../../leads/lead-store";

/**
 * Ends a lead's delivery by hand: somebody has taken it over, or a destination will never accept it. The lead is kept as
 * long as any other, with the times at which destinations have accepted it.
 *
 * @param id of the lead, as the receiver's log names it.
 * @throws Error if no lead with that id waits for its delivery, or its person has not confirmed it: what nobody has
 * confirmed is erased in time, and must not be kept.
 */
export async function settle(store: LeadStore, id: string, now: string): Promise<void> {
  const lead = (await store.list("leads")).find((each) => each.id === id);
  if (lead?.state !== "waiting") throw new Error(`No lead ${id} waits for its delivery.`);
  if (isUnconfirmed(lead)) {
    throw new Error(
      `Lead ${id} is not confirmed: only its person can do that. Otherwise it is erased after seven days.`,
    );
  }
  const { attempts, acceptedAt } = lead;
  const next = { state: "delivered", attempts, dueAt: null, deliveredAt: now, acceptedAt } as const;
  if (!(await store.update(lead, next))) {
    throw new Error(`Lead ${id} is being delivered right now: run the command again in a minute.`);
  }
}
