/** Rows of the fault table of the content service. */
import { createServer } from "node:net";
import {
  cutBetweenLines,
  cutConnection,
  cutWithinLine,
  faultIn,
  hang,
  status,
  text,
  withoutDocument,
} from "./faulty-responses";
import type { Row } from "./run-case";
import { siteProblems } from "./site-checks";
import { post } from "./small-content";

/** Returns a port that nothing listens on. */
export async function closedPort(): Promise<number> {
  return await new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A version of a post in a content release. */
const release = (name: string) => ({ ...post(4), _id: `versions.${name}.post-4` });

/** @param port one that nothing listens on. */
export function serviceRows(port: number): readonly Row[] {
  const shortTimeout = { SANITY_TIMEOUT: "1" };
  return [
    {
      name: "connection refused",
      settings: { SANITY_API_HOST: `http://0.0.1:${port}` },
      expected: /http:\S+ could not be read .the connection failed: ECONNREFUSED.*SANITY_API_HOST/,
    },
    {
      name: "host that no name server knows",
      settings: { SANITY_API_HOST: "http://content.invalid" },
      expected:
        /http:\S+ could not be read .the connection failed: ENOTFOUND.*SANITY_PROJECT_ID and SANITY_API_HOST/,
    },
    {
      name: "connection that hangs",
      fault: faultIn("schema", hang),
      settings: shortTimeout,
      expected: /http:\S+ could not be read .nothing arrived for 1 s.*4 attempts/,
      maxSeconds: 40,
    },
    {
      name: "401",
      fault: faultIn("query", status(401)),
      expected: /Sanity does not show .* without a token.*SANITY_TOKEN/,
    },
    {
      name: "403 with a token",
      fault: faultIn("query", status(403)),
      settings: { SANITY_TOKEN: "sk-test" },
      expected: /Sanity refuses the token in SANITY_TOKEN/,
    },
    {
      name: "404 of the schema",
      fault: faultIn("schema", status(404)),
      expected: /There is no GraphQL schema .*sanity graphql deploy/,
    },
    {
      name: "429 twice, with Retry-After",
      fault: faultIn("export", status(429, { "Retry-After": "1" }), 2),
      log: /Sanity gets too many requests.*Trying again in 1 s/,
      expected: "site",
    },
    {
      name: "429 for ever",
      fault: faultIn("query", status(429, { "Retry-After": "0" })),
      expected: /Sanity gets too many requests.*SANITY_PROJECT_ID.*4 attempts/,
    },
    {
      name: "500 for ever",
      fault: faultIn("export", status(500)),
      expected: /Sanity failed with a server error .HTTP 500.*4 attempts/,
    },
    {
      name: "503, then an answer",
      fault: faultIn("export", status(503), 1),
      log: /Sanity failed with a server error .HTTP 503.*Trying again in 0.5 s/,
      expected: "site",
    },
    {
      name: "503 for a question about changes, in a warm build",
      // The first query is the site's own count.
      fault: (exchange) => exchange.count === 2 && faultIn("query", status(503))(exchange),
      isWarm: true,
      log: /^(?!.*cache is emptied).*HTTP 503.*Trying again in 0.5 s/,
      expected: "site",
    },
    {
      name: "connection cut within the export",
      fault: faultIn("export", cutConnection),
      expected: /http:\S+ could not be read .the connection failed.*4 attempts/,
    },
    {
      name: "export cut within a line",
      fault: faultIn("export", cutWithinLine),
      expected: /Sanity's export is damaged or broke off: line 2 is not valid JSON.*4 attempts/,
    },
    {
      name: "export cut between two lines",
      fault: faultIn("export", cutBetweenLines),
      expected: /Sanity has 6 published documents, but only 1 arrived.*4 attempts/,
    },
    {
      name: "export cut between two lines once",
      fault: faultIn("export", cutBetweenLines, 1),
      log: /Sanity has 6 .* only 1 arrived/,
      expected: "site",
    },
    {
      name: "export that lost a post, and brought two planned releases",
      fault: faultIn("export", withoutDocument("post-4", release("r1"), release("r2"))),
      settings: { SANITY_TOKEN: "sk-test" },
      expected: /Sanity has 6 published documents, but only 5 arrived.*4 attempts/,
    },
    {
      name: "post unpublished while the export is read",
      // After the count before the export.
      fault: (exchange) =>
        faultIn("export", withoutDocument("post-4"))(exchange) ||
        (exchange.count > 1 && faultIn("query", text('{"result":5}'))(exchange)),
      log: /^(?!.*broke off)/,
      expected: "site",
      check: (publicDirectory) => siteProblems(publicDirectory, [1, 2, 3]),
    },
    {
      name: "export that falls silent",
      fault: faultIn("export", ({ response, body }) => void response.write(body.subarray(0, 99))),
      settings: shortTimeout,
      expected: /http:\S+ could not be read .nothing arrived for 1 s.*4 attempts/,
      maxSeconds: 40,
    },
    {
      name: "invalid JSON",
      fault: faultIn("export", text('{"_id": oops}\n')),
      expected: /Sanity's export is damaged or broke off: line 1 is not valid JSON/,
    },
    {
      name: "web page in place of the service",
      fault: faultIn("schema", text("<!doctype html><title>Sign in</title>")),
      expected: /http:\S+ did not answer with .*Something other than Sanity.*SANITY_API_HOST/,
    },
  ];
}
