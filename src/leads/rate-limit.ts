import { expandIPv6 } from "hono/utils/ipaddr";
import { parsedUrl } from "../config/parsed-url";
import { keyedHash } from "./digest";
import { hour } from "./durations";
import type { RateCount, RateWindow } from "./lead-store";
import { Problem } from "./problem";

/**
 * Leads by all forms in an hour, beyond which their sender is asked to wait. One office, hotel or conference shares an
 * address: 60 people there may ask for the guide in an hour. A network is that of an owner or a provider: a /24 is
 * 256 IPv4 addresses, a /56 is what one customer gets of IPv6, 256 times /64.
 */
export const senderLimits = { address: 60, network: 150 } as const;

const ipv4 = /^(\d+\.){3}\d+$/;

/** Returns the two prefixes that are counted: of IPv4 the address and its /24, of IPv6 the /64 and the /56. */
export function rateLimitKeys(address: string): {
  readonly address: string;
  readonly network: string;
} {
  if (!parsedUrl(`http://[${address}]`)) {
    const network = ipv4.test(address) ? address.replace(/\.\d+$/, "") : address;
    return { address, network };
  }
  const groups = expandIPv6(address.toLowerCase()).split(":");
  // An IPv4 address written as IPv6 has it in its last 32 bits.
  if (groups.slice(0, 6).join(":") === "0000:0000:0000:0000:0000:ffff") {
    const bytes = groups.slice(6).flatMap((group) => [group.slice(0, 2), group.slice(2)]);
    return rateLimitKeys(bytes.map((byte) => Number.parseInt(byte, 16)).join("."));
  }
  // The first 56 bits: three groups and half of the fourth.
  const prefix = groups.slice(0, 4).join(":");
  return { address: prefix, network: prefix.slice(0, -2) };
}

type RateLimits = {
  /** Keys the hashes. */
  readonly secret: string;
  /** Leads of all senders together in an hour, beyond which they are held back. */
  readonly floodThreshold: number;
  /** Confirmations in an hour, beyond which leads are not confirmed. */
  readonly confirmations: number;
};

/**
 * Returns the counters of a lead: its address, its network, and all leads. Stored is a hash of the address that changes
 * each hour and tells nothing without the secret.
 */
export async function rateWindow(
  { secret, floodThreshold, confirmations }: RateLimits,
  visitorAddress: string,
  now: Date,
): Promise<RateWindow> {
  const thisHour = Math.floor(now.getTime() / hour);
  const { address, network } = rateLimitKeys(visitorAddress);
  const ofSender = async (source: string, limit: number): Promise<RateCount> => {
    const of = (time: number) => keyedHash(secret, JSON.stringify([time, source]));
    return { current: await of(thisHour), previous: await of(thisHour - 1), limit };
  };
  // They tell of nobody, and count for all instances of a function, which may have no secret in common.
  const ofAll = (name: string, limit: number): RateCount => ({
    current: `${name}-${thisHour}`,
    previous: `${name}-${thisHour - 1}`,
    limit,
  });
  return {
    hour: thisHour,
    previousShare: 1 - (now.getTime() % hour) / hour,
    senders: [
      await ofSender(`address ${address}`, senderLimits.address),
      await ofSender(`network ${network}`, senderLimits.network),
    ],
    all: ofAll("all", floodThreshold),
    confirmations: ofAll("confirmations", confirmations),
  };
}

/** The problem of a visitor who has sent too many leads. */
export function rateProblem(now: Date): Problem {
  const seconds = Math.ceil((hour - (now.getTime() % hour)) / 1_000);
  return new Problem(
    429,
    "There were too many leads from this address or its network in an hour.",
    {
      headers: { "Retry-After": String(seconds) },
    },
  );
}
