import { mkdir, readdir } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { checkImage, UnreadableImage } from "../../src/sanity/check-image";
import { attachmentError } from "../../src/sanity/model/asset-formats";
import { slugFromTitle } from "../../src/sanity/model/slug-rules";
import {
  describeFile,
  folderOf,
  type AssetKind,
  type DatasetFolder,
} from "../../src/sanity/embedded/assets";
import { writeFileAtomically } from "./write-file";
import { requestError } from "../../src/sanity/embedded/http-errors";

const unreadablePicture = "The picture cannot be read: the file is damaged, or is not a picture.";

export interface Upload {
  readonly kind: AssetKind;
  /** As the editor's computer calls the file. */
  readonly fileName: string;
  readonly content: Buffer;
}

/**
 * Writes a file into the folder of its kind, under a name of its own.
 *
 * @throws HTTPException 400 for a file that the site cannot show, 503 when the file cannot be written.
 */
export async function storeFile(
  { folder }: DatasetFolder,
  { kind, fileName, content }: Upload,
): Promise<void> {
  try {
    if (kind === "image") await checkImage(content);
    const { extension } = await describeFile(kind, content, fileName);
    const error = kind === "file" ? attachmentError(extension) : undefined;
    if (error !== undefined) throw new Error(error);
    const path = join(folder, folderOf(kind));
    await mkdir(path, { recursive: true });
    const name = await freeName(
      path,
      slugFromTitle(basename(fileName, extname(fileName))) || kind,
      extension,
    );
    await writeFileAtomically(join(path, name), content);
  } catch (error) {
    throw uploadError(error);
  }
}

async function freeName(folder: string, stem: string, extension: string): Promise<string> {
  // Some systems take no account of capitals.
  const taken = new Set((await readdir(folder)).map((name) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}.${extension}`;
    if (!taken.has(name)) return name;
  }
}

/** Errors of the file system have a code; others are about the content. */
function uploadError(error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code !== undefined) return requestError(503, `The file cannot be written: ${message}`);
  const isDamaged = error instanceof UnreadableImage;
  return requestError(400, isDamaged ? unreadablePicture : message);
}
