import { setTimeout as wait } from "node:timers/promises";
import { Kind, parse } from "gatsby/graphql";
import { documentTypes } from "./content-model";
import { graphqlName } from "./graphql-sdl";

export interface RemoteContent {
  readonly projectId: string;
  readonly dataset: string;
  readonly token?: string | undefined;
  /** Origin of Sanity's API without the project, such as `https://api.sanity.io`. */
  readonly apiHost: string;
  /** Milliseconds that one attempt may take, answer included. */
  readonly timeoutMs: number;
  /** Told, in one line, about each attempt that failed and is made again. */
  readonly warn?: (message: string) => void;
  /** Milliseconds before the second attempt; doubles with each further one. Default 500. */
  readonly retryDelayMs?: number;
}

interface Question {
  readonly path: string;
  /** What to tell when there is nothing at that address. */
  readonly notFound: string;
}

interface Failure {
  readonly message: string;
  /** Whether the same question may get a better answer a moment later. */
  readonly mayPass: boolean;
  /** Milliseconds that the service asked to be left alone. */
  readonly pauseMs?: number;
}

const furtherAttempts = 3;
const longestPauseMs = 30_000;

const publishedTypes = JSON.stringify(documentTypes.map(({ name }) => name));
const countPublished = `count(*[_type in ${publishedTypes} && !(_id in path("drafts.**"))])`;

/**
 * Asks a Sanity project, before a build starts, whether the build will get what it needs: the
 * deployed GraphQL schema with every type of the content model, and the published documents.
 *
 * @returns how many published documents of the content model there are; zero is for the caller to judge.
 * @throws Error that names the setting and says what to do. Where another attempt may help, up to
 * three are made first.
 */
export async function checkRemoteContent(remote: RemoteContent): Promise<{ documents: number }> {
  const { dataset, token } = remote;
  // fetch would put a token that it cannot send into its own error message.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new Error("SANITY_TOKEN holds characters that no token has; copy it anew.");
  }

  const schema = await ask(remote, {
    path: `/apis/graphql/${encodeURIComponent(dataset)}/default`,
    notFound:
      `There is no GraphQL schema for the dataset "${dataset}". Either it is not deployed (run ` +
      "`sanity graphql deploy` in the Studio), or SANITY_DATASET or SANITY_PROJECT_ID is wrong.",
  });
  checkSchema(schema, remote);

  const query = encodeURIComponent(countPublished);
  const count = await ask(remote, {
    path: `/data/query/${encodeURIComponent(dataset)}?query=${query}`,
    notFound: `There is no dataset "${dataset}". SANITY_DATASET or SANITY_PROJECT_ID is wrong.`,
  });
  return { documents: readCount(count, remote) };
}

/** Where gatsby-source-sanity's client asks: it puts the project in front of the host. */
function apiAddress({ projectId, apiHost }: RemoteContent): string {
  const [protocol, host] = apiHost.split("://", 2);
  return `${protocol}://${projectId}.${host}/v1`;
}

async function ask(remote: RemoteContent, question: Question): Promise<string> {
  const { warn = () => undefined, retryDelayMs = 500 } = remote;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await tryOnce(remote, question);
    if (typeof answer === "string") {
      return answer;
    }
    if (!answer.mayPass) {
      throw new Error(answer.message);
    }
    if (attempt === furtherAttempts) {
      throw new Error(`${answer.message} (${attempt + 1} attempts were made.)`);
    }
    const pauseMs = Math.min(answer.pauseMs ?? retryDelayMs * 2 ** attempt, longestPauseMs);
    warn(`${answer.message} Trying again in ${seconds(pauseMs)}.`);
    await wait(pauseMs);
  }
}

/** The body of a good answer, or why there is none. */
async function tryOnce(remote: RemoteContent, question: Question): Promise<string | Failure> {
  const { token, timeoutMs } = remote;
  try {
    const response = await fetch(`${apiAddress(remote)}${question.path}`, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      // The plugin's client follows none either; Sanity sends none.
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    return response.status === 200 ? text : describeStatus(response, text, remote, question);
  } catch (error) {
    return { message: describeConnection(error, remote), mayPass: true };
  }
}

function describeConnection(error: unknown, remote: RemoteContent): string {
  const address = apiAddress(remote);
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") {
    return (
      `${address} did not answer within ${seconds(remote.timeoutMs)}. Check the network and ` +
      "SANITY_API_HOST, or try again later."
    );
  }
  const code = cause?.code ?? cause?.message ?? message;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return (
      `The host of ${address} is not known (${code}). SANITY_PROJECT_ID or SANITY_API_HOST may be ` +
      "misspelt, or this machine has no network."
    );
  }
  return (
    `No connection to ${address} (${code}). Check SANITY_API_HOST, SANITY_PROJECT_ID and the ` +
    "network, or whether a firewall or proxy is in between."
  );
}

