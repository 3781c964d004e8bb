import { text } from "node:stream/consumers";
import type { DestinationName } from "../../../src/leads/lead-store";
import { fakeService } from "../servers/fake-service";
import { destinationsAt } from "./destinations-at";

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
