import { expandIPv6 } from "hono/utils/ipaddr";
import { keyedHash } from "./digest";
import type { LeadKind } from "./forms";
import type { VisitorWindow } from "./lead-store";
import { Problem } from "./problem";

/** Leads by one form from one network in an hour: more than an office or a conference needs. */
export const maxLeadsPerHour = 300;

const hour = 3_600_000;

/** Returns the network that one visitor may hold: an IPv4 address, or the first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  if (!URL.canParse(`http://[${address}]`)) return address;
  const groups = expandIPv6(address.toLowerCase()).split(":");
  // An IPv4 address written as IPv6 has it in its last 32 bits.
  const isMapped = groups.slice(0, 6).join(":") === "0000:0000:0000:0000:0000:ffff";
  return groups.slice(0, isMapped ? 8 : 4).join(":");
}

/**
 * Returns by what the leads of a visitor are counted. The address itself is not stored, and without the
 * secret its hash tells nothing.
 */
export async function visitorWindow(
  secret: string,
  kind: LeadKind,
  address: string,
  now: Date,
): Promise<VisitorWindow> {
  const day = now.toISOString().slice(0, 10);
  const visitor = await keyedHash(secret, JSON.stringify([day, kind, networkOf(address)]));
  return { visitor, day, hour: now.getUTCHours() };
}

/** The problem of a visitor who has sent too many leads. */
export function floodProblem(now: Date): Problem {
  const seconds = Math.ceil((hour - (now.getTime() % hour)) / 1_000);
  return new Problem(
    429,
    `There were more than ${maxLeadsPerHour} leads from this address in an hour.`,
    { headers: { "Retry-After": String(seconds) } },
  );
}
