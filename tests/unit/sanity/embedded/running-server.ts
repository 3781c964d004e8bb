import {
  startEmbeddedServer,
  type ContentServer,
} from "../../../../src/sanity/embedded/embedded-server";
import { makePng, makeTemporaryDataset, type TemporaryDataset } from "./temporary-dataset";

/** The token of the server under test. */
export const token = "secret-token";

export const pdf = Buffer.from("%PDF-1.4");

/** A server for a small dataset: two posts, a draft, an image of 6 × 3 pixels and a file. */
export interface RunningServer {
  readonly dataset: TemporaryDataset;
  readonly server: ContentServer;
  readonly png: Buffer;
  /** Starts another server for the same dataset. */
  start(port: number): Promise<ContentServer>;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a GROQ query as Sanity's clients do. */
  groq(query: string, params?: Record<string, unknown>, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

export async function runServer(): Promise<RunningServer> {
  const dataset = await makeTemporaryDataset();
  const png = await makePng(6, 3);
  await dataset.write("images/a.png", png);
  await dataset.write("files/a.pdf", pdf);
  await dataset.writeDocuments([
    {
      _id: "a",
      _type: "post",
      title: "Å",
      image: { _sanityAsset: "image@file://./images/a.png" },
      file: { _sanityAsset: "file@file://./files/a.pdf" },
    },
    { _id: "b", _type: "post", title: "B" },
    { _id: "drafts.b", _type: "post", title: "B, draft" },
  ]);
  const { folder } = dataset;
  const options = { folder, projectId: "127", dataset: "production", token };
  const start = (port: number): Promise<ContentServer> => startEmbeddedServer({ ...options, port });
  const server = await start(0);
  const request = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server.origin}${path}`, init);
  return {
    dataset,
    server,
    png,
    start,
    request,
    groq: (query, params = {}, init) => {
      const search = new URLSearchParams({ query });
      for (const [key, value] of Object.entries(params)) {
        search.set(`$${key}`, JSON.stringify(value));
      }
      return request(`/v1/data/query/production?${search.toString()}`, init);
    },
    stop: async () => {
      await server.close();
      await dataset.remove();
    },
  };
}

export function bearer(value: string): RequestInit {
  return { headers: { Authorization: `Bearer ${value}` } };
}
