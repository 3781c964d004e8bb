import { rename, writeFile } from "node:fs/promises";

/** Writes a file that appears under its name once it is whole: a build that ends meanwhile leaves none that is cut. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}
