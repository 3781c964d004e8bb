/** Netlify's local server of blobs, in a process of its own: Jest cannot load its packages. */
import { BlobsServer } from "@netlify/blobs/server";

const [, , directory, token] = process.argv;
const server = new BlobsServer({ directory, token });
const { port } = await server.start();
process.send(port);
process.once("disconnect", () => void server.stop());
