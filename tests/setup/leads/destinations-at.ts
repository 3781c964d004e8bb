import { destinationsOf } from "../../../src/leads/destinations";
import type { DestinationName } from "../../../src/leads/lead-store";
import { addressSecret } from "./receiver-under-test";

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

/** Returns destinations on a port of this machine, each at the path of its name. */
export function destinationsAt(
  port: number,
  names: readonly DestinationName[] = ["webhook"],
  hasPersonalData = false,
) {
  const url = (name: DestinationName) => `http://127.0.0.1:${port}/${name}`;
  const mail = { key: "re_123", from: "web@lyhord.example", to: "sales@lyhord.example" };
  return destinationsOf({
    webhook: { url: url("webhook"), secret: webhookSecret },
    slackUrl: url("slack"),
    teamsUrl: url("teams"),
    mail: { url: url("mail"), ...mail },
    addressSecret,
    hasPersonalData,
  }).filter(({ name }) => names.includes(name));
}
