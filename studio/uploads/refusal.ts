/** Why a file is not uploaded. Pure. */
import {
  attachmentError,
  pictureError,
  pictureFormats,
} from "../../src/sanity/model/asset-formats";

/** A file on the editor's computer. */
type ChosenFile = { readonly name: string; readonly type: string };

const pictureTypes = new Set([...pictureFormats.values()].map(({ mimeType }) => mimeType));

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns why the site could not show a file, as a sentence; undefined if its format is one that it shows. */
export function formatRefusal(
  kind: "image" | "file",
  { name, type }: ChosenFile,
): string | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const isPicture = pictureTypes.has(type);
  const error =
    kind === "file" ? attachmentError(extension) : isPicture ? undefined : pictureError(extension);
  return error && sentence(error);
}

/** Returns what the server says about a file that it refuses, as a sentence. */
export function serverRefusal(error: Error): string {
  const { response } = error as { response?: { body?: { message?: unknown } } };
  const message = response?.body?.message;
  return sentence(typeof message === "string" ? message : error.message);
}
