import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const gatsbyHtml = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="64dd4379";</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

/** Writes the slice that a build creates for the end of every page. */
export async function writeGatsbyScripts(folder: string, html = gatsbyHtml): Promise<void> {
  const slices = join(folder, "_gatsby", "slices");
  await mkdir(slices, { recursive: true });
  await writeFile(join(slices, "_gatsby-scripts-1.html"), html);
}
