import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentModelSdl } from "../model/graphql-sdl";
import { runQuery, queryFromUrl, queryFromBody } from "./groq-query";
import { parseDocument, type SerializedDocument } from "./serialized-document";
import { notFound, readJsonBody, requestError, send, sendJson, sendLines } from "./http-responses";
import type { Listeners } from "./listeners";
import type { LoadedDataset } from "./load-dataset";

/** The names under which the content is served, and who may read it. */
export interface ContentAccess {
  readonly projectId: string;
  readonly dataset: string;
  /** Grants access to drafts. When unset, every token is rejected. */
  readonly token?: string | undefined;
}

export interface ContentRequest {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** Responds to a request, or throws an HttpError for the caller to send. */
export type RequestHandler = (request: ContentRequest) => Promise<void>;

/** The default tag of `sanity graphql deploy`. */
const graphqlTag = "default";

/**
 * Creates the request handler of a dataset.
 *
 * @param current returns the dataset as of a request.
 * @param listeners receives the clients that listen for changes.
 */
export function createRequestHandler(
  { projectId, dataset, token }: ContentAccess,
  current: () => LoadedDataset,
  listeners: Listeners,
): RequestHandler {
  const sdl = Buffer.from(contentModelSdl());
  let revisionsSaved = Promise.resolve();

  /** Returns the documents that a request may see, once their revisions are saved. */
  const readDocuments = async (request: ContentRequest): Promise<readonly SerializedDocument[]> => {
    const hasToken = checkToken(request.incoming, token);
    const loaded = current();
    // On every read, as Gatsby may empty the folder after the first; one at a time, as concurrent writers
    // would share a temporary file.
    revisionsSaved = revisionsSaved.catch(() => undefined).then(loaded.saveRevisions);
    await revisionsSaved;
    return hasToken ? loaded.documents : loaded.documents.filter(isPublic);
  };

  const sendSchema = (request: ContentRequest, tag: string | undefined): void => {
    checkToken(request.incoming, token);
    if (tag !== graphqlTag) {
      throw notFound(`GraphQL schema not found: no API is deployed under the tag "${tag}".`);
    }
    send(request.response, 200, sdl, "text/plain; charset=utf-8");
  };

  const sendExport = async (request: ContentRequest): Promise<void> => {
    const lines = (await readDocuments(request)).map(({ line }) => line);
    await sendLines(request.response, lines, "application/x-ndjson");
  };

  const sendQueryResult = async (request: ContentRequest): Promise<void> => {
    const documents = await readDocuments(request);
    const search = request.url.searchParams;
    const query =
      request.incoming.method === "POST"
        ? queryFromBody(await readJsonBody(request.incoming), search)
        : queryFromUrl(search);
    sendJson(request.response, 200, await runQuery(query, documents.map(parseDocument)));
  };

  const addListener = async ({ incoming, response, url }: ContentRequest): Promise<void> => {
    const hasToken = checkToken(incoming, token);
    const query = queryFromUrl(url.searchParams);
    // Rejects an invalid query before the stream opens.
    await runQuery(query, []);
    listeners.add({
      ...query,
      response,
      includeResult: url.searchParams.get("includeResult") === "true",
      canRead: hasToken ? () => true : isPublic,
    });
  };

  /** Sends the original file: image transformations such as `?w=…` are ignored. */
  const sendAsset = async (request: ContentRequest): Promise<void> => {
    const asset = current().files.get(request.url.pathname);
    const content = asset && (await readFile(asset.file).catch(() => undefined));
    // The URL contains the content's hash, so a file that has changed since no longer belongs to it.
    const isCurrent = content && createHash("sha1").update(content).digest("hex") === asset.sha1;
    if (!isCurrent) {
      throw notFound(`There is no asset at ${request.url.pathname}.`);
    }
    send(request.response, 200, content, asset.mimeType);
  };

  return async (request) => {
    const parts = request.url.pathname.split("/").slice(1).map(decodeURIComponent);
    const [version, area, endpoint, name, tag] = parts;
    const route = version === "v1" ? `${area}/${endpoint}` : version;
    const length = parts.length;
    if (route === "apis/graphql" && length === 5) {
      requireMethod(request, "GET", "HEAD");
      checkDataset(name);
      sendSchema(request, tag);
    } else if (route === "data/export" && length === 4) {
      requireMethod(request, "GET", "HEAD");
      checkDataset(name);
      await sendExport(request);
    } else if (route === "data/query" && length === 4) {
      requireMethod(request, "GET", "HEAD", "POST");
      checkDataset(name);
      await sendQueryResult(request);
    } else if (route === "data/listen" && length === 4) {
      requireMethod(request, "GET");
      checkDataset(name);
      await addListener(request);
    } else if ((route === "images" || route === "files") && length === 4) {
      requireMethod(request, "GET", "HEAD");
      await sendAsset(request);
    } else {
      requireMethod(request, "GET", "HEAD", "POST");
      throw notFound(`The embedded server has nothing at ${request.url.pathname}.`);
    }
  };

  function checkDataset(name: string | undefined): void {
    if (name !== dataset) {
      throw notFound(`Dataset "${name}" not found for project ID "${projectId}".`);
    }
  }
}

function requireMethod(request: ContentRequest, ...methods: string[]): void {
  const method = request.incoming.method ?? "";
  if (!methods.includes(method)) {
    throw requestError(405, "Method Not Allowed", `${method} is not allowed here.`, {
      headers: { Allow: methods.join(", ") },
    });
  }
}

/**
 * Returns whether a request carries the token. One without any token may read what is public.
 *
 * @throws HttpError 401 for a wrong token.
 */
function checkToken(incoming: IncomingMessage, token: string | undefined): boolean {
  const { authorization } = incoming.headers;
  if (authorization === undefined) {
    return false;
  }
  if (token === undefined || authorization !== `Bearer ${token}`) {
    throw requestError(401, "Unauthorized", "The token is not the one in SANITY_TOKEN.", {
      errorCode: "SIO-401-ANF",
    });
  }
  return true;
}

/** The hosted service requires a token for documents with a dot in the id, such as `drafts.<id>`. */
function isPublic({ _id }: { readonly _id: string }): boolean {
  return !_id.includes(".");
}
