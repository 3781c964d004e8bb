/** Bodies that the receiver refuses, on the hosts' own runtime: it has to answer the request after them, too. */
import { receiverServer } from "../setup/servers/receiver-server";

const receiver = receiverServer();

test.each<[string, () => BodyInit]>([
  ["a large body", () => Buffer.alloc(1_000_000)],
  ["a huge body", () => Buffer.alloc(20_000_000)],
  ["a body of chunks", () => new Blob([Buffer.alloc(3_000_000)]).stream()],
  ["a huge body of chunks", () => new Blob([Buffer.alloc(20_000_000)]).stream()],
])("%s is too large, and the next request is answered", async (_name, body) => {
  const post = (body: BodyInit) =>
    fetch(`${receiver.origin}/v1/website/newsletter-sign-up`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: receiver.origin },
      body,
      ...{ duplex: "half" },
    });
  expect((await post(body())).status).toBe(413);
  expect((await post("{}")).status).toBe(400);
});
