/**
 * Takes side-by-side screenshots of every kind of page in `public/` in all installed engines, for manual
 * review: `npx tsx tests/engines/take-pictures.ts <folder> [width…]`. Prints each page's height per engine.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { startWranglerServer } from "../../src/cli/wrangler-server";
import { publicDirectory } from "../setup/output/built-site";
import { engineNames } from "../setup/engines/engine";
import { findEngine } from "../setup/engines/find-engine";
import { scrollThrough } from "../setup/engines/page-faults";
import { visitorOf } from "../setup/engines/visitor";
import { findFreePort } from "../setup/servers/free-port";
import { samplePaths } from "../setup/content/sample-pages";
import { consentKey } from "../../src/browser/storage-entries";

/** CSS pixels, unless others are named. */
const usualWidths = [375, 1280];
const gap = 20;

async function takePictures(folder: string, widths: readonly number[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await startWranglerServer({
    directory: publicDirectory,
    port: await findFreePort(),
  });
  const screenshots = new Map<string, Buffer[]>();
  try {
    for (const name of engineNames.filter((each) => findEngine(each).missing.length === 0)) {
      const engine = await findEngine(name).launch({ javaScript: true });
      try {
        const page = await engine.openPage();
        const visitor = visitorOf(page, server.origin);
        await visitor.goto("/");
        await visitor.evaluate(
          (key) => localStorage.setItem(key, '{"analytics":false,"marketing":false}'),
          consentKey,
        );
        for (const width of widths) {
          await page.resize(width, 900);
          for (const path of samplePaths) {
            await visitor.goto(path);
            await visitor.untilHydrated();
            // tsx wraps functions in calls of `__name`.
            await page.evaluate("void (globalThis.__name = (named) => named)");
            await visitor.evaluate(scrollThrough);
            const key = `${path.replaceAll("/", "_")}-${width}`;
            screenshots.set(key, [...(screenshots.get(key) ?? []), await page.picture()]);
          }
        }
      } finally {
        await engine.close();
      }
    }
  } finally {
    await server.stop();
  }
  for (const [key, images] of screenshots) await writeSheet(join(folder, `${key}.png`), images);
}

async function writeSheet(file: string, images: readonly Buffer[]): Promise<void> {
  const sizes = await Promise.all(images.map((image) => sharp(image).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  await sharp({
    create: { width: images.length * (width + gap), height, channels: 3, background: "#888" },
  })
    .composite(images.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png()
    .toFile(file);
  console.warn(`${sizes.map((size) => size.height).join("\t")}\t${file}`);
}

const [folder, ...named] = process.argv.slice(2);
if (!folder) throw new Error("Usage: npx tsx tests/engines/take-pictures.ts <folder> [width…]");
void takePictures(folder, named.length > 0 ? named.map(Number) : usualWidths);
