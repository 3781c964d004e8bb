/** The names of a dataset's files, as `sanity dataset export` writes them: the files themselves are named by hash. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isJsonObject, withoutByteOrderMark, type Json, type JsonObject } from "./documents";
import { isMissing } from "./missing-file";

const fileName = "assets.json";

/**
 * What an export has of its assets beside the files, by `image-<sha1>` or `file-<sha1>` of their content: the asset
 * documents without what follows from the file.
 */
export type AssetMap = JsonObject;

/** Reads `assets.json` of a folder; empty where there is none. @throws Error when it is no JSON object. */
export async function readAssetMap(folder: string): Promise<AssetMap> {
  const file = join(folder, fileName);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "{}";
    throw error;
  });
  try {
    const value = JSON.parse(withoutByteOrderMark(text)) as Json;
    if (isJsonObject(value)) return value;
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${(error as Error).message}).`, { cause: error });
  }
  throw new Error(`${file} has to hold one JSON object, as Sanity's export writes it.`);
}

/** Returns the name that a file had when it was uploaded; undefined if it is not known. */
export function originalFilename(map: AssetMap, key: string): string | undefined {
  const asset = Object.hasOwn(map, key) ? map[key] : undefined;
  const name = isJsonObject(asset) ? asset.originalFilename : undefined;
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}
