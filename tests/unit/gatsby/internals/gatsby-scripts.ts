import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const asGatsbyWritesThem = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="64dd4379";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

/** Writes, below a folder, what a build has left for the end of every page. */
export async function writeGatsbyScripts(folder: string, html = asGatsbyWritesThem): Promise<void> {
  const slices = join(folder, "_gatsby", "slices");
  await mkdir(slices, { recursive: true });
  await writeFile(join(slices, "_gatsby-scripts-1.html"), html);
}
