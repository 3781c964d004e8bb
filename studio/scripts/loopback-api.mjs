/**
 * A fake server for the parts of Sanity's API that Sanity's command line uses, so that the real commands run
 * without an account or a network.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const studio = fileURLToPath(new URL("..", import.meta.url));

/**
 * Starts the fake server on a free port of 127.0.0.1.
 *
 * @param {readonly any[]} [documents] content, used only to check whether a slug is unique.
 * @returns the Studio's settings for the server, the deployed schema, and a function that stops it.
 */
export async function startLoopbackApi(documents = []) {
  /** @type {unknown} */
  let deployed;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const path = url.pathname.replace(/^\/v[^/]+/, "");
    /** @param {number} status @param {unknown} body */
    const send = (status, body) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    const text = await readText(request);
    const isSchema = path.startsWith("/apis/graphql/");
    if (path === "/users/me") send(200, { id: "nobody", name: "Nobody", roles: [] });
    else if (path.startsWith("/data/doc/")) send(200, { omitted: [] });
    else if (path.startsWith("/data/query/"))
      send(200, { result: isFree(url.searchParams, documents) });
    else if (isSchema && request.method === "POST" && path.endsWith("/validate"))
      send(200, { breakingChanges: [], dangerousChanges: [] });
    else if (isSchema && request.method === "PUT") {
      deployed = JSON.parse(text).schema;
      send(200, { location: `/v1${path}` });
    } else send(404, { message: `Nothing at ${path}.` });
  });

  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    settings: {
      // Sanity's client puts the project id before the host, which makes 127.0.0.1.
      SANITY_STUDIO_PROJECT_ID: "127",
      SANITY_STUDIO_DATASET: "production",
      SANITY_STUDIO_API_HOST: `http://0.0.1:${port}`,
      SANITY_AUTH_TOKEN: "none",
    },
    deployed: () => deployed,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Answers Sanity's query whether no other document has a slug in a field.
 *
 * @param {URLSearchParams} search
 * @param {readonly any[]} documents
 */
function isFree(search, documents) {
  const field = /(\w+)\.current == \$slug/.exec(search.get("query") ?? "")?.[1];
  if (field === undefined) throw new Error(`Not a query for a slug: ${search.get("query")}`);
  /** @param {string} name */
  const parameter = (name) => JSON.parse(search.get(`$${name}`) ?? "null");
  return !documents.some(
    (document) =>
      document._type === parameter("docType") &&
      document._id !== parameter("published") &&
      document[field]?.current === parameter("slug"),
  );
}

/**
 * Runs a command of the `sanity` package in the Studio's folder.
 *
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} settings
 * @returns its standard output.
 * @throws Error with the command's output when it fails.
 */
export async function runSanity(args, settings) {
  const child = spawn(process.execPath, ["node_modules/sanity/bin/sanity", ...args], {
    cwd: studio,
    env: { ...process.env, ...settings, CI: "1", DO_NOT_TRACK: "1", NO_UPDATE_NOTIFIER: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (part) => (output += part));
  child.stderr.setEncoding("utf8").on("data", (part) => (errors += part));
  const exitCode = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (exitCode !== 0) throw new Error(`sanity ${args.join(" ")} failed:\n${output}${errors}`);
  return output;
}

/** @param {AsyncIterable<Buffer>} stream */
async function readText(stream) {
  let text = "";
  for await (const part of stream) text += String(part);
  return text;
}
