import { Kind, parse } from "gatsby/graphql";
import { fetchFromSanity, unexpectedResponse, type SanityProject } from "./sanity-client";
import { documentTypes } from "../model/content-model";
import { publishedFilter } from "../documents/document-ids";
import { graphqlName } from "../model/graphql-sdl";

const publishedTypes = JSON.stringify(documentTypes.map(({ name }) => name));
const countPublished = `count(*[_type in ${publishedTypes} && ${publishedFilter}])`;

/**
 * Asks a Sanity project, before a build starts, whether the build will get what it needs: the
 * deployed GraphQL schema with every type of the content model, and the published documents.
 *
 * @returns how many published documents of the content model there are; zero is for the caller to judge.
 * @throws Error that names the setting and says what to do. Where another attempt may help, up to
 * three are made first.
 */
export async function checkProject(remote: SanityProject): Promise<{ documents: number }> {
  const { dataset, token } = remote;
  // fetch would put a token that it cannot send into its own error message.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new Error("SANITY_TOKEN holds characters that no token has; copy it anew.");
  }

  const schema = await fetchFromSanity(remote, {
    path: `/apis/graphql/${encodeURIComponent(dataset)}/default`,
    notFound:
      `There is no GraphQL schema for the dataset "${dataset}". Either it is not deployed (run ` +
      "`sanity graphql deploy` in the Studio), or SANITY_DATASET or SANITY_PROJECT_ID is wrong.",
  });
  checkSchema(schema, remote);
  return { documents: await countDocuments(remote) };
}

/**
 * How many published documents of the content model there are at this moment.
 *
 * @throws Error as `checkRemoteContent` does.
 */
export async function countDocuments(remote: SanityProject): Promise<number> {
  const { dataset } = remote;
  const query = encodeURIComponent(countPublished);
  const count = await fetchFromSanity(remote, {
    path: `/data/query/${encodeURIComponent(dataset)}?query=${query}`,
    notFound: `There is no dataset "${dataset}". SANITY_DATASET or SANITY_PROJECT_ID is wrong.`,
  });
  return readCount(count, remote);
}

/** A type that is not deployed would only be skipped by the plugin, and queries fail much later. */
function checkSchema(text: string, remote: SanityProject): void {
  const types = typeNames(text);
  if (!types.has("RootQuery")) {
    throw new Error(unexpectedResponse(remote, "a GraphQL schema", text));
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

function readCount(text: string, remote: SanityProject): number {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    if (typeof result === "number" && Number.isInteger(result) && result >= 0) {
      return result;
    }
  } catch {
    // Not JSON: falls through to the same message.
  }
  throw new Error(unexpectedResponse(remote, "a number of documents", text));
}
