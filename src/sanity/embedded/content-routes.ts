import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { contentModelSdl } from "../model/graphql-sdl";
import { runQuery, queryFromUrl, queryFromBody } from "./groq-query";
import { parseDocument, type SerializedDocument } from "./serialized-document";
import { notFound, readJsonBody, requestError, send, sendJson, sendLines } from "./http-responses";
import type { Listeners } from "./listeners";
import type { LoadedDataset } from "./load-dataset";

/** Under which names the content is asked for, and by whom. */
export interface ContentAccess {
  readonly projectId: string;
  readonly dataset: string;
  /** Lets drafts be read. Without it, no token is right. */
  readonly token?: string | undefined;
}

export interface ContentRequest {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

/** Answers a request, or throws an HttpFault for the caller to answer with. */
export type RequestHandler = (request: ContentRequest) => Promise<void>;

/** The name under which `sanity graphql deploy` puts a schema unless told otherwise. */
const graphqlTag = "default";

/**
 * Makes the function that answers every request about a dataset.
 *
 * @param current gives the dataset as it is at the moment of a request.
 * @param listeners takes those who want to hear of later changes.
 */
export function createRequestHandler(
  { projectId, dataset, token }: ContentAccess,
  current: () => LoadedDataset,
  listeners: Listeners,
): RequestHandler {
  const sdl = Buffer.from(contentModelSdl());
  let ledgerSaved = Promise.resolve();

  /** The documents that this request may see, once the ledger knows that they were read. */
  const readDocuments = async (request: ContentRequest): Promise<readonly SerializedDocument[]> => {
    const mayReadAll = checkToken(request.incoming, token);
    const loaded = current();
    // At every reading, because Gatsby may empty the folder after the first; one after the other,
    // because two writers would share one unfinished file.
    ledgerSaved = ledgerSaved.catch(() => undefined).then(loaded.saveRevisions);
    await ledgerSaved;
    return mayReadAll ? loaded.documents : loaded.documents.filter(isPublic);
  };

  const answerSchema = (request: ContentRequest, tag: string | undefined): void => {
    checkToken(request.incoming, token);
    if (tag !== graphqlTag) {
      throw notFound(`GraphQL schema not found: no API is deployed under the tag "${tag}".`);
    }
    send(request.response, 200, sdl, "text/plain; charset=utf-8");
  };

  const answerExport = async (request: ContentRequest): Promise<void> => {
    const lines = (await readDocuments(request)).map(({ line }) => line);
    await sendLines(request.response, lines, "application/x-ndjson");
  };

  const answerGroq = async (request: ContentRequest): Promise<void> => {
    const documents = await readDocuments(request);
    const search = request.url.searchParams;
    const question =
      request.incoming.method === "POST"
        ? queryFromBody(await readJsonBody(request.incoming), search)
        : queryFromUrl(search);
    sendJson(request.response, 200, await runQuery(question, documents.map(parseDocument)));
  };

  const answerListener = async ({ incoming, response, url }: ContentRequest): Promise<void> => {
    const mayReadAll = checkToken(incoming, token);
    const question = queryFromUrl(url.searchParams);
    // A query that cannot be understood is refused before there is a stream.
    await runQuery(question, []);
    listeners.add({
      ...question,
      response,
      includeResult: url.searchParams.get("includeResult") === "true",
      maySee: mayReadAll ? () => true : isPublic,
    });
  };

  /** Sizes and formats are not computed: `?w=…` and the like are passed over. */
  const answerFile = async (request: ContentRequest): Promise<void> => {
    const found = current().files.get(request.url.pathname);
    const content = found && (await readFile(found.file).catch(() => undefined));
    // The address says which content it has; a file that was changed since has another address.
    const isSame = content && createHash("sha1").update(content).digest("hex") === found.sha1;
    if (!isSame) {
      throw notFound(`There is no asset at ${request.url.pathname}.`);
    }
    send(request.response, 200, content, found.mimeType);
  };

  return async (request) => {
    const parts = request.url.pathname.split("/").slice(1).map(decodeURIComponent);
    const [version, area, endpoint, name, tag] = parts;
    const route = version === "v1" ? `${area}/${endpoint}` : version;
    const length = parts.length;
    if (route === "apis/graphql" && length === 5) {
      allow(request, "GET", "HEAD");
      checkDataset(name);
      answerSchema(request, tag);
    } else if (route === "data/export" && length === 4) {
      allow(request, "GET", "HEAD");
      checkDataset(name);
      await answerExport(request);
    } else if (route === "data/query" && length === 4) {
      allow(request, "GET", "HEAD", "POST");
      checkDataset(name);
      await answerGroq(request);
    } else if (route === "data/listen" && length === 4) {
      allow(request, "GET");
      checkDataset(name);
      await answerListener(request);
    } else if ((route === "images" || route === "files") && length === 4) {
      allow(request, "GET", "HEAD");
      await answerFile(request);
    } else {
      allow(request, "GET", "HEAD", "POST");
      throw notFound(`The embedded server has nothing at ${request.url.pathname}.`);
    }
  };

  function checkDataset(name: string | undefined): void {
    if (name !== dataset) {
      throw notFound(`Dataset "${name}" not found for project ID "${projectId}".`);
    }
  }
}

function allow(request: ContentRequest, ...methods: string[]): void {
  const method = request.incoming.method ?? "";
  if (!methods.includes(method)) {
    throw requestError(405, "Method Not Allowed", `${method} is not allowed here.`, {
      headers: { Allow: methods.join(", ") },
    });
  }
}

/**
 * Whether the request carries the token. None at all is allowed and sees what is public.
 *
 * @throws HttpFault 401 for any other token
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

/** The hosted service shows an id with a dot, such as `drafts.<id>`, only to those with a token. */
function isPublic({ _id }: { readonly _id: string }): boolean {
  return !_id.includes(".");
}
