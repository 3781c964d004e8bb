import { text } from "node:stream/consumers";
import { destinationsOf } from "../../src/leads/destinations";
import type { DestinationName } from "../../src/leads/lead-store";
import { fakeService } from "../setup/servers/fake-service";
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

/** What a destination was sent. */
export type Received = {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The servers of all destinations. Each test sets how they answer, and reads what they received since it began. */
export function destinationServer() {
  const service = fakeService();
  const server = {
    received: [] as Received[],
    status: 200,
    /** Statuses of destinations that answer with another. */
    broken: new Map<string, number>(),
    at: (names?: readonly DestinationName[], hasPersonalData?: boolean) =>
      destinationsAt(service.port, names, hasPersonalData),
    /** What was received as JSON. */
    bodies: <Body>() => server.received.map(({ body }) => JSON.parse(body) as Body),
  };
  service.behave = async (response, _attempt, request) => {
    const headers = request.headers as Record<string, string>;
    const name = String(request.url).slice(1);
    server.received.push({ name, headers, body: await text(request) });
    response.writeHead(server.broken.get(name) ?? server.status).end();
  };
  beforeEach(() => {
    server.received = [];
    server.status = 200;
    server.broken.clear();
  });
  return server;
}
