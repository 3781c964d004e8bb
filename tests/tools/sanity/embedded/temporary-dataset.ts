import { join } from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../setup/temporary-folder";

/** Makes a dataset's folder for each test of a file. */
export function temporaryDataset() {
  const parent = temporaryFolder();
  const write = (path: string, content: string | Buffer) =>
    parent.write({ [join("data", path)]: content });
  return {
    get folder() {
      return parent.at("data");
    },
    write,
    /** Writes `data.ndjson`; strings are written verbatim. */
    writeDocuments(lines: readonly (string | object)[]) {
      const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
      write("data.ndjson", texts.map((text) => `${text}\n`).join(""));
    },
  };
}

/** Creates an image in a single colour. */
export function makePng(width: number, height: number, background = "#2549ff"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
