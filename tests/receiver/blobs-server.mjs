/** Netlify's local server of blobs, in a process of its own: Jest cannot load its packages. */
import { BlobsServer } from "@netlify/blobs/server";

/** With the ETags that the service sends, and its local server only lists. */
class Server extends BlobsServer {
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
