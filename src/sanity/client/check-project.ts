import { Kind, parse } from "gatsby/graphql";
import { fetchFromSanity, unexpectedResponse, type SanityProject } from "./sanity-client";
import { documentTypeNames, graphqlName } from "../model/document-types";
import { publishedFilter } from "../documents/document-ids";

const publishedTypes = JSON.stringify(documentTypeNames);
const countPublished = `count(*[_type in ${publishedTypes} && ${publishedFilter}])`;

/**
 * Checks, before a build starts, that a Sanity project has what the build needs: a deployed GraphQL
 * schema with every type of the content model, and published documents.
 *
 * @returns the number of published documents of the content model, which may be zero.
 * @throws Error that names the setting and says what to do, after up to three retries of transient errors.
 */
export async function checkProject(project: SanityProject): Promise<{ documents: number }> {
  const { dataset, token } = project;
  // fetch would quote a token that it cannot send in its error message.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    throw new Error("SANITY_TOKEN holds characters that no token has; copy it again.");
  }

  const schema = await fetchFromSanity(project, {
    path: `/apis/graphql/${encodeURIComponent(dataset)}/default`,
    notFound:
      `There is no GraphQL schema for the dataset "${dataset}". Either it is not deployed (run ` +
      "`sanity graphql deploy` in the Studio), or SANITY_DATASET or SANITY_PROJECT_ID is wrong.",
  });
  checkSchema(schema, project);
  return { documents: await countDocuments(project) };
}

/**
 * Counts the published documents of the content model.
 *
 * @throws Error as `checkProject` does.
 */
export async function countDocuments(project: SanityProject): Promise<number> {
  const { dataset } = project;
  const query = encodeURIComponent(countPublished);
  const count = await fetchFromSanity(project, {
    path: `/data/query/${encodeURIComponent(dataset)}?query=${query}`,
    notFound: `There is no dataset "${dataset}". SANITY_DATASET or SANITY_PROJECT_ID is wrong.`,
  });
  return readCount(count, project);
}

/** The plugin silently skips a type that is not deployed, and queries fail much later. */
function checkSchema(text: string, project: SanityProject): void {
  const types = typeNames(text);
  if (!types.has("RootQuery")) {
    throw new Error(unexpectedResponse(project, "a GraphQL schema", text));
  }
  const missing = documentTypeNames.map(graphqlName).filter((name) => !types.has(name));
  if (missing.length > 0) {
    throw new Error(
      `The GraphQL schema deployed for the dataset "${project.dataset}" lacks ` +
        `${missing.join(", ")}. Run \`sanity graphql deploy\` in the Studio that has this site's ` +
        "content model, or correct SANITY_DATASET.",
    );
  }
}

/** The object types that a schema declares; empty when the text is not a schema. */
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

function readCount(text: string, project: SanityProject): number {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    if (typeof result === "number" && Number.isInteger(result) && result >= 0) {
      return result;
    }
  } catch {
    // Not JSON: falls through to the same message.
  }
  throw new Error(unexpectedResponse(project, "a number of documents", text));
}