function describeStatus(
  response: Response,
  text: string,
  remote: RemoteContent,
  question: Question,
): Failure {
  const { status } = response;
  const { dataset, projectId, token } = remote;
  const said = `HTTP ${status}${sanityMessage(text)}`;
  if (status === 401 || status === 403) {
    const message =
      token === undefined
        ? `Sanity does not show the dataset "${dataset}" without a token (${said}). Set ` +
          "SANITY_TOKEN to an API token that may read it, or make the dataset public."
        : `Sanity refuses the token in SANITY_TOKEN (${said}). It has to be a valid API token of ` +
          `the project "${projectId}" that may read the dataset "${dataset}"; make one under API ` +
          "in sanity.io/manage.";
    return { message, mayPass: false };
  }
  if (status === 404) {
    return { message: `${question.notFound} (${said})`, mayPass: false };
  }
  if (status === 429) {
    const message =
      `Sanity gets too many requests (${said}). Wait a few minutes, or look at the quota of the ` +
      `project "${projectId}" (SANITY_PROJECT_ID) in sanity.io/manage.`;
    const retryAfter = Number(response.headers.get("Retry-After") ?? Number.NaN);
    return { message, mayPass: true, ...(retryAfter >= 0 && { pauseMs: retryAfter * 1000 }) };
  }
  if (status >= 500) {
    const message =
      `Sanity has a fault of its own (${said}). Try again later; status.sanity.io tells more. If ` +
      "SANITY_API_HOST is set, check that it is Sanity's.";
    return { message, mayPass: true };
  }
  return { message: notSanity(remote, `HTTP 200 but with ${said}`, text), mayPass: false };
}

/** What Sanity's error says in its own words, in any of the shapes that its errors have. */
function sanityMessage(text: string): string {
  try {
    const { message, error } = JSON.parse(text) as { message?: unknown; error?: unknown };
    const { description } = (error ?? {}) as { description?: unknown };
    const said = [message, description, error].find((value) => typeof value === "string");
    return said === undefined ? "" : `: ${oneLine(said).slice(0, 200)}`;
  } catch {
    return "";
  }
}

/** A type that is not deployed would only be skipped by the plugin, and queries fail much later. */
function checkSchema(text: string, remote: RemoteContent): void {
  const types = typeNames(text);
  if (!types.has("RootQuery")) {
    throw new Error(notSanity(remote, "a GraphQL schema", text));
  }
  const missing = documentTypes
    .map((type) => graphqlName(type.name))
    .filter((name) => !types.has(name));
  if (missing.length > 0) {
    throw new Error(
      `The GraphQL schema deployed for the dataset "${remote.dataset}" lacks ` +
        `${missing.join(", ")}. Run \`sanity graphql deploy\` in the Studio that has this site's ` +
        "content model, or correct SANITY_DATASET.",
    );
  }
}

/** The object types that a schema declares; none when the text is no schema. */
function typeNames(text: string): ReadonlySet<string> {
  try {
    return new Set(
      parse(text).definitions.flatMap((node) =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION ? [node.name.value] : [],
      ),
    );
  } catch {
    return new Set();
  }
}

function readCount(text: string, remote: RemoteContent): number {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    if (typeof result === "number" && Number.isInteger(result) && result >= 0) {
      return result;
    }
  } catch {
    // Not JSON: falls through to the same message.
  }
  throw new Error(notSanity(remote, "a number of documents", text));
}

function notSanity(remote: RemoteContent, expected: string, text: string): string {
  const start = oneLine(text).slice(0, 80);
  return (
    `${apiAddress(remote)} did not answer with ${expected} ("${start}"). Something other than ` +
    "Sanity may answer there: check SANITY_API_HOST, and whether a proxy or a sign-in page is in " +
    "between."
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}
