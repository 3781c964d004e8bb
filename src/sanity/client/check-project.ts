import { isPublishedId, publishedFilter } from "../documents/document-ids";
import { documentTypeNames, graphqlName } from "../model/document-types";
import { TransientError } from "./fetch-with-retries";
import {
  fetchFromSanity,
  parseJson,
  queryResult,
  unexpectedResponse,
  type SanityProject,
} from "./sanity-client";

const publishedTypes = JSON.stringify(documentTypeNames);
const countPublished = `count(*[_type in ${publishedTypes} && ${publishedFilter}])`;

/**
 * Checks, before a build starts, that a Sanity project has a deployed GraphQL schema with every type of the content
 * model.
 *
 * @returns the schema, in SDL.
 * @throws Error that names the setting and says what to do, after up to three retries of transient errors.
 */
export async function checkProject(project: SanityProject): Promise<string> {
  const { dataset } = project;
  const request = {
    path: `/apis/graphql/${encodeURIComponent(dataset)}/default`,
    notFound:
      `There is no GraphQL schema for the dataset "${dataset}". Either it is not deployed (run ` +
      "`sanity graphql deploy` in the Studio), or SANITY_DATASET or SANITY_PROJECT_ID is wrong.",
  };
  return await fetchFromSanity(project, request, (schema) => {
    checkSchema(schema, project);
    return schema;
  });
}

/**
 * Checks that an export has every published document. One that was published since is missed, too: another
 * attempt brings it. One that arrives twice, as it was changed meanwhile, is one document: the plugin keeps the
 * last, and `project.warn` is told.
 *
 * @throws TransientError when some are missing, and Error as `checkProject` does.
 */
export async function checkExport(project: SanityProject, text: string): Promise<void> {
  const counts = new Map<string, number>();
  for (const id of exportedIds(text)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const received = counts.size;
  const expected = await countDocuments(project);
  if (received < expected) {
    throw new TransientError(
      `Sanity has ${expected} published documents, but only ${received} arrived: its export broke off. ` +
        "Build again.",
    );
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([id]) => id);
  if (repeated.length > 0) {
    const names = repeated.join(", ");
    project.warn?.(`Sanity's export has more than one line for ${names}; the last is used.`);
  }
}

/** Returns the ids of the published documents in an export (NDJSON). @throws TransientError when a line is no document. */
export function exportedIds(text: string): string[] {
  const types: ReadonlySet<unknown> = new Set(documentTypeNames);
  const ids: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parseJson(line);
    if (value === undefined) {
      throw new TransientError(
        `Sanity's export is damaged or broke off: line ${index + 1} is not valid JSON. Build again; ` +
          "see status.sanity.io.",
      );
    }
    const { _id: id, _type: type, error } = (value ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof id !== "string" || typeof type !== "string") {
      const detail = typeof error === "string" ? `: ${error}` : "";
      throw new TransientError(
        `Line ${index + 1} of Sanity's export is not a document${detail}. Build again.`,
      );
    }
    if (types.has(type) && isPublishedId(id)) ids.push(id);
  }
  return ids;
}

async function countDocuments(project: SanityProject): Promise<number> {
  const { dataset } = project;
  const request = {
    path: `/data/query/${encodeURIComponent(dataset)}?query=${encodeURIComponent(countPublished)}`,
    notFound: `There is no dataset "${dataset}". SANITY_DATASET or SANITY_PROJECT_ID is wrong.`,
  };
  return await fetchFromSanity(project, request, (body) => {
    const count = queryResult(body, project);
    if (typeof count === "number") return count;
    throw new Error(unexpectedResponse(project, "a number of documents", body));
  });
}

/** The plugin silently skips a type that is not deployed, and queries fail much later. */
function checkSchema(schema: string, project: SanityProject): void {
  const types = new Set(Array.from(schema.matchAll(/^type (\w+)/gm), ([, name]) => name));
  if (!types.has("RootQuery")) {
    throw new Error(unexpectedResponse(project, "a GraphQL schema", schema));
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
