/** Rows of the fault table in which the content service is at fault. */
import { createServer } from "node:net";
import { betweenLines, cutOff, faultIn, hang, instead, status, withinLine, without } from "./acts";
import type { Row } from "./row";
import { siteProblems } from "./site-checks";
import { post } from "./small-content";

/** A port that nothing listens on. */
export async function closedPort(): Promise<number> {
  return await new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A change of a post that is planned for a release. */
const planned = (release: string) => ({ ...post(4), _id: `versions.${release}.post-4` });

/** @param port that nothing listens on. */
export function serviceRows(port: number): readonly Row[] {
  const quick = { SANITY_TIMEOUT: "1" };
  return [
    {
      name: "connection refused",
      settings: { SANITY_API_HOST: `http://0.0.1:${port}` },
      end: /No connection to .*ECONNREFUSED.*SANITY_API_HOST/,
    },
    {
      name: "host that no name server knows",
      settings: { SANITY_API_HOST: "http://content.invalid" },
      end: /The host of .* is not known.*SANITY_PROJECT_ID or SANITY_API_HOST/,
    },
    {
      name: "connection that hangs",
      fault: faultIn("schema", hang),
      settings: quick,
      end: /http:\S+ did not answer within 1 s.*4 attempts/,
      atMost: 40,
    },
    {
      name: "401",
      fault: faultIn("query", status(401)),
      end: /Sanity does not show .* without a token.*SANITY_TOKEN/,
    },
    {
      name: "403 with a token",
      fault: faultIn("query", status(403)),
      settings: { SANITY_TOKEN: "sk-test" },
      end: /Sanity refuses the token in SANITY_TOKEN/,
    },
    {
      name: "404 of the schema",
      fault: faultIn("schema", status(404)),
      end: /There is no GraphQL schema .*sanity graphql deploy/,
    },
    {
      name: "429 twice, with Retry-After",
      fault: faultIn("export", status(429, { "Retry-After": "1" }), 2),
      says: /Sanity gets too many requests.*Trying again in 1 s/,
      end: "site",
    },
    {
      name: "429 for ever",
      fault: faultIn("query", status(429, { "Retry-After": "0" })),
      end: /Sanity gets too many requests.*SANITY_PROJECT_ID.*4 attempts/,
    },
    {
      name: "500 for ever",
      fault: faultIn("export", status(500)),
      end: /Sanity has a fault of its own .HTTP 500.*4 attempts/,
    },
    {
      name: "503, then an answer",
      fault: faultIn("export", status(503), 1),
      says: /Sanity has a fault of its own .HTTP 503.*Trying again in 0.5 s/,
      end: "site",
    },
    {
      name: "503 for a question about changes, in a warm build",
      // The first one is our own.
      fault: (answer) => answer.times === 2 && faultIn("query", status(503))(answer),
      isWarm: true,
      says: /^(?!.*starts anew).*HTTP 503.*Trying again in 0.5 s/,
      end: "site",
    },
    {
      name: "connection cut within the export",
      fault: faultIn("export", cutOff),
      end: /No connection to .*4 attempts/,
    },
    {
      name: "export cut within a line",
      fault: faultIn("export", withinLine),
      end: /Sanity's export is damaged or broke off: line 2 is not valid JSON.*4 attempts/,
    },
    {
      name: "export cut between two lines",
      fault: faultIn("export", betweenLines),
      end: /Sanity has 6 published documents, but its export brought only 1.*4 attempts/,
    },
    {
      name: "export cut between two lines once",
      fault: faultIn("export", betweenLines, 1),
      says: /Sanity has 6 .* brought only 1/,
      end: "site",
    },
    {
      name: "export that lost a post, and brought two planned releases",
      fault: faultIn("export", without("post-4", planned("r1"), planned("r2"))),
      settings: { SANITY_TOKEN: "sk-test" },
      end: /Sanity has 6 published documents, but its export brought only 5.*4 attempts/,
    },
    {
      name: "post unpublished while the export is read",
      // After our own question, and the one before the export.
      fault: (answer) =>
        faultIn("export", without("post-4"))(answer) ||
        (answer.times > 2 && faultIn("query", instead('{"result":5}'))(answer)),
      says: /^(?!.*broke off)/,
      end: "site",
      check: (publicDirectory) => siteProblems(publicDirectory, [1, 2, 3]),
    },
    {
      name: "export that falls silent",
      fault: faultIn("export", ({ response, body }) => void response.write(body.subarray(0, 99))),
      settings: quick,
      end: /http:\S+ did not answer within 1 s.*4 attempts/,
      atMost: 40,
    },
    {
      name: "invalid JSON",
      fault: faultIn("export", instead('{"_id": oops}\n')),
      end: /Sanity's export is damaged or broke off: line 1 is not valid JSON/,
    },
    {
      name: "web page in place of the service",
      fault: faultIn("schema", instead("<!doctype html><title>Sign in</title>")),
      end: /http:\S+ did not answer with .*Something other than Sanity.*SANITY_API_HOST/,
    },
  ];
}
