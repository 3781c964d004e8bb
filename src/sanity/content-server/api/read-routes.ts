import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isPublished } from "../../documents/document-ids";
import { contentModelSdl } from "../../model/graphql-sdl";
import type { Dataset } from "../dataset/dataset";
import type { StoredDocument } from "../dataset/documents";
import { accessOf, type AccessRules } from "./access";
import { runQuery } from "../dataset/groq-query";
import { queryFromBody, queryFromUrl } from "./query-request";
import { readJsonBody, send, sendJson, sendLines } from "./http-responses";
import { notFound } from "../http-error";
import type { Listeners } from "./listeners";
import { inPerspective, parsePerspective } from "./perspectives";
import type { Route, RoutedRequest } from "./router";

/** The names under which the content is served, and who may read it. */
export interface ContentAccess extends AccessRules {
  readonly projectId: string;
  readonly dataset: string;
}

/** The default tag of `sanity graphql deploy`. */
const graphqlTag = "default";

/**
 * Returns the routes that read.
 *
 * @param current returns the dataset as of a request.
 * @param listeners receives the clients that listen for changes.
 */
export function readRoutes(
  content: ContentAccess,
  current: () => Dataset,
  listeners: Listeners,
): readonly Route[] {
  const sdl = Buffer.from(contentModelSdl());

  const visibleDocuments = ({ incoming }: RoutedRequest): readonly StoredDocument[] => {
    const { canReadDrafts } = accessOf(incoming, content);
    const documents = [...current().documents.values()];
    return canReadDrafts ? documents : documents.filter(({ _id }) => isPublished(_id));
  };

  const sendSchema = ({ incoming, response, params }: RoutedRequest): void => {
    checkDataset(params.dataset, content);
    accessOf(incoming, content);
    if (params.tag !== graphqlTag) {
      throw notFound(`GraphQL schema not found: no API is deployed under the tag "${params.tag}".`);
    }
    send(response, 200, sdl, "text/plain; charset=utf-8");
  };

  const sendExport = (request: RoutedRequest): void => {
    checkDataset(request.params.dataset, content);
    sendLines(request.response, visibleDocuments(request));
  };

  const sendQueryResult = async (request: RoutedRequest): Promise<void> => {
    checkDataset(request.params.dataset, content);
    const documents = visibleDocuments(request);
    const search = request.url.searchParams;
    const query =
      request.incoming.method === "POST"
        ? queryFromBody(await readJsonBody(request.incoming))
        : queryFromUrl(search);
    const perspective = parsePerspective(search.get("perspective"), request.apiVersion);
    const result = await runQuery(query, inPerspective(documents, perspective));
    const { query: _query, ...withoutQuery } = result;
    const isShort = search.get("returnQuery") === "false";
    sendJson(request.response, 200, isShort ? withoutQuery : result);
  };

  const sendDocuments = (request: RoutedRequest): void => {
    const { params, response } = request;
    checkDataset(params.dataset, content);
    const visible = new Map(visibleDocuments(request).map((each) => [each._id, each]));
    const ids = (params.ids ?? "").split(",");
    const { documents } = current();
    sendJson(response, 200, {
      documents: ids.flatMap((id) => visible.get(id) ?? []),
      omitted: ids
        .filter((id) => !visible.has(id))
        .map((id) => ({ id, reason: documents.has(id) ? "permission" : "existence" })),
    });
  };

  const addListener = async ({ incoming, response, url, params }: RoutedRequest): Promise<void> => {
    checkDataset(params.dataset, content);
    const { canReadDrafts } = accessOf(incoming, content);
    const search = url.searchParams;
    const query = queryFromUrl(search);
    // Rejects an invalid query before the stream opens.
    await runQuery(query, []);
    listeners.add({
      ...query,
      response,
      includeResult: search.get("includeResult") === "true",
      includePrevious: search.get("includePreviousRevision") === "true",
      includeMutations: search.get("includeMutations") !== "false",
      includeEffects: search.get("effectFormat") === "mendoza",
      canRead: ({ _id }) => canReadDrafts || isPublished(_id),
    });
  };

  /** Sends the original file: image transformations such as `?w=…` are ignored. */
  const sendAsset = async ({ response, url }: RoutedRequest): Promise<void> => {
    const asset = [...current().assets.values()].find(({ path }) => path === url.pathname);
    const content = asset && (await readFile(asset.file).catch(() => undefined));
    // The URL contains the content's hash, so a file that has changed since no longer belongs to it.
    const isCurrent = content && createHash("sha1").update(content).digest("hex") === asset.sha1;
    if (!isCurrent) {
      throw notFound(`There is no asset at ${url.pathname}.`);
    }
    send(response, 200, content, asset.mimeType, downloadHeaders(url.searchParams.get("dl")));
  };

  const get = ["GET", "HEAD"];
  return [
    { methods: get, path: "apis/graphql/:dataset/:tag", respond: sendSchema },
    { methods: get, path: "data/export/:dataset", respond: sendExport },
    { methods: [...get, "POST"], path: "data/query/:dataset", respond: sendQueryResult },
    { methods: get, path: "data/doc/:dataset/:ids", respond: sendDocuments },
    { methods: ["GET"], path: "data/listen/:dataset", respond: addListener },
    { methods: get, path: "images/:project/:dataset/:name", respond: sendAsset },
    { methods: get, path: "files/:project/:dataset/:name", respond: sendAsset },
  ];
}

/** Makes a browser save a file under a name rather than show it. */
function downloadHeaders(name: string | null): Record<string, string> {
  if (name === null) return {};
  const encoded = encodeURIComponent(name).replace(/['()*]/g, "_");
  return { "Content-Disposition": `attachment; filename*=UTF-8''${encoded}` };
}

/** @throws HttpError 404 for another dataset than the one that is served. */
export function checkDataset(
  name: string | undefined,
  { projectId, dataset }: ContentAccess,
): void {
  if (name !== dataset) {
    throw notFound(`Dataset "${name}" not found for project ID "${projectId}".`);
  }
}
