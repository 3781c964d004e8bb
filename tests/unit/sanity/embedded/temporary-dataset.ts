import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** A dataset folder for one test. */
export interface TemporaryDataset {
  readonly folder: string;
  /** Writes `data.ndjson`; strings are written verbatim. */
  writeDocuments(lines: readonly (string | object)[]): Promise<void>;
  write(path: string, content: string | Buffer): Promise<void>;
  remove(): Promise<void>;
}

export async function makeTemporaryDataset(): Promise<TemporaryDataset> {
  const root = await mkdtemp(join(tmpdir(), "dataset-"));
  const folder = join(root, "data");
  await mkdir(folder);
  const write = async (path: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  return {
    folder,
    write,
    writeDocuments: (lines) =>
      write(
        "data.ndjson",
        lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
      ),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Creates an image in a single colour. */
export function makePng(width: number, height: number, background = "#2549ff"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
