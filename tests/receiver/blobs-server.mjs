/** Netlify's local server of blobs, in a process of its own: Jest cannot load its packages. */
import { setTimeout } from "node:timers/promises";
import { BlobsServer } from "@netlify/blobs/server";

/**
 * With what the service has beyond its local server: an ETag for each answer, and conditions that are checked and met
 * in one step. Its ETags count milliseconds, so that each write takes one of its own.
 */
class Server extends BlobsServer {
  #written = Promise.resolve();

  put(request) {
    const answer = this.#written.then(() => super.put(request));
    this.#written = answer.then(() => setTimeout(2));
    return answer;
  }

  async get(request) {
    const response = await super.get(request);
    const { dataPath, key } = this.getLocalPaths(new URL(request.url, this.address));
    if (response.ok && key) response.headers.set("ETag", await BlobsServer.generateETag(dataPath));
    return response;
  }
}

const [, , directory, token] = process.argv;
const server = new Server({ directory, token });
const { port } = await server.start();
process.send(port);
process.once("disconnect", () => void server.stop());
